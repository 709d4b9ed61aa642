import { randomUUID } from 'node:crypto';
import {
  BROKEN_RULES,
  type BrokenRule,
  type DecisionSource,
  type ExplainedDecision,
} from '#src/contract/desk/moderation.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getForumRules } from '#src/domains/forum-rules.ts';
import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { OBJECTION_ANSWER_DAYS } from '#src/rules/limits.ts';
import { encryptText } from '../../db/encryption/seal.ts';
import { messages } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { getServerText, type ServerKey } from '../../http/server-texts.ts';
import { sendAccountMail } from '../../identity/account-mails.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { toMessageContext } from '../messages/message-row.ts';
import { notifyMessage } from '../notifications/notify-message.ts';

/** A decision about a text or an account, with its grounds. */
export interface DecisionGrounds {
  readonly action: ExplainedDecision;
  /** The last day of a suspension or silence; null if it has no end. */
  readonly until: string | null;
  /** Day of the text that was removed. */
  readonly day?: string;
  readonly rule: BrokenRule;
  readonly source: DecisionSource;
  readonly facts: string;
}

/** Returns the text key of the line that states the decision, with its day. */
function getDecisionLine({ action, until, day }: DecisionGrounds): readonly [ServerKey, string | undefined] {
  if (action === 'hide' || action === 'erase') return ['decision.removed', day];
  if (until === null) return [action === 'silence' ? 'decision.silence' : 'decision.suspend', undefined];
  return [action === 'silence' ? 'decision.silenceUntil' : 'decision.suspendUntil', until];
}

/** Returns the statement of reasons, and how to object, in the reader's language. */
function getDecisionText(reason: DecisionGrounds, { domain, language }: User): string {
  const { action, rule, source, facts } = reason;
  const getText = (key: ServerKey, values?: Readonly<Record<string, string>>) => getServerText(key, language, values);
  const [serverKey, day] = getDecisionLine(reason);
  const isAboutText = action === 'hide' || action === 'erase';
  const text = getForumRules((domain ?? DEFAULT_DOMAIN.key) as DomainKey)[BROKEN_RULES.indexOf(rule)]?.[language] ?? '';
  return [
    getText(isAboutText ? 'decision.aboutText' : 'decision.aboutAccount'),
    getText(
      serverKey,
      day === undefined ? undefined : { day: `${formatDayAndMonth(day, language)} ${day.slice(0, 4)}` },
    ),
    `${getText('decision.why', { rule: text })} ${facts}`.replace(/ {2,}/g, ' '),
    getText(`decision.${source}`),
    getText('decision.person'),
    getText(action === 'suspend' ? 'decision.stillOut' : 'decision.stillIn'),
    getText('decision.object'),
    getText('decision.objected', { days: String(OBJECTION_ANSWER_DAYS) }),
    getText('decision.weight'),
  ].join('\n\n');
}

async function storeMessage(
  system: ContentSystem,
  tx: Transaction,
  { uid }: User,
  { template, words: decisionText }: { readonly template: 'decision' | 'report'; readonly words: string },
): Promise<number> {
  const uuid = randomUUID();
  const text = encryptText(system.keys, toMessageContext(uuid, uid), decisionText);
  const row = { uuid, uid, template, text, createdAt: system.now() };
  const [messageRow] = await tx.insert(messages).values(row).returning({ mid: messages.mid });
  if (!messageRow) throw new Error('The message was not stored.');
  return messageRow.mid;
}

/** Stores a message of the provider about a decision, and sends a mail that does not contain it. */
async function sendAboutDecision(system: ContentSystem, tx: Transaction, user: User, text: string): Promise<number> {
  const mid = await storeMessage(system, tx, user, { template: 'decision', words: text });
  await sendAccountMail(system, tx, { mail: 'decision', user, page: 'login', cause: `decision ${mid}` });
  return mid;
}

/** Sends a user the reasons of a decision about their text or account; returns the id of the message. */
export const sendDecision = (
  system: ContentSystem,
  tx: Transaction,
  user: User,
  reason: DecisionGrounds,
): Promise<number> => sendAboutDecision(system, tx, user, getDecisionText(reason, user));

/** Answer to an objection, or a reversal on the moderator's initiative. */
export type ObjectionOutcome = 'reversed' | 'overturned' | 'overturned-gone' | 'upheld';

/** Notifies a user that a decision was reversed, or why it is upheld; returns the id of the message. */
export const sendObjectionOutcome = (
  system: ContentSystem,
  tx: Transaction,
  user: User,
  { answer, reason = '' }: { readonly answer: ObjectionOutcome; readonly reason?: string },
): Promise<number> =>
  sendAboutDecision(
    system,
    tx,
    user,
    getServerText(`decision.${answer}`, user.language, { reason: toSentence(reason) }),
  );

/** Ends a typed part of a sentence with one full stop, or with its own punctuation. */
const toSentence = (input: string): string => input.trim().replace(/(?<![.!?…])$/, '.');

/** Sends a user who reported a text the decision on it, as a message; without a reason if none was given. */
export async function sendReport(
  system: ContentSystem,
  tx: Transaction,
  reader: User,
  { isRemoved, reason }: { readonly isRemoved: boolean; readonly reason: string },
): Promise<void> {
  const key = isRemoved ? 'report.removed' : reason === '' ? 'report.stays' : 'report.staysBecause';
  const serverText = getServerText(key, reader.language, { reason: toSentence(reason) });
  const mid = await storeMessage(system, tx, reader, { template: 'report', words: serverText });
  await notifyMessage(tx, system, { reader, mid });
}

/** Returns the day of a text that a decision is about. */
export const getTextDay = (createdAt: Date): string => getAmsterdamDate(createdAt);
