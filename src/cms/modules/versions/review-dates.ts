import { and, eq } from 'drizzle-orm';
import type { DueReview } from '#src/contract/desk/review-dates.ts';
import { REVIEWABLE_TYPES, type ReviewableType, reviewDateBody } from '#src/contract/desk/review-dates.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getFactReviewDate } from '#src/rules/desk/review-date.ts';
import { reviewDates, users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { listFactsToCheck } from '../opening/facts.ts';

/** Reads the entry of the path; responds with 404 for a type without review dates. */
function readReviewableEntry(c: ApiContext): { readonly kind: ReviewableType; readonly key: string } {
  const kind = REVIEWABLE_TYPES.find((item) => item === c.req.param('kind'));
  if (!kind) throw new ApiError(404, 'not-found');
  return { kind, key: c.req.param('key') ?? '' };
}

const isMatch = ({ kind, key }: ReturnType<typeof readReviewableEntry>) =>
  and(eq(reviewDates.kind, kind), eq(reviewDates.key, key));

async function findReviewDate({ database }: ContentSystem, entry: ReturnType<typeof readReviewableEntry>) {
  const [row] = await database.db
    .select({ dueOn: reviewDates.dueOn, name: users.name, mail: users.mail })
    .from(reviewDates)
    .leftJoin(users, eq(users.uid, reviewDates.ownerUid))
    .where(isMatch(entry));
  return row ? { dueOn: row.dueOn, owner: row.name || row.mail || '' } : { dueOn: null, owner: null };
}

/** Returns the review date of an entry. */
export const showReviewDate = async (c: ApiContext): Promise<Response> =>
  respondPrivately(c, await findReviewDate(c.var.system, readReviewableEntry(c)));

/** Sets or removes the review date of an entry. */
export async function storeReviewDate(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const entry = readReviewableEntry(c);
  const { dueOn } = await readRequest(c, reviewDateBody);
  if (dueOn !== null && !isCalendarDate(dueOn)) throw new ApiError(422, 'input-invalid');
  const { db } = system.database;
  if (dueOn === null) await db.delete(reviewDates).where(isMatch(entry));
  else {
    const set = { dueOn, ownerUid: requireSession(c).uid };
    await db
      .insert(reviewDates)
      .values({ ...entry, ...set })
      .onConflictDoUpdate({ target: [reviewDates.kind, reviewDates.key], set });
  }
  return respondPrivately(c, await findReviewDate(system, entry));
}

/** Selects due entries that still exist; a mail always exists. */
const DUE = `
  select d.kind, d.key, d.due_on::text as "dueOn", coalesce(nullif(u.name, ''), u.mail, '') as owner,
    d.owner_uid = $1 as "isOwn", coalesce(p.title, f.title, '') as title
  from review_dates d
  left join users u on u.uid = d.owner_uid
  left join lateral (
    select r.title from node_translations t join node_revisions r on r.vid = t.latest_vid
    where d.kind = 'page' and t.nid::text || '.' || t.language = d.key
  ) p on true
  left join lateral (
    select t.title from webform_translations t
    where d.kind = 'webform' and t.webform_id = d.key order by t.language desc limit 1
  ) f on true
  where d.due_on <= $2::date and (d.kind = 'mail' or p.title is not null or f.title is not null)`;

/** Returns facts with a dated source that are due, one row for each use. */
async function findDueFacts({ database }: ContentSystem, today: string): Promise<readonly DueReview[]> {
  const dueSteps = (await listFactsToCheck(database.pool)).flatMap(({ place, title, years, signed, before }) => {
    const signature = signed ?? before;
    const dueOn = getFactReviewDate(years, signature && getAmsterdamDate(new Date(signature.at)));
    if (dueOn === null || dueOn > today) return [];
    const key = `${place.kind}:${place.id}`;
    return [{ kind: 'fact' as const, key, title, dueOn, owner: signature?.name ?? null, isOwn: false }];
  });
  return [...Map.groupBy(dueSteps, ({ key }) => key).values()].flatMap((ofPlace) =>
    ofPlace.toSorted((item, other) => item.dueOn.localeCompare(other.dueOn)).slice(0, 1),
  );
}

const compareDue = (dueReview: DueReview, other: DueReview): number =>
  Number(other.isOwn) - Number(dueReview.isOwn) ||
  (dueReview.owner ?? '').localeCompare(other.owner ?? '') ||
  dueReview.dueOn.localeCompare(other.dueOn);

/** Lists entries due for review, by owner. */
export async function showDueReviews(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid, role } = requireSession(c);
  const today = getAmsterdamDate(system.now());
  const { rows } = await system.database.pool.query<DueReview>(DUE, [uid, today]);
  const facts = role === 'administrator' ? await findDueFacts(system, today) : [];
  return respondPrivately(c, { due: [...rows, ...facts].toSorted(compareDue) });
}
