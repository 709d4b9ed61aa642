import { accountFields, readNotifications } from '#src/contract/fields/account.ts';
import { type Fields, readSentChanges } from '#src/contract/fields/fields.ts';
import { notificationsOf } from '#src/contract/notifications.ts';
import { ACCOUNT_WIRE, NOTIFICATIONS_WIRE } from '#src/contract/own-user.ts';
import type { Domain } from '#src/domains/domain.ts';
import { unitVariantsOf } from '#src/domains/domain-in.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Violation } from '../../http/api-error.ts';
import { refusedTexts } from '../../http/refused-fields.ts';
import type { ApiContext } from '../../http/request.ts';
import { sentList, sentText, type WireBody } from '../../http/sent-values.ts';
import type { User } from '../../identity/find-user.ts';
import { violation } from '../../identity/violations.ts';
import { isParticipantRole } from '../sessions/start-session.ts';

/** Columns of `users` that a user sets. */
export type OwnColumns = Partial<Pick<User, keyof typeof accountFields | 'notifications'>>;

const fieldsOf = (role: User['role']): Fields =>
  isParticipantRole(role) ? accountFields : { language: accountFields.language };

/** The wire names that a user of this role may change. */
export const namesOfRole = (role: User['role']): readonly string[] =>
  isParticipantRole(role) ? [...Object.values(ACCOUNT_WIRE), NOTIFICATIONS_WIRE] : [ACCOUNT_WIRE.language];

type Say = (violations: readonly Violation[]) => void;

/** The chosen mail settings; undefined where none were sent. An address has to be validated before they change. */
function readChosenMails(c: ApiContext, user: User, body: WireBody, say: Say): OwnColumns {
  const sent = isParticipantRole(user.role) ? sentList(body, NOTIFICATIONS_WIRE) : undefined;
  if (sent === undefined) return {};
  const refuse = (problem: 'invalid' | 'not-validated') => {
    say([violation(NOTIFICATIONS_WIRE, problem, c.var.language)]);
    return {};
  };
  const reading = readNotifications(sent, notificationsOf(c.var.domain));
  if (!reading.ok) return refuse(reading.error);
  const isSame = reading.value.join() === user.notifications.join();
  return user.validatedAt === null && !isSame ? refuse('not-validated') : { notifications: [...reading.value] };
}

const contextOf = (user: User, domain: Domain) => ({
  nickname: domain.variant === 'reduced' ? 'optional' : 'required',
  languages: domain.languages,
  unitVariants: unitVariantsOf(domain),
  registrationsStart: isCalendarDate(user.registrationsStart) ? user.registrationsStart : null,
});

/** Validates the submitted settings, with the texts of their form. */
export function readOwnColumns(c: ApiContext, user: User, body: WireBody, say: Say): OwnColumns {
  const fields = fieldsOf(user.role);
  const sent = Object.fromEntries(Object.values(fields).map(({ wire }) => [wire, sentText(body, wire)]));
  const reading = readSentChanges(fields, sent, contextOf(user, c.var.domain) as never);
  if (!reading.ok) say(refusedTexts(c.var.language, 'account.errors', reading.refused));
  return { ...(reading.ok ? reading.value : {}), ...readChosenMails(c, user, body, say) };
}
