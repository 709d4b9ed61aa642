import { atom } from 'nanostores';
import { deletePushToken, isPlatform, savePushToken } from '#src/contract/account.ts';
import { getApiClient } from './api.ts';
import { getDraft } from './drafts.ts';
import { loadSession } from './load.ts';
import { reportFailure } from './report.ts';
import { $session } from './state.ts';

/** Returns the draft with this device's push token for a user; required when logging out. */
const getTokenDraft = (uid: number) => getDraft<string>(uid, 'device');

/** State of push notifications on this device: `failed` if storing the token failed. */
export const $device = atom<'unkept' | 'kept' | 'failed'>('unkept');

/** Registers the mobile app on this device for notifications. */
export async function registerDevice(uid: number, token: string, platform?: string): Promise<void> {
  const result = await getApiClient().call(savePushToken, {
    body: { pushNotificationToken: token, ...(isPlatform(platform) && { platform }) },
  });
  if (result.ok) getTokenDraft(uid).write(token);
  else reportFailure('save push token', result.failure);
  $device.set(result.ok ? 'kept' : 'failed');
}

/** Restores the state of a device with a token that an earlier page stored. */
export function restoreDevice(uid: number): void {
  if ($device.get() === 'unkept' && getTokenDraft(uid).read() !== null) $device.set('kept');
}

/**
 * Deletes the push token. Called before logging out, so that the next user of this device does not receive this user's
 * notifications.
 */
export async function unregisterDevice(): Promise<void> {
  await loadSession();
  const session = $session.get();
  if (session.status !== 'in') return;
  const draft = getTokenDraft(session.user.uid);
  const token = draft.read();
  if (token === null) return;
  draft.clear();
  const result = await getApiClient().call(deletePushToken, { body: { pushNotificationToken: token } });
  if (!result.ok) reportFailure('delete push token', result.failure);
}
