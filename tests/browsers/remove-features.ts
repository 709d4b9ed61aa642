import { readdirSync, readFileSync } from 'node:fs';
import { BUILTINS, type Feature, getVersion, INTERFACES } from './compat-data.ts';

const FOLDER = 'dist/client/_astro';

/** Returns true for the URL of a script with a lookbehind, which Safari before 16.4 cannot parse. */
export const isUnparsed = ({ pathname }: URL): boolean =>
  /^\/_astro\/.*\.js$/.test(pathname) && /\(\?<[=!]/.test(readFileSync(`dist/client${pathname}`, 'utf8'));

/** Returns every word of the built scripts. */
function getWordsOfScripts(): ReadonlySet<string> {
  const scripts = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
  return new Set(scripts.flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').match(/[\w$]+/g) ?? []));
}

const isLacking = (feature: unknown, version: number) => getVersion(feature as Feature, 'safari_ios') > version;

/** Returns owner and name of features that an iOS lacks and our scripts use; without a name the owner is missing. */
function getNamesLacking(version: number): readonly (readonly [owner: string, name: string | null])[] {
  const texts = getWordsOfScripts();
  return [BUILTINS, INTERFACES].flatMap((tree) =>
    Object.entries(tree).flatMap(([owner, members]): (readonly [string, string | null])[] => {
      if (isLacking(members, version)) return texts.has(owner) ? [[owner, null]] : [];
      return Object.entries(members as Feature).flatMap(([key, member]): (readonly [string, string])[] => {
        const name = key.replace(/_static$/, '');
        return name !== '__compat' && isLacking(member, version) && texts.has(name) ? [[owner, name]] : [];
      });
    }),
  );
}

/** Returns a script that removes from Chromium what an iOS lacks, by the same data as the scan. */
export function remove(version: number): string {
  return `for (const [owner, name] of ${JSON.stringify(getNamesLacking(version))}) {
    if (name === null) delete globalThis[owner];
    else for (const place of [globalThis[owner], globalThis[owner]?.prototype, owner === 'Window' ? globalThis : null])
      if (place && Object.hasOwn(place, name)) delete place[name];
  }`;
}
