import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '#src/domains/domain.ts';
import { ACROSS, BARS, type Bar, BESIDE_ALCOHOL, type FigureName, missed } from './bars.ts';
import { getWords, type Measured } from './figures.ts';
import type { Owner } from './pieces.ts';

const FILE = new URL('reached.json', import.meta.url);

type Figures = Measured['figures'];
type Table = Readonly<Record<Owner, Partial<Record<Language, Figures>>>>;

/** The figures that a domain has reached where it does not meet the bar yet: what is not in it meets its bar. */
export const reached: Table = JSON.parse(readFileSync(FILE, 'utf8'));

/** What a figure has to reach; a substance is measured against what alcohol has. */
export function getBar(language: Language, name: FigureName): Bar {
  if (name === 'differentWords') {
    return { atLeast: Math.ceil((BESIDE_ALCOHOL / 100) * getWords('alcohol', language).different) };
  }
  return (BARS[language] as Readonly<Partial<Record<FigureName, Bar>>>)[name] ?? {};
}

/** The figures that miss their bar. */
export function missing(language: Language, figures: Figures): Figures {
  const names = Object.keys(BARS[language]) as FigureName[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = figures[name];
      return value !== undefined && missed(value, getBar(language, name)) > 0 ? [[name, value]] : [];
    }),
  );
}

/** Writes what a domain has reached now. What is worse than before is no figure to keep: it is mended first. */
export function keep(owner: Owner, language: Language, figures: Figures): void {
  const table: Table = JSON.parse(readFileSync(FILE, 'utf8'));
  const before = table[owner]?.[language];
  const now = missing(language, figures);
  const worse = (Object.keys(now) as FigureName[]).filter((name) => {
    const bar = getBar(language, name);
    const stored = before?.[name] ?? bar.atLeast ?? bar.atMost ?? 0;
    return before !== undefined && !ACROSS.includes(name) && missed(now[name] ?? 0, bar) > missed(stored, bar);
  });
  if (worse.length > 0)
    throw new Error(`Worse than before in ${owner} ${language}: ${worse.join(', ')}. Mend it first.`);
  writeFileSync(FILE, `${JSON.stringify({ ...table, [owner]: { ...table[owner], [language]: now } }, null, 2)}\n`);
}
