import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { recordBuild, startBuild } from './built.ts';
import { renderNotices, toNoticesFile } from './notices/notices.ts';
import { precompress } from './precompress.ts';
import { renderShareImages } from './share-images.ts';

function getAstroCommand(): string {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  return join(dirname(manifest), 'bin', 'astro.mjs');
}

/**
 * Builds pages and client with Astro, renders the images of shared links, writes the licence notices, compresses the
 * client's files, and records the build.
 */
export async function buildProduct(root: string): Promise<void> {
  const startedAt = startBuild(root);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const build = spawn(process.execPath, [getAstroCommand(), 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The build failed (${code}).`);
  await renderShareImages(join(root, 'dist', 'client'));
  writeFileSync(toNoticesFile(join(root, 'dist', 'client')), renderNotices(root));
  await precompress(join(root, 'dist', 'client'));
  recordBuild(root, startedAt);
}
