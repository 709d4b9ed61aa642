import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a build is made of. The server and the content system run from their sources; a page of the build
 * shows mails. The sheets of the domains are made by the build itself.
 */
const SOURCES = ['astro.config.mjs', 'package-lock.json', 'public', 'registry', 'src'];
const APART = /^src[\\/](server|cms(?![\\/]mail[\\/])|styles[\\/]sheets)([\\/]|$)|\.test\.tsx?$/;

interface Stamp {
  /** Folder of the project at the build: the texts are read from there, so a build does not move. */
  readonly root: string;
  /** Milliseconds since 1970 at which the build began. */
  readonly begun: number;
}

const stampOf = (root: string) => join(root, 'dist', 'build.json');

function newestSource(root: string): number {
  const times = SOURCES.filter((source) => existsSync(join(root, source))).flatMap((source) => {
    const stats = statSync(join(root, source));
    if (stats.isFile()) return [stats.mtimeMs];
    return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((path) => !APART.test(join(source, path)))
      .map((path) => statSync(join(root, source, path)).mtimeMs);
  });
  return Math.max(...times);
}

/** Whether `dist` is a whole build of the sources as they are, made in this folder. */
export function isBuilt(root: string): boolean {
  if (!existsSync(stampOf(root))) return false;
  const stamp = JSON.parse(readFileSync(stampOf(root), 'utf8')) as Stamp;
  return stamp.root === root && newestSource(root) <= stamp.begun;
}

/**
 * Begins a build and gives its moment. The folder of the sheets comes before it: made by the build, it would make the
 * folder around it newer than the build, and the next start would build again.
 */
export function beginBuild(root: string): number {
  mkdirSync(join(root, 'src', 'styles', 'sheets'), { recursive: true });
  // The clock of files counts parts of a millisecond.
  return Date.now() + 1;
}

/** Says so after the last step of a build, with the moment it began: what was edited meanwhile is newer. */
export function stampBuild(root: string, begun: number): void {
  writeFileSync(stampOf(root), `${JSON.stringify({ root, begun } satisfies Stamp)}\n`);
}
