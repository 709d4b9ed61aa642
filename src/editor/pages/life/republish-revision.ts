import { publishPage, restorePage } from '#src/contract/desk/page-life.ts';
import type { PageParams } from '#src/contract/desk/pages.ts';
import type { Failure } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';

/** The newest revision, and the reason if the earlier one was not published again. */
interface RepublishResult {
  readonly vid: number;
  readonly failure: Failure | null;
  /** True if the earlier revision is published, but the newest one is no draft: it is only among the versions. */
  readonly isDraftLost?: boolean;
}

/**
 * Publishes an earlier revision again. The newest revision becomes the draft, so that no content is lost if a step
 * fails.
 */
export async function republishRevision(params: PageParams, earlier: number, newest: number): Promise<RepublishResult> {
  const call = getApiClient().call;
  const restored = await call(restorePage, { params, body: { vid: earlier, from: newest } });
  if (!restored.ok) return { vid: newest, failure: restored.failure };
  const publication = await call(publishPage, { params, body: { from: restored.value.vid } });
  const last = publication.ok ? publication.value.vid : restored.value.vid;
  const draft = await call(restorePage, { params, body: { vid: newest, from: last } });
  if (!publication.ok) return { vid: draft.ok ? draft.value.vid : last, failure: publication.failure };
  return draft.ok ? { vid: draft.value.vid, failure: null } : { vid: last, failure: null, isDraftLost: true };
}
