import type { Language } from '#src/domains/domain.ts';
import { type FigureName, MEANING, missed } from './bars.ts';
import { getDepth, getTics, getWords, MEASURED_PAGES, measure, readUnits } from './figures.ts';
import type { Owner } from './pieces.ts';
import { data, getBar, save } from './reached.ts';

/*
 * Prints the figures of a domain: `node tests/words/measure.ts [domain] [nl|en] [form or page]`. `--places` prints
 * every place that a figure counts, `--keep` writes the figures to reached.json.
 */
const args = process.argv.slice(2);
const flags = args.filter((word) => word.startsWith('--'));
const [owner, language, unit] = args.filter((word) => !word.startsWith('--'));
const MAX = flags.includes('--places') ? Infinity : 6;

function getBarText(name: FigureName, language: Language): string {
  const { atLeast, atMost } = getBar(language, name);
  return [atLeast === undefined ? '' : `at least ${atLeast}`, atMost === undefined ? '' : `at most ${atMost}`]
    .filter((text) => text !== '')
    .join(', ');
}

function printDomain(item: Owner, language: Language): void {
  const { figures, places } = measure(item, language);
  console.log(`\n== ${item} ${language}`);
  for (const [name, value] of Object.entries(figures) as [FigureName, number][]) {
    const isMet = missed(value, getBar(language, name)) === 0;
    const storedCount = data[item]?.[language]?.[name];
    const saved = storedCount === undefined ? '' : `, kept ${storedCount}`;
    console.log(
      `${isMet ? '  ' : '! '}${name.padEnd(20)} ${String(value).padStart(6)}  (${getBarText(name, language)}${saved}) ${MEANING[name]}`,
    );
    const visible = (places[name] ?? []).filter((location) => unit === undefined || location.unit === unit);
    if (isMet || owner === undefined) continue;
    for (const location of visible.slice(0, MAX)) console.log(`      ${location.unit}: ${location.text}`);
    if (visible.length > MAX) console.log(`      … and ${visible.length - MAX} more (--places)`);
  }
  const depth = getDepth(item, language);
  const counts = getWords(item, language);
  console.log(
    `   words in different sentences ${counts.different}, verbatim elsewhere ${counts.verbatim}; items with own feedback ${depth.ownFeedback} of ${depth.items}; forms with a condition ${depth.withCondition} of ${depth.forms}`,
  );
}

function printUnits(item: Owner, language: Language): void {
  console.log('\n   form or page                        sentences  mean  <=5 %  >15 %  linking');
  for (const row of readUnits(item, language).filter((row) => unit === undefined || row.unit === unit)) {
    const cells = [row.sentences, row.meanWords, row.shortShare, row.over15Share, row.linkingPer100];
    console.log(
      `${row.misses.length > 0 ? '!  ' : '   '}${row.unit.padEnd(36)}${cells.map((cell) => String(cell).padStart(7)).join('')}`,
    );
  }
}

for (const [item, of] of MEASURED_PAGES) {
  if (owner !== undefined && owner !== item) continue;
  if (language !== undefined && language !== of) continue;
  if (flags.includes('--keep')) save(item, of, measure(item, of).figures);
  printDomain(item, of);
  if (owner === undefined) continue;
  printUnits(item, of);
  if (of === 'nl') {
    const usedNames = getTics(item).map(({ name, count, budget }) => `${name} ${count}/${budget}`);
    console.log(`\n   tics: ${usedNames.join('; ')}`);
  }
}
