import { asc, eq } from 'drizzle-orm';
import type { DeskSelfTest, SelfTestInputs } from '#src/contract/desk/self-tests.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Instrument, TestWindow } from '#src/rules/self-tests/instrument.ts';
import { readInstrument } from '#src/rules/self-tests/instrument-inputs.ts';
import type { Orm } from '../../db/orm.ts';
import { instruments } from '../../db/schema/index.ts';
import { BUILT_IN_TESTS } from './structures.ts';

type Row = typeof instruments.$inferSelect;

const isComplete = (input: SelfTestInputs) => (readInstrument(input)?.questions.length ?? 0) > 0;

const toDeskTest = ({ typed, revision, clearance }: Pick<Row, 'typed' | 'revision' | 'clearance'>): DeskSelfTest => ({
  typed,
  revision,
  isWhole: isComplete(typed),
  clearance,
  isShipped: BUILT_IN_TESTS.some(({ id }) => id === typed.id),
});

/** Lists every self-test by its key: the built-in tests, overridden by those of editors. */
export async function listDeskSelfTests(db: Pick<Orm, 'select'>): Promise<readonly DeskSelfTest[]> {
  const rows = await db.select().from(instruments).orderBy(asc(instruments.id));
  const storedTestIds = new Set(rows.map(({ id }) => id));
  const shipped = BUILT_IN_TESTS.filter(({ id }) => !storedTestIds.has(id)).map((input) => ({
    typed: input,
    revision: 0,
    clearance: null,
  }));
  return [...shipped, ...rows]
    .map(toDeskTest)
    .toSorted((deskSelfTest, other) => (deskSelfTest.typed.id < other.typed.id ? -1 : 1));
}

/** Finds a test; undefined if there is none with that id. */
export async function findDeskSelfTest(db: Pick<Orm, 'select'>, id: string): Promise<DeskSelfTest | undefined> {
  const [row] = await db.select().from(instruments).where(eq(instruments.id, id));
  if (row) return toDeskTest(row);
  const builtIn = BUILT_IN_TESTS.find((readonly) => readonly.id === id);
  return builtIn && toDeskTest({ typed: builtIn, revision: 0, clearance: null });
}

/** An available test, with its texts. */
export interface AvailableInstrument {
  readonly typed: SelfTestInputs;
  readonly instrument: Instrument;
}

/** Lists the available tests of a domain: complete and approved. */
export async function listAvailableTests(
  db: Pick<Orm, 'select'>,
  domain: string,
): Promise<readonly AvailableInstrument[]> {
  const rows = await db.select().from(instruments).orderBy(asc(instruments.id));
  return rows.flatMap(({ typed, clearance }) => {
    const instrument = clearance && typed.domain === domain ? readInstrument(typed) : null;
    return instrument && instrument.questions.length > 0 ? [{ typed, instrument }] : [];
  });
}

/** Returns an available test for a reader of one language. */
export const toAvailableSelfTest = ({ typed, instrument }: AvailableInstrument, language: Language) => ({
  id: typed.id,
  version: typed.version,
  title: language === 'nl' ? typed.titleNl : typed.titleEn,
  owner: typed.owner,
  terms: typed.terms,
  window: typed.window as TestWindow,
  questions: instrument.questions.map(({ text, options }) => ({
    text: text[language],
    options: options.map((option) => option.text[language]),
  })),
  bands: instrument.bands.map(({ words, ...band }) => ({ ...band, words: words[language] })),
});
