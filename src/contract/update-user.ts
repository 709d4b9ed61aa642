import { array, object } from 'yup';
import { defineOperation } from './operation.ts';
import { type Practice, practiceOnWire, readOwnUser, wrapped } from './own-user.ts';

/** What may change about the own account; a member that is left out stays as it is. */
export interface UserChanges {
  readonly name?: string;
  readonly nickname?: string;
  readonly language?: string;
  /** 1 to 12. */
  readonly avatar?: number;
  readonly notifications?: readonly string[];
  /** YYYY-MM-DD, not later than the one that holds. */
  readonly registrationsStartDate?: string;
  /** After how many minutes of rest a login locks; null for never. */
  readonly restMinutes?: number | null;
  readonly isDiscreet?: boolean;
  /** The hour at which the own day begins. */
  readonly dayStartsAt?: number;
  readonly nurse?: Partial<Practice>;
  /** Asks for the current password. */
  readonly mail?: string;
  readonly newPassword?: string;
  readonly currentPassword?: string;
}

function passOf({ newPassword, currentPassword }: UserChanges) {
  if (newPassword === undefined && currentPassword === undefined) return undefined;
  return [{ value: newPassword, existing: currentPassword }];
}

/** Login goes by the address, so on content systems that keep a name apart it travels with it. */
function bodyOf(changes: UserChanges): Readonly<Record<string, unknown>> {
  return {
    mail: wrapped(changes.mail),
    name: wrapped(changes.mail),
    pass: passOf(changes),
    field_name: wrapped(changes.name),
    field_nickname: wrapped(changes.nickname),
    preferred_langcode: wrapped(changes.language),
    field_avatar: wrapped(changes.avatar),
    field_notification_settings: changes.notifications?.map((value) => ({ value })),
    field_registrations_start_date: wrapped(changes.registrationsStartDate),
    field_rest_minutes: changes.restMinutes === null ? [] : wrapped(changes.restMinutes),
    field_discreet: wrapped(changes.isDiscreet),
    field_day_starts_at: wrapped(changes.dayStartsAt),
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
