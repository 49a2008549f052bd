import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Writes into the service worker which build it belongs to: browsers find a new one by that. */
const buildOfServiceWorker: Plugin = {
  name: 'build-of-service-worker',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    const hash = createHash('sha256');
    for (const name of ['index.html', 'offline.html', 'offline.js'])
      hash.update(readFileSync(join(dir, name)));
    const build = hash.digest('hex').slice(0, 16);
    const worker = join(dir, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace('__BUILD__', build));
  },
};

const WORDS = '../src/motherlode/i18n';

/** Writes the texts of the page without a connection into its script, in every language. */
const textsWithoutConnection: Plugin = {
  name: 'texts-without-connection',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    const texts: Record<string, Record<string, string>> = {};
    for (const language of readdirSync(WORDS)) {
      if (!/^[a-z]{2}$/.test(language)) continue;
      const source = readFileSync(join(WORDS, language, 'ui', 'app.ftl'), 'utf8');
      const found = source.matchAll(/^offline-(\w+) = (.+)$/gm);
      texts[language] = Object.fromEntries(Array.from(found, ([, key, text]) => [key, text]));
    }
    const script = join(dir, 'offline.js');
    const filled = readFileSync(script, 'utf8').replace('__TEXTS__', () => JSON.stringify(texts));
    writeFileSync(script, filled);
  },
};

export default defineConfig({
  plugins: [svelte(), textsWithoutConnection, buildOfServiceWorker],
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
