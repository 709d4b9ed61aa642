import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { EMPTY_ANSWERS } from '#src/contract/registration.ts';
import { saveOwnWeek, saveWeekLink } from '#src/contract/week-links.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { formatWeekday } from '#src/i18n/format-date.ts';
import { sumAmounts, toAmount, toDecimal, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import {
  readWeekAmounts,
  type SubmittedWeek,
  type WeekAmounts,
  type WeekFormParseResult,
} from '#src/rules/week-link/read-week-amounts.ts';
import { getWeekDirection, getWeekStep } from '#src/rules/week-link/week-direction.ts';
import { decryptText, encryptText } from '../../db/encryption/seal.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { toNameUuid } from '../../db/name-uuid.ts';
import { registrations, users, weekLinks } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { getFieldErrorText } from '../../http/form-error.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, requireUser, type User } from '../../identity/find-user.ts';
import { toVisitColumns } from '../../identity/note-visit.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { findMissingDayBadges, recordDays } from '../registrations/record-day.ts';
import { getUserDay, readRegistrationLimits, type SystemContext } from '../registrations/registered-domain.ts';
import { toRegistrationColumns } from '../registrations/registration-row.ts';
import { findValidWeekLink, lockValidWeekLink, requireToken, toLinksDigest, type WeekLink } from './find-link.ts';
import { findPendingHomeParts } from './pending-home-parts.ts';
import { getWeekDays, readWeekTotals } from './read-days.ts';

const TEXT = 'week-link.errors';

/** Reads the sent fields; null for anything but texts by date and a list of dates, which the form never sends. */
function readSentWeek({ days, none }: Readonly<Record<string, unknown>>): SubmittedWeek | null {
  const texts = Object.entries(days as Readonly<Record<string, unknown>>);
  if (!texts.every(([, text]) => typeof text === 'string')) return null;
  return { days: Object.fromEntries(texts) as Readonly<Record<string, string>>, none: none as readonly string[] };
}

/** Responds with errors by date in the language of the request; `week` for the whole form. */
function refuse(
  c: ApiContext,
  submittedWeek: SubmittedWeek | null,
  refusal: Extract<WeekFormParseResult, { ok: false }>,
): Response {
  const { language } = c.var;
  const getErrorText = (problem: string, values = {}) =>
    getFieldErrorText(language, TEXT, { name: 'day', problem }, values);
  const fields = [...refusal.days].map(([date, problem]) => {
    const input = submittedWeek?.days[date]?.trim() ?? '';
    return [date, getErrorText(problem, { day: formatWeekday(date, language), typed: input })];
  });
  const error = Object.fromEntries(refusal.week === null ? fields : [['week', getErrorText(refusal.week)]]);
  return c.json({ message: Object.values(error).join(' '), error }, 400, { 'Cache-Control': 'no-store' });
}

const OTHER_FORM = { ok: false, week: 'form', days: new Map() } as const;

/** Returns the id of the registration that a link creates for a day, so that a repetition creates an equal one. */
export const toLinkedDayUuid = ({ digest }: Pick<WeekLink, 'digest'>, date: string): string =>
  toNameUuid(`week link ${digest.toString('hex')} ${date}`);

const digestAmounts = ({ keys }: Pick<ContentSystem, 'keys'>, { digest }: WeekLink, amounts: WeekAmounts): Buffer =>
  toLinksDigest(keys, JSON.stringify([digest.toString('hex'), ...amounts]));

const getCipherContext = ({ uid, monday }: WeekLink) => ({ table: 'week_links', row: monday, owner: uid });

/** Returns the first response again for equal values; refuses other values. */
function repeatResponse(system: ContentSystem, link: WeekLink, amounts: WeekAmounts): string {
  const isRepeated = link.usedDigest?.equals(digestAmounts(system, link, amounts)) ?? false;
  if (!isRepeated || link.answer === null) throw new ApiError(409, 'week-saved');
  return decryptText(system.keys, getCipherContext(link), link.answer);
}

interface Saving {
  readonly monday: CalendarDate;
  readonly user: User;
  readonly amounts: WeekAmounts;
  readonly missing: Awaited<ReturnType<typeof findMissingDayBadges>>;
  /** Returns the id of the registration of a day, constant in every attempt. */
  readonly toUuid: (date: CalendarDate) => string;
  /** True for a logged-in user. A link never reveals an amount that was registered before. */
  readonly isOwn: boolean;
}

/** Stores the open days in one statement, like the form of a day, and returns the response. */
async function storeDays(context: SystemContext, tx: Transaction, saving: Saving) {
  const { monday, user, amounts, missing, toUuid, isOwn } = saving;
  const { system, domain } = context.var;
  const { uid } = user;
  const days = getWeekDays(monday).filter((date) => date >= user.registrationsStart);
  const body = days.flatMap((date) => {
    const amount = amounts.get(date);
    return amount === undefined ? [] : [{ date, amount, uuid: toUuid(date) }];
  });
  const totals = await readWeekTotals(
    tx,
    { uid, monday },
    body.map(({ uuid }) => uuid),
  );
  const { maximum, checkFrom } = await readRegistrationLimits(context);
  const open = body.filter(({ date }) => !totals.has(date));
  const acceptedDays = open.filter(({ amount }) => amount <= toAmount(maximum));
  const saved = new Map(acceptedDays.map(({ date, amount }) => [date, amount]));
  const rows = acceptedDays.map(({ date, amount, uuid }) => {
    const rowKey = { uid, uuid };
    const columns = toRegistrationColumns(system, rowKey, { ...EMPTY_ANSWERS, date, amount });
    return { ...rowKey, createdAt: system.now(), ...columns, amount: toDecimal(amount) };
  });
  await insertRows(tx, registrations, rows, 'uuid');
  const [first, ...laterDates] = saved.keys();
  if (first !== undefined) await recordDays(context, tx, { uid, dates: [first, ...laterDates], missing });
  const waiting = await findPendingHomeParts(system, tx, user);
  const filled = new Map([...totals, ...saved].filter(([date]) => days.includes(date)));
  const week = { domain: domain.key, monday, saved, amounts: filled, totals, checkFrom, waiting };
  const direction = getWeekDirection(week);
  const counted = [...(isOwn ? filled : saved).values()];
  const answer = {
    filled: filled.size,
    days: days.length,
    saved: saved.size,
    none: counted.filter((amount) => amount === ZERO_AMOUNT).length,
    sum: toDecimal(sumAmounts(counted)),
    direction,
    next: getWeekStep(week, direction),
    dropped: body.filter(({ date }) => totals.has(date)).map(({ date }) => date),
    high: open.length - acceptedDays.length,
  };
  return { dates: [...saved.keys()], isSettled: open.length > 0, answer: JSON.stringify(answer) };
}

/** Saves a week in one transaction, with the account locked first against a concurrent restart or deletion. */
function saveOnce(c: ApiContext, match: WeekLink, amounts: WeekAmounts, missing: Saving['missing']): Promise<string> {
  const { system } = c.var;
  const now = system.now();
  return system.jobs.transact(async (tx) => {
    const user = await lockUser(tx, match.uid);
    const link = await lockValidWeekLink(tx, match, now);
    if (link.usedAt !== null) return repeatResponse(system, link, amounts);
    const context = { var: { system, domain: getDomain(user.domain as DomainKey) } };
    const toUuid = (date: CalendarDate) => toLinkedDayUuid(link, date);
    const saving = { monday: link.monday as CalendarDate, user, amounts, missing, toUuid, isOwn: false };
    const { dates, isSettled, answer } = await storeDays(context, tx, saving);
    await tx.update(users).set(toVisitColumns(now)).where(eq(users.uid, user.uid));
    if (!isSettled) return answer;
    const usedDigest = digestAmounts(system, link, amounts);
    await tx
      .update(weekLinks)
      .set({ usedAt: now, usedDigest, dates, answer: encryptText(system.keys, getCipherContext(link), answer) })
      .where(and(eq(weekLinks.uid, link.uid), eq(weekLinks.monday, link.monday)));
    return answer;
  });
}

const respond = (c: ApiContext, answer: string): Response =>
  c.body(answer, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });

/** Saves the open days of a link's week. Opens no session. */
export async function saveWeek(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const token = requireToken(c);
  await recordFailedAttempt(c, 'save-week', toLinksDigest(system.keys, token).toString('base64url'));
  const liveLink = await findValidWeekLink(system, token);
  const sentWeek = readSentWeek(await readRequest(c, saveWeekLink));
  const result = sentWeek === null ? OTHER_FORM : readWeekAmounts(sentWeek, getWeekDays(liveLink.monday));
  if (!result.ok) return refuse(c, sentWeek, result);
  const missing = await findMissingDayBadges(system.database.db, liveLink.uid);
  return respond(c, await saveOnce(c, liveLink, result.amounts, missing));
}

/** Returns the days of a week that ended before the user's current day; responds with not found for any other week. */
function getEndedWeek(c: ApiContext, user: User): readonly CalendarDate[] {
  const monday = c.req.param('monday') ?? '';
  const isEnded =
    isCalendarDate(monday) && getMonday(monday) === monday && getSunday(monday) < getUserDay(c.var.system, user);
  if (!isEnded) throw new ApiError(404, 'not-found');
  return getWeekDays(monday).filter((date) => date >= user.registrationsStart);
}

/** Saves the open days of a week of the logged-in user, as a link does; an amount above the maximum is refused. */
export async function handleSaveOwnWeek(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { maximum } = await readRegistrationLimits(c);
  const match = await requireUser(c);
  const days = getEndedWeek(c, match);
  const monday = c.req.param('monday') as CalendarDate;
  const sentWeek = readSentWeek(await readRequest(c, saveOwnWeek));
  const result = sentWeek === null ? OTHER_FORM : readWeekAmounts(sentWeek, days, toAmount(maximum));
  if (!result.ok) return refuse(c, sentWeek, result);
  const { amounts } = result;
  const missing = await findMissingDayBadges(system.database.db, match.uid);
  const save = getRetryUuid(c) ?? randomUUID();
  const toUuid = (date: CalendarDate) => toNameUuid(`own week ${save} ${date} ${amounts.get(date)}`);
  const { answer } = await system.jobs.transact(async (tx) => {
    const user = await lockUser(tx, match.uid);
    return storeDays(c, tx, { monday, user, amounts, missing, toUuid, isOwn: true });
  });
  return respond(c, answer);
}
