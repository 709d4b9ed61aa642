import { formatFieldDate } from '#src/rules/fields/dates.ts';
import { accept } from '#src/rules/fields/parse-result.ts';
import { type AccountContext, accountFields, readNotifications } from '../fields/account.ts';
import { createFormParsers, defineForm } from './form.ts';

interface SettingsContext extends AccountContext {
  /** True if the user can choose the start of the day. */
  readonly hasDayStart: boolean;
}

const { avatar, nickname, restMinutes, isDiscreet, ...settings } = accountFields;

/** Creates the form of account settings (docs/specification.md, section 5); absent values remain unchanged. */
export function createAccountForm({ hasDayStart, ...context }: SettingsContext) {
  const { registrationsStart: currentStart } = context;
  const isUnchanged = (name: string, input: string) =>
    (name === 'dayStartsAt' && !hasDayStart) ||
    (name === 'unit' && context.unitVariants.length === 0) ||
    (name === 'registrationsStart' && (currentStart === null || input === formatFieldDate(currentStart)));
  return defineForm({
    ...createFormParsers({ ...settings, nickname }, context, (name, { text }) =>
      isUnchanged(name, text(name)) ? accept(undefined) : null,
    ),
    notifications: (selection: readonly string[]) => readNotifications(selection),
  });
}

/** Form of the notification options (docs/specification.md, section 2, "Screens and routes"). */
export const notificationsForm = defineForm({
  notifications: (selection: readonly string[]) => readNotifications(selection),
});

/** Form to choose an avatar, which is required (docs/specification.md, section 5). */
export const avatarForm = defineForm(createFormParsers({ avatar }, {}));

/** Form to set a nickname, required before writing in the forum (docs/specification.md, section 5). */
export const nicknameForm = defineForm(createFormParsers({ nickname }, { nickname: 'required' }));

/** Form for the idle time of the lock, and for discreet mode. */
export const discretionForm = defineForm(createFormParsers({ restMinutes, isDiscreet }, {}));
