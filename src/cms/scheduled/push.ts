import { eq } from 'drizzle-orm';
import type { Language, Localised } from '#src/domains/domain.ts';
import { unseal } from '../db/encryption/seal.ts';
import { pushTokens } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { pushTokenSealContext } from '../modules/accounts/push-token.ts';

/** The one thing that a device shows: neutral, whatever it is about (decisions, "Privacy"). */
export const PUSH_TEXT: Localised = { nl: 'Er staat iets voor je klaar', en: 'There is something for you' };

export interface PushMessage {
  /** Of the devices, as the mobile app told them. */
  readonly tokens: readonly string[];
  readonly text: string;
  readonly language: Language;
}

/** Rings devices. Throws where it could not; then it is tried again. */
export type SendPush = (message: PushMessage) => Promise<void>;

/** That devices would have been rung; nobody's. */
export interface PushLogged {
  readonly event: 'push';
  readonly devices: number;
}

/** What stands in where no push service is connected. */
export const logPush =
  (log: (event: PushLogged) => void): SendPush =>
  async ({ tokens }) =>
    log({ event: 'push', devices: tokens.length });

/** Sends a push notification to every device of the user, if there are any. */
export function makePush({ database, keys }: ContentSystem, send: SendPush): JobHandlers['push'] {
  return async ({ uid, language }) => {
    const rows = await database.db.select().from(pushTokens).where(eq(pushTokens.uid, uid));
    const tokens = rows.map(({ tokenHash, token }) => unseal(keys, pushTokenSealContext(uid, tokenHash), token));
    if (tokens.length > 0) await send({ tokens, text: PUSH_TEXT[language], language });
  };
}
