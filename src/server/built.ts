import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Inputs of a build. The server and the content system run from their sources, but a page of the build shows mails. The
 * style sheets of the domains are created by the build.
 */
const SOURCES = ['astro.config.mjs', 'package-lock.json', 'public', 'registry', 'src'];
const EXCLUDED_SOURCES = /^src[\\/](server|cms(?![\\/]mail[\\/])|styles[\\/]sheets)([\\/]|$)|\.test\.tsx?$/;

interface Stamp {
  /** Project folder during the build: texts are read from it, so a build cannot be moved. */
  readonly root: string;
  /** Start of the build in milliseconds since 1970. */
  readonly begun: number;
}

const toStampFile = (root: string) => join(root, 'dist', 'build.json');

function getNewestSourceTime(root: string): number {
  const times = SOURCES.filter((source) => existsSync(join(root, source))).flatMap((source) => {
    const stats = statSync(join(root, source));
    if (stats.isFile()) return [stats.mtimeMs];
    return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((path) => !EXCLUDED_SOURCES.test(join(source, path)))
      .map((path) => statSync(join(root, source, path)).mtimeMs);
  });
  return Math.max(...times);
}

/** Returns true if `dist` is a complete build of the current sources, created in this folder. */
export function isBuilt(root: string): boolean {
  if (!existsSync(toStampFile(root))) return false;
  const stamp = JSON.parse(readFileSync(toStampFile(root), 'utf8')) as Stamp;
  return stamp.root === root && getNewestSourceTime(root) <= stamp.begun;
}

/**
 * Starts a build and returns its time. Creates the folder of the style sheets first: if the build created it, its
 * parent folder would be newer than the build, and the next start would build again.
 */
export function startBuild(root: string): number {
  mkdirSync(join(root, 'src', 'styles', 'sheets'), { recursive: true });
  // Modification times of files include fractions of a millisecond.
  return Date.now() + 1;
}

/** Records the end of a build with its start time, so that files edited during the build count as newer. */
export function recordBuild(root: string, startedAt: number): void {
  writeFileSync(toStampFile(root), `${JSON.stringify({ root, begun: startedAt } satisfies Stamp)}\n`);
}
