import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { readAvatar } from '#src/rules/fields/avatar.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { readFieldDate } from '#src/rules/fields/date.ts';
import { readDayStart } from '#src/rules/fields/day-start.ts';
import { readNickname } from '#src/rules/fields/nickname.ts';
import { accept, refuse } from '#src/rules/fields/reading.ts';
import { readRegistrationsStart } from '#src/rules/fields/registrations-start.ts';
import { readText } from '#src/rules/fields/text.ts';
import { NOTIFICATIONS, type Notification } from '../notifications.ts';
import { defineForm } from './form.ts';

interface Given {
  /** The self-help settings ask for a nickname, those of close-ones leave it free (decisions, "Domains and hosts"). */
  readonly nickname: 'required' | 'optional';
  /** Language codes to choose from. */
  readonly languages: readonly string[];
  /** The start that holds; null where nothing is registered. */
  readonly registrationsStart: CalendarDate | null;
  /** Whether the person may choose when the day begins. */
  readonly hasDayStart: boolean;
}

const readName = (typed: string) => readText(typed);

function readStart(typed: string, existing: CalendarDate | null) {
  if (existing === null) return accept(null);
  const reading = readFieldDate(typed);
  return reading.ok ? readRegistrationsStart(reading.value, existing) : reading;
}

function readNotifications(chosen: readonly string[]) {
  const known = NOTIFICATIONS.filter((option) => chosen.includes(option));
  return known.length === chosen.length ? accept<readonly Notification[]>(known) : refuse('invalid');
}

/** Section 5, "Account settings". */
export const accountForm = ({ nickname, languages, registrationsStart, hasDayStart }: Given) =>
  defineForm({
    name: readName,
    nickname: (typed: string) => (nickname === 'optional' && typed.trim() === '' ? accept('') : readNickname(typed)),
    language: (chosen: string) => readChoice(chosen, languages),
    start: (typed: string) => readStart(typed, registrationsStart),
    dayStart: (chosen: string) => (hasDayStart ? readDayStart(chosen) : accept(null)),
    notifications: readNotifications,
  });

/** The notification options alone (section 2, "Screens and routes"). */
export const notificationsForm = defineForm({ notifications: readNotifications });

/** Section 5: an avatar has to be chosen. */
export const avatarForm = defineForm({ avatar: readAvatar });

/** Section 5: a nickname, asked where somebody is about to write in the forum. */
export const nicknameForm = defineForm({ nickname: readNickname });
