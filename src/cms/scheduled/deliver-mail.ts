import { eq, sql } from 'drizzle-orm';
import { isPlaceholder } from '#src/contract/own-user.ts';
import { loadProvider } from '../content/provider.ts';
import { createCounter } from '../counter.ts';
import { decryptText } from '../db/encryption/seal.ts';
import type { Orm } from '../db/orm.ts';
import { reminders } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { getPageUrl } from '../mail/addresses.ts';
import type { MailProps, RenderMailAsync } from '../mail/define-mail.ts';
import { toNeutralPath } from '../mail/neutral-link.ts';
import { isUndeliverable, recordMailOutcome } from '../mail/refusals.ts';
import type { Envelope } from '../mail/send-mail.ts';
import type { Transport } from '../mail/transport.ts';
import { createUnsubscribeToken, toUnsubscribePage } from '../mail/unsubscribe-token.ts';
import { findEditedText } from '../modules/mails/mail-texts.ts';

/** Counts of this process's attempts to send mails. */
export const mailCounter = createCounter(['sent', 'refused', 'failed']);

/** Returns true if a message is too late: its last instant, as ISO 8601, has passed. */
export const isOver = (until: string | undefined, now: Date): boolean => until !== undefined && new Date(until) <= now;

async function countUnsentReminder(db: Orm, uid: number): Promise<void> {
  const unopened = sql`greatest(${reminders.unopened} - 1, 0)`;
  await db.update(reminders).set({ unopened }).where(eq(reminders.uid, uid));
}

/** Renders and sends one mail. An attempt with a lost response is repeated with an equal Message-ID. */
export function createMailJobHandler(
  { keys, config, database, now }: Pick<ContentSystem, 'keys' | 'config' | 'database' | 'now'>,
  draw: RenderMailAsync,
  transport: Transport,
): JobHandlers['mail'] {
  return async ({ owner, sealed }, { id }) => {
    const envelope: Envelope = JSON.parse(decryptText(keys, { table: 'mail', row: id, owner }, sealed));
    const { mail, to, target, secondPath, values, unsubscribe: series, until } = envelope;
    const { placeholderDomain, publicUrl } = config.accounts;
    if (isPlaceholder(to, placeholderDomain)) return;
    // A reminder that never came does not count as one that was not opened.
    if (isOver(until, now())) return countUnsentReminder(database.db, owner);
    const addressed = { owner, to, ...(series ? { unsubscribe: series } : {}) };
    if (await isUndeliverable(database.db, { ...addressed, mail })) return;
    const linkTo = (path: string) => publicUrl + toNeutralPath(keys, { ...target, path });
    const text = await findEditedText(database.db, { mail, language: target.language });
    const { mailSender } = await loadProvider(database.db);
    const token = series ? createUnsubscribeToken(keys, series) : '';
    const props: MailProps = {
      language: target.language,
      link: linkTo(target.path),
      ...(secondPath === undefined ? {} : { secondLink: linkTo(secondPath) }),
      ...(values === undefined ? {} : { values }),
      ...(text === undefined ? {} : { text }),
      ...(mailSender === '' ? {} : { sender: mailSender }),
      ...(series?.kind === 'setting'
        ? { stopLink: getPageUrl(publicUrl, toUnsubscribePage(target.language, token)) }
        : {}),
    };
    const unsubscribe = series ? `${publicUrl}/api/unsubscribe/${token}` : null;
    const renderedMail = await draw(mail, props);
    const sending = transport.send({ ...renderedMail, to, id, unsubscribe });
    const outcome = await sending.catch(() => 'failed' as const);
    mailCounter.add(outcome === 'blocked' ? 'refused' : outcome);
    const sent = await sending;
    if (sent !== 'blocked') await recordMailOutcome(database.db, addressed, sent);
  };
}
