import { fieldDateOf } from '#src/rules/fields/date.ts';
import { accept } from '#src/rules/fields/reading.ts';
import { type AccountContext, accountFields, readNotifications } from '../fields/account.ts';
import { defineForm, readingsOf } from './form.ts';

interface Given extends AccountContext {
  /** Whether the person may choose when the day begins. */
  readonly hasDayStart: boolean;
}

const { avatar, nickname, restMinutes, isDiscreet, ...settings } = accountFields;

/** Section 5, "Account settings"; what is not asked for or was not changed stays as it is on the server. */
export function accountForm({ hasDayStart, ...context }: Given) {
  const { registrationsStart: existing } = context;
  const stands = (name: string, typed: string) =>
    (name === 'dayStartsAt' && !hasDayStart) ||
    (name === 'unit' && context.unitVariants.length === 0) ||
    (name === 'registrationsStart' && (existing === null || typed === fieldDateOf(existing)));
  return defineForm({
    ...readingsOf({ ...settings, nickname }, context, (name, { text }) =>
      stands(name, text(name)) ? accept(undefined) : null,
    ),
    notifications: (chosen: readonly string[]) => readNotifications(chosen),
  });
}

/** The notification options alone (docs/specification.md, section 2, "Screens and routes"). */
export const notificationsForm = defineForm({
  notifications: (chosen: readonly string[]) => readNotifications(chosen),
});

/** Section 5: an avatar has to be chosen. */
export const avatarForm = defineForm(readingsOf({ avatar }, {}));

/** Section 5: a nickname, asked where somebody is about to write in the forum. */
export const nicknameForm = defineForm(readingsOf({ nickname }, { nickname: 'required' }));

/** When the login locks by itself, and whether every screen looks discreet. */
export const discretionForm = defineForm(readingsOf({ restMinutes, isDiscreet }, {}));
