import { OPEN_WORK_KINDS, type OpenWork, type OpenWorkKind } from '#src/contract/desk/overview.ts';
import type { StaffRole } from '#src/contract/desk/staff.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { STATE_SQL } from '../content/desk/page-state.ts';
import { EDITOR_NODE_TYPES } from '../content/desk/page-types.ts';

interface WaitingCount {
  readonly kind: OpenWorkKind;
  readonly count: number;
  readonly since: Date | null;
}

/** Selects open reported texts of the forum; several reports of one text count once. */
const TEXTS = `
  select case when urgent then 'urgent-texts' when held then 'held-texts' else 'reported-texts' end as kind,
    count(*)::int as count, min(since) as since
  from (select bool_or(urgency = 'urgent') as urgent, bool_or(cause = 'contact') as held, min(created_at) as since
    from moderation_items where handled_at is null group by entity_type, entity_id) open
  group by 1`;

const OBJECTIONS = `
  select 'objections' as kind, count(*)::int as count, min(created_at) as since
  from objections where answered_at is null`;

const NURSES = `
  select 'nurse-applications' as kind, count(*)::int as count, min(created_at) as since
  from users where status = 'pending' and role = 'poh'`;

/** Selects failed mails and jobs, which are stored for two weeks. */
const JOBS = `
  select case when name = 'mail' then 'failed-mails' else 'failed-jobs' end as kind,
    count(*)::int as count, null::timestamptz as since
  from pgboss.job where state = 'failed' group by 1`;

/** $1 types. */
const PAGES = `
  select state || '-pages' as kind, count(*)::int as count, null::timestamptz as since
  from (select ${STATE_SQL} as state from node_translations t
    join nodes n on n.nid = t.nid join node_revisions r on r.vid = t.latest_vid where n.type = any($1)) page
  where state in ('changed', 'draft') group by 1`;

/** Selects revisions submitted to a colleague for publication (`modules/together/approvals.ts`). */
const APPROVALS = `
  select 'approvals' as kind, count(*)::int as count, min(a.asked_at) as since
  from approval_requests a
  join node_translations t on t.nid = a.nid and t.language = a.language
  where a.answer is null and coalesce(t.published_vid, 0) < a.vid`;

/** Selects submitted drafts of all entries except pages. */
const PROPOSALS = `
  select 'proposals' as kind, count(*)::int as count, min(w.asked_at) as since
  from things w where w.asked_at is not null and w.draft_id is not null`;

type Part = (system: ContentSystem) => Promise<readonly WaitingCount[]>;

const createCountedPart =
  (text: string, values: unknown[] = []): Part =>
  async ({ database }) =>
    (await database.pool.query<WaitingCount>(text, values)).rows;

const countJobs: Part = async (system) => {
  // Creates the queues, which are otherwise created with the first job.
  await system.jobs.transact(async () => undefined);
  return createCountedPart(JOBS)(system);
};

const texts = createCountedPart(TEXTS);
const pages = createCountedPart(PAGES, [EDITOR_NODE_TYPES]);

const approvals = createCountedPart(APPROVALS);
const proposals = createCountedPart(PROPOSALS);

const OF_ROLE: Readonly<Record<StaffRole, readonly Part[]>> = {
  editor: [approvals, proposals, pages],
  moderator: [texts, createCountedPart(OBJECTIONS), createCountedPart(NURSES)],
  administrator: [
    texts,
    createCountedPart(OBJECTIONS),
    createCountedPart(NURSES),
    countJobs,
    approvals,
    proposals,
    pages,
  ],
};

/** Lists open work for this role, most urgent first; kinds without open work are omitted. */
export async function listOpenWork(system: ContentSystem, role: StaffRole): Promise<readonly OpenWork[]> {
  const openWork = (await Promise.all(OF_ROLE[role].map((part) => part(system)))).flat();
  return OPEN_WORK_KINDS.flatMap((kind) => {
    const { count = 0, since = null } = openWork.find((item) => item.kind === kind) ?? {};
    return count === 0 ? [] : [{ kind, count, since: since?.toISOString() ?? null }];
  });
}
