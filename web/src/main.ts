import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { router } from './lib/route.svelte';
import { session } from './lib/session.svelte';

await session.start();
router.start();
mount(App, { target: document.getElementById('app')! });
void session.check();

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The shell opens without a network; the table itself always asks the server.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
