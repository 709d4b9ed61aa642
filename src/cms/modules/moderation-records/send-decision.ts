import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import {
  BROKEN_RULES,
  type BrokenRule,
  type DecisionSource,
  type ExplainedDecision,
} from '#src/contract/desk/decision-grounds.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { forumRules } from '#src/domains/forum-rules.ts';
import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import { dayAndMonth } from '#src/i18n/date-words.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { seal, unseal } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { messages } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type ServerKey, serverText } from '../../http/server-texts.ts';
import { sendAccountMail } from '../../identity/account-mails.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { messageSealContext } from '../messages/message-row.ts';
import { providerIn } from '../opening/provider.ts';

/** A decision about a text or an account, with its grounds. */
export interface ExplainedReason {
  readonly action: ExplainedDecision;
  /** The last day of a suspension or silence; null for no end. */
  readonly until: string | null;
  /** Day of the text that was removed. */
  readonly day?: string;
  readonly rule: BrokenRule;
  readonly source: DecisionSource;
  readonly facts: string;
}

/** Lines that say what was decided. */
function decisionLine({ action, until, day }: ExplainedReason): readonly [ServerKey, string | undefined] {
  if (action === 'hide' || action === 'erase') return ['decision.removed', day];
  if (until === null) return [action === 'silence' ? 'decision.silence' : 'decision.suspend', undefined];
  return [action === 'silence' ? 'decision.silenceUntil' : 'decision.suspendUntil', until];
}

/** The statement of reasons, and the way to object, in the words of its reader's language. */
function decisionText(reason: ExplainedReason, { domain, language }: User, mail: string): string {
  const { action, rule, source, facts } = reason;
  const say = (key: ServerKey, values?: Readonly<Record<string, string>>) => serverText(key, language, values);
  const [what, day] = decisionLine(reason);
  const isAboutText = action === 'hide' || action === 'erase';
  const said = forumRules((domain ?? DEFAULT_DOMAIN.key) as DomainKey)[BROKEN_RULES.indexOf(rule)]?.[language] ?? '';
  return [
    say(isAboutText ? 'decision.aboutText' : 'decision.aboutAccount'),
    say(what, day === undefined ? undefined : { day: `${dayAndMonth(day, language)} ${day.slice(0, 4)}` }),
    `${say('decision.why', { rule: said })} ${facts}`.replace(/ {2,}/g, ' '),
    say(`decision.${source}`),
    say('decision.person'),
    say(action === 'suspend' ? 'decision.stillOut' : 'decision.stillIn'),
    mail === '' ? say('decision.objectByForm') : say('decision.objectByMail', { mail }),
    say('decision.objected'),
    say('decision.weight'),
  ].join('\n\n');
}

/** Stores a message of the provider about a decision, and mails that there is one. No word of it travels. */
async function sendAboutDecision(system: ContentSystem, tx: Transaction, user: User, words: string): Promise<void> {
  const { uid } = user;
  const uuid = randomUUID();
  const text = seal(system.keys, messageSealContext(uuid, uid), words);
  await tx.insert(messages).values({ uuid, uid, template: 'decision', text, createdAt: system.now() });
  await sendAccountMail(system, tx, { mail: 'decision', user, page: 'login', cause: `decision ${uuid}` });
}

/** Sends a person the reasons of a decision about their text or account. */
export async function sendDecision(
  system: ContentSystem,
  tx: Transaction,
  user: User,
  reason: ExplainedReason,
): Promise<void> {
  const { mail } = await providerIn(tx);
  await sendAboutDecision(system, tx, user, decisionText(reason, user, mail));
}

/** Tells a person that a decision about their account was reversed. */
export const sendReversal = (system: ContentSystem, tx: Transaction, user: User): Promise<void> =>
  sendAboutDecision(system, tx, user, serverText('decision.reversed', user.language));

/** The newest decision that a person was sent; null for none. */
export async function findDecision(
  { keys }: Pick<ContentSystem, 'keys'>,
  db: Orm | Transaction,
  uid: number,
): Promise<string | null> {
  const [found] = await db
    .select({ uuid: messages.uuid, text: messages.text })
    .from(messages)
    .where(and(eq(messages.uid, uid), eq(messages.template, 'decision')))
    .orderBy(desc(messages.mid))
    .limit(1);
  return found?.text ? unseal(keys, messageSealContext(found.uuid, uid), found.text) : null;
}

/** Day of a text that is decided about. */
export const dayOfText = (createdAt: Date): string => amsterdamDate(createdAt);
