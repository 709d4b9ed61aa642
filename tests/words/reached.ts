import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '#src/domains/domain.ts';
import { ACROSS, BARS, type Bar, BESIDE_ALCOHOL, type FigureName, missed } from './bars.ts';
import { getWords, type Measurement } from './figures.ts';
import type { Owner } from './pieces.ts';

const FILE = new URL('reached.json', import.meta.url);

type Figures = Measurement['figures'];
type Table = Readonly<Record<Owner, Partial<Record<Language, Figures>>>>;

/** Reached figures of a domain that misses a limit: a figure that is not listed meets its limit. */
export const data: Table = JSON.parse(readFileSync(FILE, 'utf8'));

/** Returns the limit of a figure; that of a substance depends on alcohol's figure. */
export function getBar(language: Language, name: FigureName): Bar {
  if (name === 'differentWords') {
    return { atLeast: Math.ceil((BESIDE_ALCOHOL / 100) * getWords('alcohol', language).different) };
  }
  return (BARS[language] as Readonly<Partial<Record<FigureName, Bar>>>)[name] ?? {};
}

/** Returns the figures that miss their limit. */
export function getMissing(language: Language, measurements: Figures): Figures {
  const names = Object.keys(BARS[language]) as FigureName[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = measurements[name];
      return value !== undefined && missed(value, getBar(language, name)) > 0 ? [[name, value]] : [];
    }),
  );
}

/** Stores the current figures of a domain. A figure that became worse is not stored: its text is corrected first. */
export function save(owner: Owner, language: Language, measurements: Figures): void {
  const table: Table = JSON.parse(readFileSync(FILE, 'utf8'));
  const previous = table[owner]?.[language];
  const now = getMissing(language, measurements);
  const worse = (Object.keys(now) as FigureName[]).filter((name) => {
    const bar = getBar(language, name);
    const storedCount = previous?.[name] ?? bar.atLeast ?? bar.atMost ?? 0;
    return previous !== undefined && !ACROSS.includes(name) && missed(now[name] ?? 0, bar) > missed(storedCount, bar);
  });
  if (worse.length > 0)
    throw new Error(`Worse than before in ${owner} ${language}: ${worse.join(', ')}. Mend it first.`);
  writeFileSync(FILE, `${JSON.stringify({ ...table, [owner]: { ...table[owner], [language]: now } }, null, 2)}\n`);
}
