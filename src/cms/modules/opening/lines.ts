import { inArray } from 'drizzle-orm';
import { type CheckedLine, checkHelpLine } from '#src/contract/desk/help-lines.ts';
import { checkLineForm, LINE_WIRES, OPENING_WORDS } from '#src/contract/forms/opening.ts';
import type { Language, Localised } from '#src/domains/domain.ts';
import { allHelpLines, isPaid, type LineChecks } from '#src/domains/help-lines.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { changeContent } from '../../content/change-content.ts';
import type { Orm } from '../../db/orm.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { lineChecks } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readFormValues } from '../../http/form-values.ts';
import type { ApiContext } from '../../http/request.ts';
import { plainText, readWrite } from '../../http/sent-values.ts';
import { requireSession } from '../../identity/find-user.ts';

type Stored = typeof lineChecks.$inferSelect;

/** The emergency number is never called for a test. */
const NEVER_TRIED = 'emergency';

const EMPTY: Localised = { nl: '', en: '' };

async function storedChecks(db: Orm): Promise<ReadonlyMap<string, Stored>> {
  const lines = allHelpLines().map(({ id }) => id);
  const rows = await db.select().from(lineChecks).where(inArray(lineChecks.line, lines));
  return new Map(rows.map((row) => [row.line, row]));
}

/** The provider's checks of the help lines, as shown on the sites in a language. */
export async function readLineChecks(db: Orm, language: Language): Promise<LineChecks> {
  const stored = await storedChecks(db);
  return Object.fromEntries(
    [...stored].map(([line, { checkedOn, price, hours }]) => [
      line,
      { checkedOn, price: price[language], hours: hours[language] },
    ]),
  );
}

const toTry = () => allHelpLines().filter(({ id }) => id !== NEVER_TRIED);

/** Number of unverified lines. */
export async function uncheckedLines(db: Orm): Promise<number> {
  const stored = await storedChecks(db);
  return toTry().filter(({ id, checkedOn }) => checkedOn === undefined && !stored.has(id)).length;
}

async function allLines(db: Orm): Promise<readonly CheckedLine[]> {
  const stored = await storedChecks(db);
  return toTry().map((line) => {
    const found = stored.get(line.id);
    return {
      id: line.id,
      name: line.name,
      phone: line.phone,
      isPaid: isPaid(line),
      price: found?.price ?? line.price ?? EMPTY,
      hours: found?.hours ?? line.hours ?? EMPTY,
      checkedOn: found?.checkedOn ?? line.checkedOn ?? null,
      checkedBy: found?.checkedBy ?? line.checkedBy ?? null,
    };
  });
}

export const showLines = async (c: ApiContext): Promise<Response> =>
  privateAnswer(c, { lines: await allLines(c.var.system.database.db) });

const trimmedWords = (sent: unknown): Localised => {
  const { nl, en } = sent as Localised;
  return { nl: nl.trim(), en: en.trim() };
};

/** Records a provider's call to a line and its result; shown on the sites from the next request. */
export async function checkLine(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const line = toTry().find(({ id }) => id === c.req.param('line'));
  if (!line) throw new ApiError(404, 'not-found');
  const body = await readWrite(c, checkHelpLine);
  const today = amsterdamDate(system.now());
  const [price, hours] = [trimmedWords(body.price), trimmedWords(body.hours)];
  const typed = {
    checkedOn: plainText(body, 'checkedOn').trim(),
    checkedBy: plainText(body, 'checkedBy'),
    priceNl: price.nl,
    priceEn: price.en,
    hoursNl: hours.nl,
    hoursEn: hours.en,
  };
  const said = { language: c.var.language, words: OPENING_WORDS, wires: LINE_WIRES };
  const { checkedOn, checkedBy } = readFormValues(checkLineForm(isPaid(line), today), typed, said);
  const found = { checkedOn, checkedBy, price, hours, staffUid: requireSession(c).uid };
  await changeContent(system, async (tx) => {
    await tx
      .insert(lineChecks)
      .values({ line: line.id, ...found })
      .onConflictDoUpdate({ target: lineChecks.line, set: found });
    return { value: undefined, tags: [CONFIG_TAG] };
  });
  return showLines(c);
}
