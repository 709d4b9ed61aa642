import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { PushGateway } from '#src/config/push-gateway.ts';
import { PLATFORMS, type Platform } from '#src/contract/account.ts';
import type { Language } from '#src/domains/domain.ts';
import { decryptText } from '../db/encryption/seal.ts';
import { pushTokens, sessions } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { getServerText } from '../http/server-texts.ts';
import { toJobId } from '../jobs/jobs.ts';
import { findNextMorning, PUSH_HOURS } from '../jobs/missed-run.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { toPushTokenContext } from '../modules/accounts/push-token.ts';
import { isOver } from './deliver-mail.ts';

export interface PushDevice {
  readonly platform: Platform;
  /** Token as sent by the mobile app. */
  readonly token: string;
}

export interface PushMessage {
  readonly devices: readonly PushDevice[];
  readonly text: string;
  readonly language: Language;
}

/** Sends pushes to devices. Throws on failure; the job is then retried. */
export type SendPush = (message: PushMessage) => Promise<void>;

/** Log entry in place of a push; anonymous. */
export interface PushLogEntry {
  readonly event: 'push';
  readonly devices: number;
}

/** Replaces the push service if none is configured. */
export const logPush =
  (log: (event: PushLogEntry) => void): SendPush =>
  async ({ devices }) =>
    log({ event: 'push', devices: devices.length });

/** Platform numbers of the gateway. */
const NUMBERS: Readonly<Record<Platform, number>> = { ios: 1, android: 2, huawei: 3 };

const PATIENCE_MS = 10_000;

/** Creates one notification for the devices of a platform. */
function createNotification(platform: Platform, { devices, text }: PushMessage, topic: string | null) {
  const tokens = devices.filter((device) => device.platform === platform).map(({ token }) => token);
  const dismissed = platform === 'ios' && topic !== null ? { topic } : {};
  return tokens.length === 0 ? [] : [{ tokens, platform: NUMBERS[platform], message: text, ...dismissed }];
}

/** Sends through the gateway. Its response body is ignored, as it may repeat tokens; only its status is reported. */
export const sendThroughGateway =
  ({ url, iosTopic }: PushGateway): SendPush =>
  async (message) => {
    const notifications = PLATFORMS.flatMap((platform) => createNotification(platform, message, iosTopic));
    const answer = await fetch(`${url}/api/push`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ notifications }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The push gateway answered ${answer.status}.`);
  };

/**
 * Creates the handler that sends one neutral sentence, independent of the subject (docs/product-rules.md, "Privacy"),
 * to every device of the user with a known platform. All pushes of a night become one in the morning, except those of
 * an hour that the user chose, which have an end.
 */
export function createPushHandler({ database, keys, jobs, now }: ContentSystem, send: SendPush): JobHandlers['push'] {
  return async ({ uid, language, until }, { id }) => {
    if (isOver(until, now())) return;
    const morning = until === undefined ? findNextMorning(now(), PUSH_HOURS) : null;
    const cause = `push ${uid} ${morning?.toISOString().slice(0, 13)}`;
    // The push of the morning itself may start a moment early, by the clock of the database.
    if (morning && id !== toJobId(cause)) {
      await jobs.transact((tx) => jobs.send(tx, 'push', { uid, language }, cause, morning));
      return;
    }
    // An expired session remains until the nightly clean-up, but its device has no logged-in user any more.
    const rows = await database.db
      .select(getTableColumns(pushTokens))
      .from(pushTokens)
      .innerJoin(sessions, eq(sessions.id, pushTokens.sessionId))
      .where(and(eq(pushTokens.uid, uid), gt(sessions.expiresAt, now())));
    const devices = rows.flatMap(({ tokenHash, token, platform }) =>
      platform === null ? [] : [{ platform, token: decryptText(keys, toPushTokenContext(uid, tokenHash), token) }],
    );
    if (devices.length > 0) await send({ devices, text: getServerText('push.text', language), language });
  };
}
