import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

/** Whose service rings a device. */
export const PLATFORMS = ['ios', 'android', 'huawei'] as const;
export type Platform = (typeof PLATFORMS)[number];

export function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.includes(value as Platform);
}

interface Input {
  readonly body: { readonly pushNotificationToken: string };
}

interface SaveInput {
  /** A device whose platform is not told is kept and never rung. */
  readonly body: { readonly pushNotificationToken: string; readonly platform?: Platform };
}

const request = object({ pushNotificationToken: string().required().max(4096) });
const path = (_input: Input) => '/api/push-notification-token';

/** Tells which device of the mobile app may be notified; it is forgotten at logout. */
export const savePushToken = defineOperation({
  name: 'save-push-token',
  method: 'POST',
  route: '/api/push-notification-token',
  access: 'logged-in',
  answer: 'empty',
  path,
  request: request.shape({ platform: string().oneOf(PLATFORMS) }),
  body: ({ body }: SaveInput) => body,
  read: () => undefined,
  errors: { 403: 'not logged in' },
});

/** Forgets a device. */
export const deletePushToken = defineOperation({
  name: 'delete-push-token',
  method: 'DELETE',
  route: '/api/push-notification-token',
  access: 'logged-in',
  answer: 'empty',
  path,
  request,
  body: ({ body }: Input) => body,
  read: () => undefined,
  errors: { 403: 'not logged in' },
});
