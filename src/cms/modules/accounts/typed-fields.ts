import { notificationsOf } from '#src/contract/notifications.ts';
import type { Domain } from '#src/domains/domain.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { readAvatar } from '#src/rules/fields/avatar.ts';
import { readDayStart } from '#src/rules/fields/day-start.ts';
import { readNickname } from '#src/rules/fields/nickname.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { readRegistrationsStart } from '#src/rules/fields/registrations-start.ts';
import { readRestMinutes } from '#src/rules/fields/rest-minutes.ts';
import { readText } from '#src/rules/fields/text.ts';
import { EARLIEST_START } from '#src/rules/limits.ts';
import type { WireBody } from '../../http/sent-values.ts';
import { sentList, sentText } from '../../http/sent-values.ts';
import type { User } from '../../identity/find-user.ts';
import type { Problem } from '../../identity/violations.ts';

/** Columns of `users` that a person sets. */
export type OwnColumns = Partial<
  Pick<
    User,
    | 'name'
    | 'nickname'
    | 'language'
    | 'avatar'
    | 'notifications'
    | 'registrationsStart'
    | 'dayStartsAt'
    | 'restMinutes'
    | 'isDiscreet'
  >
>;

interface FieldContext {
  readonly user: User;
  readonly domain: Domain;
}

/** Reads one field of a body; undefined where it was not sent. */
type ReadField = (body: WireBody, field: string, context: FieldContext) => Reading<OwnColumns, Problem> | undefined;

function asColumn<V, P extends Problem>(
  reading: Reading<V, P>,
  column: keyof OwnColumns,
): Reading<OwnColumns, Problem> {
  return reading.ok ? accept({ [column]: reading.value }) : refuse(reading.error);
}

const readName: ReadField = (body, field) => {
  const sent = sentText(body, field);
  return sent === undefined ? undefined : asColumn(readText(sent), 'name');
};

const readOwnNickname: ReadField = (body, field, { domain }) => {
  const sent = sentText(body, field);
  if (sent === undefined) return undefined;
  if (sent.trim() === '' && domain.variant === 'reduced') return accept({ nickname: null });
  return asColumn(readNickname(sent), 'nickname');
};

const readLanguage: ReadField = (body, field, { domain }) => {
  const sent = sentText(body, field);
  if (sent === undefined) return undefined;
  const language = domain.languages.find((known) => known === sent);
  return language ? accept({ language }) : refuse('invalid');
};

const readChosenAvatar: ReadField = (body, field) => {
  const sent = sentText(body, field);
  if (sent === undefined) return undefined;
  return asColumn(readAvatar(sent === '' ? null : Number(sent)), 'avatar');
};

const readNotifications: ReadField = (body, field, { user, domain }) => {
  const sent = sentList(body, field);
  if (sent === undefined) return undefined;
  const chosen = notificationsOf(domain).filter((key) => sent.includes(key));
  if (chosen.length !== new Set(sent).size) return refuse('invalid');
  const isSame = chosen.join() === user.notifications.join();
  return user.validatedAt === null && !isSame ? refuse('not-validated') : accept({ notifications: chosen });
};

const readStart: ReadField = (body, field, { user }) => {
  const sent = sentText(body, field);
  if (sent === undefined || sent === user.registrationsStart) return undefined;
  const reading = isCalendarDate(user.registrationsStart)
    ? readRegistrationsStart(sent, user.registrationsStart)
    : refuse('invalid' as const);
  return reading.ok && reading.value < EARLIEST_START ? refuse('too-early') : asColumn(reading, 'registrationsStart');
};

const readOwnDayStart: ReadField = (body, field) => {
  const sent = sentText(body, field);
  return sent === undefined ? undefined : asColumn(readDayStart(sent), 'dayStartsAt');
};

const readRest: ReadField = (body, field) => {
  const sent = sentText(body, field);
  if (sent === undefined) return undefined;
  if (sent === '') return accept({ restMinutes: null });
  const restMinutes = readRestMinutes(sent);
  return restMinutes === null ? refuse('invalid') : accept({ restMinutes });
};

const readDiscreet: ReadField = (body, field) => {
  const sent = sentText(body, field);
  if (sent === undefined) return undefined;
  if (sent !== 'true' && sent !== 'false') return refuse('invalid');
  return accept({ isDiscreet: sent === 'true' });
};

const EVERYBODY: Readonly<Record<string, ReadField>> = { preferred_langcode: readLanguage };

const PARTICIPANTS: Readonly<Record<string, ReadField>> = {
  ...EVERYBODY,
  field_name: readName,
  field_nickname: readOwnNickname,
  field_avatar: readChosenAvatar,
  field_notification_settings: readNotifications,
  field_registrations_start_date: readStart,
  field_day_starts_at: readOwnDayStart,
  field_rest_minutes: readRest,
  field_discreet: readDiscreet,
};

/** The fields that somebody of this role may change, by wire name. */
export const fieldsOfRole = (role: User['role']): Readonly<Record<string, ReadField>> =>
  role === 'client' || role === 'sso_client' ? PARTICIPANTS : EVERYBODY;
