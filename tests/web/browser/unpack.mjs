// Unpacks the Chromium of the npm package with the libraries and fonts that a bare machine lacks.
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [packed, target] = process.argv.slice(2);
mkdirSync(target, { recursive: true });

async function inflate(name, to) {
  const draft = `${to}.${process.pid}`;
  await pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(draft));
  renameSync(draft, to);
}

for (const name of ['al2023', 'fonts', 'swiftshader']) {
  await inflate(`${name}.tar.br`, join(target, `${name}.tar`));
  execFileSync('tar', ['-xf', `${name}.tar`], { cwd: target });
}
if (!existsSync(join(target, 'chromium'))) {
  await inflate('chromium.br', join(target, 'chromium.draft'));
  chmodSync(join(target, 'chromium.draft'), 0o755);
  renameSync(join(target, 'chromium.draft'), join(target, 'chromium'));
}
