import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

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
  /** A device without a platform is stored and gets no pushes. */
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
  read: () => undefined,
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
  read: () => undefined,
  errors: { 403: 'not logged in' },
});
