import type { Language } from '#src/domains/domain.ts';
import { type FigureName, MEANING, missed } from './bars.ts';
import { getDepth, getTics, getWords, MEASURED, measure, unitsIn } from './figures.ts';
import type { Owner } from './pieces.ts';
import { getBar, keep, reached } from './reached.ts';

/*
 * Prints the figures of a domain: `node tests/words/measure.ts [domain] [nl|en] [form or page]`. `--places` prints
 * every place that a figure counts, `--keep` writes the figures to reached.json.
 */
const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('--'));
const [owner, language, unit] = words.filter((word) => !word.startsWith('--'));
const MOST = flags.includes('--places') ? Infinity : 6;

function barText(name: FigureName, of: Language): string {
  const { atLeast, atMost } = getBar(of, name);
  return [atLeast === undefined ? '' : `at least ${atLeast}`, atMost === undefined ? '' : `at most ${atMost}`]
    .filter((text) => text !== '')
    .join(', ');
}

function printDomain(one: Owner, of: Language): void {
  const { figures, places } = measure(one, of);
  console.log(`\n== ${one} ${of}`);
  for (const [name, value] of Object.entries(figures) as [FigureName, number][]) {
    const isMet = missed(value, getBar(of, name)) === 0;
    const stored = reached[one]?.[of]?.[name];
    const saved = stored === undefined ? '' : `, kept ${stored}`;
    console.log(
      `${isMet ? '  ' : '! '}${name.padEnd(20)} ${String(value).padStart(6)}  (${barText(name, of)}${saved}) ${MEANING[name]}`,
    );
    const visible = (places[name] ?? []).filter((place) => unit === undefined || place.unit === unit);
    if (isMet || owner === undefined) continue;
    for (const place of visible.slice(0, MOST)) console.log(`      ${place.unit}: ${place.text}`);
    if (visible.length > MOST) console.log(`      … and ${visible.length - MOST} more (--places)`);
  }
  const depth = getDepth(one, of);
  const counted = getWords(one, of);
  console.log(
    `   words in different sentences ${counted.different}, verbatim elsewhere ${counted.verbatim}; items with own feedback ${depth.ownFeedback} of ${depth.items}; forms with a condition ${depth.withCondition} of ${depth.forms}`,
  );
}

function printUnits(one: Owner, of: Language): void {
  console.log('\n   form or page                        sentences  mean  <=5 %  >15 %  linking');
  for (const row of unitsIn(one, of).filter((row) => unit === undefined || row.unit === unit)) {
    const cells = [row.sentences, row.meanWords, row.shortShare, row.over15Share, row.linkingPer100];
    console.log(
      `${row.misses.length > 0 ? '!  ' : '   '}${row.unit.padEnd(36)}${cells.map((cell) => String(cell).padStart(7)).join('')}`,
    );
  }
}

for (const [one, of] of MEASURED) {
  if (owner !== undefined && owner !== one) continue;
  if (language !== undefined && language !== of) continue;
  if (flags.includes('--keep')) keep(one, of, measure(one, of).figures);
  printDomain(one, of);
  if (owner === undefined) continue;
  printUnits(one, of);
  if (of === 'nl') {
    const used = getTics(one).map(({ name, count, budget }) => `${name} ${count}/${budget}`);
    console.log(`\n   tics: ${used.join('; ')}`);
  }
}
