import { array, object } from 'yup';
import type { accountFields } from './fields/account.ts';
import type { InferValues } from './fields/fields.ts';
import { defineOperation } from './operation.ts';
import {
  ACCOUNT_WIRE,
  type AccountField,
  NOTIFICATIONS_WIRE,
  type Practice,
  practiceOnWire,
  readOwnUser,
  wrapped,
} from './own-user.ts';

/** Changes of the own account; absent members stay unchanged. */
export interface UserChanges extends Partial<InferValues<typeof accountFields>> {
  readonly notifications?: readonly string[];
  readonly nurse?: Partial<Practice>;
  /** Requires the current password. */
  readonly mail?: string;
  readonly newPassword?: string;
  readonly currentPassword?: string;
}

function passOf({ newPassword, currentPassword }: UserChanges) {
  if (newPassword === undefined && currentPassword === undefined) return undefined;
  return [{ value: newPassword, existing: currentPassword }];
}

/** The settings in the wire format; an empty one has no value. */
function settingsOnWire(changes: UserChanges) {
  const entries = Object.entries(ACCOUNT_WIRE).map(([name, wire]) => {
    const value = changes[name as AccountField];
    return [wire, value === null ? [] : wrapped(value)];
  });
  return Object.fromEntries(entries);
}

/** Login uses the address, so on content systems with a separate name it is sent with the address. */
function bodyOf(changes: UserChanges): Readonly<Record<string, unknown>> {
  return {
    mail: wrapped(changes.mail),
    name: wrapped(changes.mail),
    pass: passOf(changes),
    ...settingsOnWire(changes),
    [NOTIFICATIONS_WIRE]: changes.notifications?.map((value) => ({ value })),
    ...practiceOnWire(changes.nurse ?? {}),
  };
}

/** Changes the own account. A new password or address ends every other session. */
export const updateUser = defineOperation({
  name: 'update-user',
  method: 'PATCH',
  route: '/user/:id',
  access: 'logged-in',
  path: ({ params }: { readonly params: { readonly uid: number }; readonly body: UserChanges }) =>
    `/user/${params.uid}`,
  request: object({ pass: array(object()).max(1) }),
  body: ({ body }) => bodyOf(body),
  read: ({ body }) => readOwnUser(body),
  errors: {
    403: 'not logged in, the token is stale, or a field that may not change',
    404: 'no such account, or not the own one',
    422: 'values refused, one line per field',
    429: 'too many wrong current passwords',
  },
});
