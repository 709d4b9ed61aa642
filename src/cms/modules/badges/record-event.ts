import { and, eq, isNull, sql } from 'drizzle-orm';
import { type BadgeEvent, listFulfilledRules } from '#src/rules/badges/badge-rule.ts';
import type { Orm } from '../../db/orm.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { badgeAwards, messages, terms, termTranslations, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { notifyBadge } from '../notifications/notify-badge.ts';

export interface UserEvents {
  readonly uid: number;
  readonly events: readonly BadgeEvent[];
}

/** Returns the key of a badge's rule and its phase. */
const toRuleKey = (rule: string, phase: number | null): string => (phase === null ? rule : `${rule} ${phase}`);

const getKeys = (events: readonly BadgeEvent[]): readonly string[] => [
  ...new Set(events.flatMap(listFulfilledRules).map(({ rule, phase }) => toRuleKey(rule, phase))),
];

/** Returns SQL for the badges in a user's domain, each with its rule and phase. */
const selectBadges = (uid: number) => sql`
  users u
  join terms t on t.vocabulary = 'badges' and t.domains @> array[u.domain]
  join term_translations w on w.tid = t.tid
  where u.uid = ${uid}`;

const RULE = sql`concat_ws(' ', w.fields #>> '{field_rule,0,value}', w.fields #>> '{field_phase,0,value}')`;

const missingQuery = prepareOnce((db: Orm) => {
  const isBadgeOfTheirs = and(eq(terms.vocabulary, 'badges'), sql`${terms.domains} @> array[${users.domain}]`);
  const isTheirs = and(eq(badgeAwards.uid, users.uid), eq(badgeAwards.tid, terms.tid));
  return db
    .select({ rule: sql<string>`${termTranslations.fields} #>> '{field_rule,0,value}'` })
    .from(users)
    .innerJoin(terms, isBadgeOfTheirs)
    .innerJoin(termTranslations, eq(termTranslations.tid, terms.tid))
    .leftJoin(badgeAwards, isTheirs)
    .where(and(eq(users.uid, sql.placeholder('uid')), isNull(badgeAwards.tid)))
    .prepare('missing_badges_of_person');
});

/** Returns the rules of the badges that the user does not have yet; only their events are searched. */
export async function findMissingBadges(db: Orm, uid: number): Promise<ReadonlySet<string>> {
  return new Set((await missingQuery(db).execute({ uid })).map(({ rule }) => rule));
}

/** Awards the badges of these rules that the user does not have yet, in the user's domain. */
async function award(tx: Transaction, uid: number, keys: readonly string[], now: Date): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ tid: number }>(sql`
    insert into badge_awards (uid, tid, awarded_at)
    select distinct u.uid, t.tid, ${now.toISOString()}::timestamptz
    from ${selectBadges(uid)} and ${RULE} in ${[...keys]}
    order by t.tid
    on conflict do nothing
    returning tid`);
  return rows.map(({ tid }) => tid);
}

/** Awards the badges of imported events, without a message or a mail, as they were announced before. */
export async function awardImportedBadges(
  tx: Transaction,
  system: Pick<ContentSystem, 'now'>,
  { uid, events }: UserEvents,
): Promise<void> {
  const keys = getKeys(events);
  if (keys.length > 0) await award(tx, uid, keys, system.now());
}

/**
 * Records a user's simultaneous events and awards their badges, each once, with one message and one mail, in the
 * transaction of the events. Run it in `system.jobs.transact`. Repeating them changes nothing; a domain without badges
 * awards none.
 */
export async function recordEvents(tx: Transaction, system: ContentSystem, { uid, events }: UserEvents): Promise<void> {
  const keys = getKeys(events);
  if (keys.length === 0) return;
  const now = system.now();
  const [tid] = await award(tx, uid, keys, now);
  if (tid === undefined) return;
  const [message] = await tx
    .insert(messages)
    .values({ uid, tid, template: 'badge', createdAt: now })
    .returning({ mid: messages.mid });
  if (message) await notifyBadge(tx, system, { uid, mid: message.mid });
}
