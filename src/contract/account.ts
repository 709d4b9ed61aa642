import { array, object, string } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import type { accountFields } from './fields/account.ts';
import type { InferValues } from './fields/fields.ts';
import { defineOperation } from './operation.ts';
import {
  ACCOUNT_WIRE_NAMES,
  type AccountField,
  getConsentFields,
  NOTIFICATIONS_WIRE_NAME,
  type Practice,
  readOwnUser,
  toWirePractice,
  wrapField,
} from './own-user.ts';
import { isRecord } from './wire.ts';

/** Changes to the user's account; absent members are unchanged. */
export interface UserChanges extends Partial<InferValues<typeof accountFields>> {
  readonly notifications?: readonly string[];
  readonly nurse?: Partial<Practice>;
  /** A change of mail address or password requires the current password. */
  readonly mail?: string;
  readonly newPassword?: string;
  readonly currentPassword?: string;
}

function getPass({ newPassword, currentPassword }: UserChanges) {
  if (newPassword === undefined && currentPassword === undefined) return undefined;
  return [{ value: newPassword, existing: currentPassword }];
}

/** Converts the settings to the wire format; an empty setting has no value. */
function toWireSettings(changes: UserChanges) {
  const entries = Object.entries(ACCOUNT_WIRE_NAMES).map(([name, wire]) => {
    const value = changes[name as AccountField];
    return [wire, value === null ? [] : wrapField(value)];
  });
  return Object.fromEntries(entries);
}

/** Creates the body; includes the address as the name, because some content systems log in by a separate name. */
function toRequestBody(changes: UserChanges): Readonly<Record<string, unknown>> {
  return {
    mail: wrapField(changes.mail),
    name: wrapField(changes.mail),
    pass: getPass(changes),
    ...toWireSettings(changes),
    [NOTIFICATIONS_WIRE_NAME]: changes.notifications?.map((value) => ({ value })),
    ...toWirePractice(changes.nurse ?? {}),
  };
}

/** Changes the user's account. A new password or address ends every other session. */
export const updateUser = defineOperation({
  name: 'update-user',
  method: 'PATCH',
  route: '/user/:id',
  access: 'logged-in',
  path: ({ params }: { readonly params: { readonly uid: number }; readonly body: UserChanges }) =>
    `/user/${params.uid}`,
  request: object({ pass: array(object()).max(1) }),
  body: ({ body }) => toRequestBody(body),
  read: ({ body }) => readOwnUser(body),
  errors: {
    403: 'not logged in, the token is stale, or a field is not editable',
    404: 'no such account, or not the caller’s own',
    422: 'invalid values, one line per field',
    429: 'too many wrong current passwords',
  },
});

/** Stores a participant's consent to the storage of health data, once, if the account has none. */
export const giveConsent = defineOperation({
  name: 'give-consent',
  method: 'POST',
  route: '/user/consent',
  access: 'participant',
  body: ({ language }: { readonly language: Language }) => getConsentFields(language),
  read: ({ body }) => readOwnUser(body),
  errors: { 422: 'not confirmed to be 18 or older, or no consent; one line per field' },
});

/** Restarts the programme today: deletes exercise answers, registrations and goals (docs/product-rules.md, "Plan"). */
export const resetProgress = defineOperation({
  name: 'reset-progress',
  method: 'POST',
  route: '/reset-progress',
  access: 'participant',
  body: () => ({}),
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in as a participant' },
});

/** Authentication required if the last login is too old: the password, or a new login if the account has none. */
export type RequiredAuthentication = 'password' | 'login';

/** Returns the authentication that a refused deletion requires; null if it was refused for another reason. */
export function getRequiredAuthentication(detail: unknown): RequiredAuthentication | null {
  const confirm = isRecord(detail) ? detail.confirm : null;
  return confirm === 'password' || confirm === 'login' ? confirm : null;
}

/** Deletes the account with all its data, and ends the session. Requires recent authentication (`confirm-session`). */
export const deleteAccount = defineOperation({
  name: 'delete-account',
  method: 'POST',
  route: '/delete-user-account',
  access: 'logged-in',
  answer: 'empty',
  errors: { 403: 'not logged in, the token is stale, or recent authentication is required (`detail.confirm`)' },
});

/** Platform of a device's push service. */
export const PLATFORMS = ['ios', 'android', 'huawei'] as const;
export type Platform = (typeof PLATFORMS)[number];

export function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.includes(value as Platform);
}

interface Input {
  readonly body: { readonly pushNotificationToken: string };
}

interface SaveInput {
  /** A device without a platform is stored and receives no pushes. */
  readonly body: { readonly pushNotificationToken: string; readonly platform?: Platform };
}

const request = object({ pushNotificationToken: string().required().max(4096) });

/** Registers a device of the mobile app for notifications; deleted at logout. */
export const savePushToken = defineOperation({
  name: 'save-push-token',
  method: 'POST',
  route: '/api/push-notification-token',
  access: 'logged-in',
  answer: 'empty',
  request: request.shape({ platform: string().oneOf(PLATFORMS) }),
  body: ({ body }: SaveInput) => body,
  errors: { 403: 'not logged in' },
});

/** Deletes a device. */
export const deletePushToken = defineOperation({
  name: 'delete-push-token',
  method: 'DELETE',
  route: '/api/push-notification-token',
  access: 'logged-in',
  answer: 'empty',
  request,
  body: ({ body }: Input) => body,
  errors: { 403: 'not logged in' },
});
