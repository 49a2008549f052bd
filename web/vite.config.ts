import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Writes into the service worker which build it belongs to: browsers find a new one by that. */
const buildOfServiceWorker: Plugin = {
  name: 'build-of-service-worker',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    const page = readFileSync(join(dir, 'index.html'));
    const build = createHash('sha256').update(page).digest('hex').slice(0, 16);
    const worker = join(dir, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace('__BUILD__', build));
  },
};

export default defineConfig({
  plugins: [svelte(), buildOfServiceWorker],
  // The server puts its root path before these relative addresses.
  base: './',
  build: {
    outDir: '../src/motherlode/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
