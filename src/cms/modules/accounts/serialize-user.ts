import { ACCOUNT_WIRE_NAMES, type AccountField, NOTIFICATIONS_WIRE_NAME } from '#src/contract/own-user.ts';
import { type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { toUserDate } from '#src/rules/calendar/user-date.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';

import { serializeTime, type WrappedFields, wrapValue } from '../../http/wrap.ts';
import type { User } from '../../identity/find-user.ts';
import { MAX_REFUSALS } from '../../mail/refusals.ts';
import { mustRename } from '../nicknames/must-rename.ts';
import { setHintCookie } from '../sessions/start-session.ts';
import { serializeConsent } from './consent.ts';

/** Returns the public fields of a new account: no address, no role. */
export const serializeNewUser = ({ uid, uuid, language, createdAt, changedAt }: User): WrappedFields => ({
  uid: wrapValue(uid),
  uuid: wrapValue(uuid),
  langcode: wrapValue(language),
  created: serializeTime(createdAt),
  changed: serializeTime(changedAt),
});

/** Returns the settings by their wire names; an unset setting has no value. */
function serializeSettings(user: User): WrappedFields {
  const entries = Object.entries(ACCOUNT_WIRE_NAMES).map(([name, wire]) => {
    const value = user[name as AccountField];
    return [wire, value === null ? [] : wrapValue(value)];
  });
  return Object.fromEntries(entries);
}

const wrapUser = (user: User): WrappedFields => ({
  ...serializeNewUser(user),
  name: wrapValue(user.mail),
  mail: wrapValue(user.mail),
  ...serializeSettings(user),
  roles: [{ target_id: user.role, target_type: 'user_role' }],
  field_nickname_to_change: wrapValue(mustRename(user)),
  [NOTIFICATIONS_WIRE_NAME]: user.notifications.map((value) => ({ value })),
  field_program_start_date: wrapValue(user.programStart),
  field_validated_email: wrapValue(user.validatedAt !== null),
  field_hti_newly_registered: wrapValue(user.isNewFromHti),
  field_lock_code: wrapValue(user.lockCode !== null),
  field_mail_refused: wrapValue(user.mailRefusals >= MAX_REFUSALS),
  ...serializeConsent(user),
});

/** Returns true for a launched user of a provider that requires a lock code, until they set one. */
export const needsLockCode = ({ var: { system } }: ApiContext, { isNewFromHti, lockCode }: User): boolean =>
  isNewFromHti && lockCode === null && system.config.accounts.hti?.needsCode === true;

/** Returns the number of days between this visit and the previous one; null on a later day. */
function countAbsentDays(now: Date, { previousActiveAt, activeAt, dayStartsAt }: User): number | null {
  if (previousActiveAt === null) return null;
  const [previousDate, date, today] = [previousActiveAt, activeAt, now].map((time) =>
    toUserDate(time, dayStartsAt),
  ) as [CalendarDate, CalendarDate, CalendarDate];
  return date === today ? countDaysBetween(previousDate, date) : null;
}

/** Returns the user's account with the fields of every module and of a call; updates its cookies in the browser. */
export async function showOwnUser(c: ApiContext, user: User, extraValues: WrappedFields = {}): Promise<Response> {
  setHintCookie(c, user);
  const daysAway = countAbsentDays(c.var.system.now(), user);
  const additions = await Promise.all(c.var.system.ownFields.map((add) => add(c.var.system, user)));
  return respondPrivately(
    c,
    Object.assign(
      {},
      wrapUser(user),
      {
        field_days_away: daysAway === null ? [] : wrapValue(daysAway),
        field_needs_lock_code: wrapValue(needsLockCode(c, user)),
      },
      extraValues,
      ...additions,
    ),
  );
}
