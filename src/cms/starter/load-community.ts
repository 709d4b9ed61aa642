import type { DomainKey, Language } from '#src/domains/domain.ts';
import { toNameUuid } from '../db/name-uuid.ts';
import { forumCounts, forumPosts, terms, termTranslations } from '../db/schema/index.ts';
import type { Transaction } from '../jobs/jobs.ts';
import type { StarterBadge, StarterCategory, StarterCommunity, StarterMilestone } from './community/starter-term.ts';
import { SELF_HELP } from './shared/variants.ts';

const LANGUAGES: readonly Language[] = ['nl', 'en'];

interface TermRow {
  readonly uuid: string;
  readonly vocabulary: 'forums' | 'badges' | 'milestones';
  readonly domains: readonly DomainKey[];
  readonly text: StarterBadge['text'];
  /** Fields in the wire format. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns the uuid of a term of the starter content. */
export const toTermUuid = (vocabulary: TermRow['vocabulary'], id: string): string =>
  toNameUuid(`term/${vocabulary}/${id}`);

const categoryTerm = ({ id, domains, text }: StarterCategory): TermRow => ({
  uuid: toTermUuid('forums', id),
  vocabulary: 'forums',
  domains,
  text,
  fields: {},
});

const badgeTerm = ({ id, rule, phase, drawing, text }: StarterBadge): TermRow => ({
  uuid: toTermUuid('badges', id),
  vocabulary: 'badges',
  domains: SELF_HELP,
  text,
  fields: {
    field_rule: [{ value: rule }],
    ...(phase === undefined ? {} : { field_phase: [{ value: phase }] }),
    field_image: [{ drawing, alt: '' }],
  },
});

const milestoneTerm = ({ id, drawing, badges, text }: StarterMilestone): TermRow => ({
  uuid: toTermUuid('milestones', id),
  vocabulary: 'milestones',
  domains: SELF_HELP,
  text,
  fields: {
    field_image: [{ drawing, alt: '' }],
    field_badges: badges.map((badge) => ({
      target_type: 'taxonomy_term',
      target_uuid: toTermUuid('badges', badge),
    })),
  },
});

/** Inserts terms with their texts, in order; returns the id of each by its uuid. */
async function insertTerms(tx: Transaction, rows: readonly TermRow[]): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const result = await tx
    .insert(terms)
    .values(rows.map(({ uuid, vocabulary, domains }, weight) => ({ uuid, vocabulary, domains: [...domains], weight })))
    .returning({ tid: terms.tid, uuid: terms.uuid });
  const ids = new Map(result.map(({ tid, uuid }) => [uuid, tid]));
  const words = rows.flatMap(({ uuid, text, fields }) =>
    LANGUAGES.map((language) => {
      const { name, description } = text[language];
      return { tid: ids.get(uuid) ?? 0, language, name, description, fields };
    }),
  );
  await tx.insert(termTranslations).values(words);
  return ids;
}

/** Inserts the team's first post of every category, in each domain that has it. */
async function insertPosts(
  tx: Transaction,
  categories: readonly StarterCategory[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const now = new Date();
  const rows = categories.flatMap(({ id, domains, text: { nl, en } }) =>
    domains.map((domain) => ({
      uuid: toNameUuid(`post/${domain}/${id}`),
      domain,
      tid: ids.get(toTermUuid('forums', id)) ?? 0,
      number: 1,
      author: 'team' as const,
      title: nl.title,
      body: nl.body,
      translations: { en: { title: en.title, body: en.body } },
      createdAt: now,
      changedAt: now,
    })),
  );
  if (rows.length === 0) return;
  await tx.insert(forumPosts).values(rows);
  await tx.insert(forumCounts).values(rows.map(({ domain, tid }) => ({ domain, tid, posts: 1 })));
}

/** Inserts the forum's categories with their first posts, the badges and the milestones. */
export async function insertStarterCommunity(tx: Transaction, community: StarterCommunity): Promise<void> {
  const { categories, badges, milestones } = community;
  const ids = await insertTerms(tx, categories.map(categoryTerm));
  await insertPosts(tx, categories, ids);
  await insertTerms(tx, badges.map(badgeTerm));
  await insertTerms(tx, milestones.map(milestoneTerm));
}
