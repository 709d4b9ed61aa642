import { publishPage } from '#src/contract/desk/page-life.ts';
import { type PageParams, type PageViolation, readPageConflict, readViolations } from '#src/contract/desk/pages.ts';
import { listAffected } from '#src/contract/desk/uses.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import type { IslandContext } from '#src/session/Island.tsx';

/** Result of publishing a revision; `unapproved` if its facts must be reviewed first. */
export type PublishResult =
  | { readonly kind: 'published'; readonly vid: number }
  | { readonly kind: 'refused'; readonly violations: readonly PageViolation[] }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'unapproved'; readonly problem: string };

/** Publishes a revision now. */
export async function publishRevision(t: IslandContext['t'], params: PageParams, vid: number): Promise<PublishResult> {
  const result = await getApiClient().call(publishPage, { params, body: { from: vid } });
  if (result.ok) return { kind: 'published', vid: result.value.vid };
  const violations = readViolations(result.failure);
  if (violations.length > 0) return { kind: 'refused', violations };
  if (result.failure.status === 409) return { kind: 'unapproved', problem: result.failure.message };
  const problem = readPageConflict(result.failure)
    ? t('desk-fields.publish.meanwhile')
    : toFailureText(t, result.failure);
  return { kind: 'failed', problem };
}

/** Returns true if publishing changes only this page for visitors; false if that cannot be determined. */
export async function affectsOnlyThisPage(params: PageParams): Promise<boolean> {
  const result = await getApiClient().call(listAffected, { params });
  return result.ok && result.value.rows.every(({ by }) => by !== 'reference' && by !== 'list');
}
