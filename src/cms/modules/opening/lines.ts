import { inArray } from 'drizzle-orm';
import { checkHelpLine, type DeskHelpLine } from '#src/contract/desk/help-lines.ts';
import { checkLineForm, toCheckFormValues, toLineCheck } from '#src/contract/forms/help-line.ts';
import { OPENING_FORM_TEXTS } from '#src/contract/forms/opening.ts';
import {
  isForDanger,
  isPaid,
  type LineCheck,
  type LineChecks,
  listAllHelpLines,
  mergeLineCheck,
} from '#src/domains/help-lines.ts';
import { type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { changeContent } from '../../content/change-content.ts';
import type { Orm } from '../../db/orm.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { lineChecks } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { requireSession } from '../../identity/find-user.ts';

type LineCheckRow = typeof lineChecks.$inferSelect;

/** Id of the emergency number, which is never called as a test. */
const EMERGENCY_LINE = 'emergency';

async function readStoredChecks(db: Orm): Promise<ReadonlyMap<string, LineCheckRow>> {
  const lines = listAllHelpLines().map(({ id }) => id);
  const rows = await db.select().from(lineChecks).where(inArray(lineChecks.line, lines));
  return new Map(rows.map((row) => [row.line, row]));
}

/** Days after which the hours from a call are no longer used, and after which a line has to be called again. */
const VALID_DAYS = 365;
const CALL_AGAIN_DAYS = 180;

const countDaysSince = (date: string, today: CalendarDate) => countDaysBetween(date as CalendarDate, today);

/** Returns the result of the last call; hours that no call confirmed for a year are replaced by those of the record. */
function toCheck({ checkedOn, open, price, languages }: LineCheckRow, today: CalendarDate): LineCheck {
  return { checkedOn, open: countDaysSince(checkedOn, today) > VALID_DAYS ? null : open, price, languages };
}

/** Returns the provider's checks of the help lines. */
export async function readLineChecks(db: Orm, now: Date): Promise<LineChecks> {
  const today = getAmsterdamDate(now);
  const storedChecks = await readStoredChecks(db);
  return Object.fromEntries([...storedChecks].map(([line, row]) => [line, toCheck(row, today)]));
}

const toTry = () => listAllHelpLines().filter(({ id }) => id !== EMERGENCY_LINE);

/** Returns the number of unverified lines. */
export async function countUncheckedLines(db: Orm): Promise<number> {
  const storedChecks = await readStoredChecks(db);
  return toTry().filter(({ id, checkedOn }) => checkedOn === undefined && !storedChecks.has(id)).length;
}

async function readAllLines({
  database: { db },
  now,
}: Pick<ContentSystem, 'database' | 'now'>): Promise<readonly DeskHelpLine[]> {
  const today = getAmsterdamDate(now());
  const storedChecks = await readStoredChecks(db);
  return toTry().map((line) => {
    const match = storedChecks.get(line.id);
    const check = match ? { ...toCheck(match, today), checkedBy: match.checkedBy } : null;
    const { open, price } = mergeLineCheck(line, check ?? undefined);
    const checkedOn = check?.checkedOn ?? line.checkedOn ?? null;
    return {
      id: line.id,
      name: line.name,
      phone: line.phone,
      isPaid: isPaid(line),
      isDanger: isForDanger(line),
      shown: { open, price },
      check,
      checkedOn,
      checkedBy: check?.checkedBy ?? line.checkedBy ?? null,
      isOld: checkedOn !== null && countDaysSince(checkedOn, today) > CALL_AGAIN_DAYS,
    };
  });
}

export const showLines = async (c: ApiContext): Promise<Response> =>
  respondPrivately(c, { lines: await readAllLines(c.var.system) });

/** Records a provider's call to a line and its result; shown on the sites from the next request. */
export async function checkLine(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const line = toTry().find(({ id }) => id === c.req.param('line'));
  if (!line) throw new ApiError(404, 'not-found');
  const body = await readRequest(c, checkHelpLine);
  const today = getAmsterdamDate(system.now());
  const options = { isPaid: isPaid(line), isDanger: isForDanger(line) };
  const input = {
    checkedOn: readPlainText(body, 'checkedOn').trim(),
    checkedBy: readPlainText(body, 'checkedBy'),
    ...toCheckFormValues(body as unknown as LineCheck, today),
  };
  const values = readFormValues(checkLineForm(options, today), input, {
    language: c.var.language,
    textKey: OPENING_FORM_TEXTS,
  });
  const match = { ...toLineCheck(values), checkedBy: values.checkedBy, staffUid: requireSession(c).uid };
  await changeContent(system, async (tx) => {
    await tx
      .insert(lineChecks)
      .values({ line: line.id, ...match })
      .onConflictDoUpdate({ target: lineChecks.line, set: match });
    return { value: undefined, tags: [CONFIG_TAG] };
  });
  return showLines(c);
}
