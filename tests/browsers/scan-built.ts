import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINIMUM_BROWSERS, MINIMUM_DESK_BROWSERS } from '#src/browsers.ts';
import { getScriptGraphFile, type ScriptGraph } from '#src/render/scripts/graph.ts';
import { OF_LIBRARIES, OWN, STYLES_OF_LOOKS } from './allowed.ts';
import { judge } from './judge.ts';
import { scanScript } from './scan-script.ts';
import { scanSheet } from './scan-sheet.ts';

/**
 * Reads every built script and sheet of the client, including libraries, and fails if one uses a feature that a
 * supported browser lacks: the last step of `npm run build`. Files of the desk only are checked against its browsers.
 */

const ROOT = process.cwd();
const FOLDER = join(ROOT, 'dist', 'client', '_astro');
const OF_EVERYONE = /^src\/(islands|shell|native|layouts)\//;
const graph = JSON.parse(readFileSync(getScriptGraphFile(ROOT), 'utf8')) as ScriptGraph;

/** Returns the scripts that users outside staff load: those of screens and of the frame, with their imports. */
function getScriptsOfEveryone(): ReadonlySet<string> {
  const reachable = new Set<string>();
  const meet = (url: string): void => {
    if (reachable.has(url)) return;
    reachable.add(url);
    graph[url]?.imports.forEach(meet);
  };
  for (const [url, { sources }] of Object.entries(graph)) {
    if (sources.some((source) => OF_EVERYONE.test(source))) meet(url);
  }
  return reachable;
}

const everyones = getScriptsOfEveryone();
const usedKeys = new Set<string>();
const ofScripts = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => {
    const node = graph[`/_astro/${file}`];
    // A script that the bundler did not create is on every page.
    const isOfEveryone = node === undefined || everyones.has(`/_astro/${file}`);
    const sources = node?.sources ?? [];
    // A script that the bundler only copied is a library with the file's name.
    const libraries = node?.packages ?? [file.replace(/\.[^.]+\.js$/, '.js')];
    const findings = scanScript(
      file,
      readFileSync(join(FOLDER, file), 'utf8'),
      isOfEveryone ? MINIMUM_BROWSERS : MINIMUM_DESK_BROWSERS,
    );
    const isAllowed = (name: string): boolean => {
      const ofLibrary = OF_LIBRARIES.find(
        (item) => item.name === name && libraries.some((library) => library.startsWith(item.where)),
      );
      if (ofLibrary) usedKeys.add(`${name} of ${ofLibrary.where}`);
      return ofLibrary !== undefined || OWN.some((item) => item.name === name && sources.includes(item.where));
    };
    return judge(file, findings, isAllowed).complaints;
  });
/** Sheets that only staff load. */
const STAFF_ONLY = /^(desk|preview|on-canvas|PageEditor)\./;
const ofSheets = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const findings = scanSheet(
      readFileSync(join(FOLDER, file), 'utf8'),
      STAFF_ONLY.test(file) ? MINIMUM_DESK_BROWSERS : MINIMUM_BROWSERS,
    );
    const isAllowed = (name: string): boolean => {
      const allowedValues = STYLES_OF_LOOKS.find((item) => name === item.name || name.startsWith(`${item.name}: `));
      if (allowedValues) usedKeys.add(allowedValues.name);
      return allowedValues !== undefined;
    };
    return judge(file, findings, isAllowed).complaints;
  });
const complaints = [...ofScripts, ...ofSheets];
const expected = [
  ...OF_LIBRARIES.map(({ name, where }) => `${name} of ${where}`),
  ...STYLES_OF_LOOKS.map(({ name }) => name),
];
const stale = expected.filter((name) => !usedKeys.has(name));
for (const line of new Set(complaints)) console.error(line);
for (const name of stale) console.error(`tests/browsers/allowed.ts: nothing uses ${name} any more.`);
if (complaints.length + stale.length > 0) process.exit(1);
console.log('Every script and sheet works in the promised browsers.');
