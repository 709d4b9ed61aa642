import { publishPage } from '#src/contract/desk/page-life.ts';
import { type PageParams, type PageViolation, readPageConflict, readViolations } from '#src/contract/desk/pages.ts';
import { listAffected } from '#src/contract/desk/uses.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import type { IslandContext } from '#src/session/Island.tsx';
import { isDeepEqual, type PageContent } from '../stored/page-content.ts';

/** Result of publishing a revision; `unapproved` if its facts must be reviewed first. */
export type PublishResult =
  | { readonly kind: 'published'; readonly vid: number }
  | { readonly kind: 'refused'; readonly violations: readonly PageViolation[] }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'unapproved'; readonly problem: string };

/** Publishes a revision with this content now; content that visitors already see is published. */
export async function publishRevision(
  t: IslandContext['t'],
  params: PageParams,
  vid: number,
  content: PageContent,
): Promise<PublishResult> {
  const result = await getApiClient().call(publishPage, { params, body: { from: vid } });
  if (result.ok) return { kind: 'published', vid: result.value.vid };
  const violations = readViolations(result.failure);
  if (violations.length > 0) return { kind: 'refused', violations };
  if (result.failure.status === 409) return { kind: 'unapproved', problem: result.failure.message };
  const current = readPageConflict(result.failure)?.current;
  if (!current) return { kind: 'failed', problem: toFailureText(t, result.failure) };
  const { publishedVid, title, fields } = current;
  // The response of an earlier attempt may be lost.
  if (publishedVid !== null && publishedVid === current.vid && isDeepEqual({ title, fields }, content))
    return { kind: 'published', vid: publishedVid };
  return { kind: 'failed', problem: t('desk-fields.publish.meanwhile') };
}

/** Returns true if publishing changes only this page for visitors; false if that cannot be determined. */
export async function affectsOnlyThisPage(params: PageParams): Promise<boolean> {
  const result = await getApiClient().call(listAffected, { params });
  return result.ok && result.value.rows.every(({ by }) => by !== 'reference' && by !== 'list');
}
