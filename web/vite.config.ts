/// <reference types="vitest/config" />
// Only the types: building the client must not need the tools of its tests.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './tools/icons.mjs';

const server = process.env.STARHOLD_SERVER ?? 'http://127.0.0.1:8017';

// vitest's reporter wants this of a newer Node than we ask for.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let i = 0;
  for (const item of items) {
    const key = keyOf(item, i++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

const EVERYWHERE =
  /\/src\/(lib\/(api|attempt\.svelte|i18n\.svelte|route\.svelte|seed|seeds|session\.svelte|settings\.svelte|store|title)\.ts|art\/Icon\.svelte|shell\/(Bar|Failure)\.svelte)$/;

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Small parts that every page needs come as one file: packed together they weigh less, and are asked for once.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: EVERYWHERE }] } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
  // Tests run the browser's build of Svelte, so that components can be mounted.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
  },
});
