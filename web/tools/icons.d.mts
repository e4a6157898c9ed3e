import type { Plugin } from 'vite';
export function iconPng(size: number, margin?: number): Uint8Array;
export function icons(): Plugin;
