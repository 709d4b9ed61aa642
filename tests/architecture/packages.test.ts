import { describe, expect, it } from 'vitest';
import { read } from './source.ts';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly deprecated?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const manifest = JSON.parse(read('package.json'));
const lock: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(read('package-lock.json'));
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('packages', () => {
  it('of the product are asked for by exact version, the sanitiser among them', () => {
    const loose = Object.entries<string>(manifest.dependencies).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
    expect(manifest.dependencies['sanitize-html']).toBeDefined();
  });

  it('come whole, from no named registry, and none is given up by its makers', () => {
    expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(locked.filter(([, { resolved, deprecated }]) => resolved || deprecated).map(([path]) => path)).toEqual([]);
  });

  it('of the product bring no esbuild from before it was mended, which astro-i18next asks for by tsm', () => {
    const own = locked.filter(([path, { dev, devOptional }]) => nameOf(path) === 'esbuild' && !dev && !devOptional);
    const versions = own.map(([, { version = '' }]) => version);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => Number(version.split('.')[1]) < 25)).toEqual([]);
  });

  it('can be asked about: known holes, and a list of what they are', () => {
    expect(manifest.scripts.audit).toBe('npm audit --omit=dev');
    expect(manifest.scripts.sbom).toMatch(/^npm sbom .*cyclonedx.* --omit=dev$/);
  });
});
