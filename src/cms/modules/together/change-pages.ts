import { submitForApproval } from '#src/contract/desk/approval.ts';
import { deletePage, publishPage, unpublishPage } from '#src/contract/desk/page-life.ts';
import {
  type ChangedPages,
  changePagesBody,
  type PageChange,
  type UnchangedReason,
} from '#src/contract/desk/page-list.ts';
import type { PageParams } from '#src/contract/desk/pages.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { isReviewRequired } from '../../content/approved-facts.ts';
import { getActor } from '../../content/entry-type.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { assertEditScope, assertMayPublish, getEditorRights } from '../../http/editor-rights.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { findPage } from '../content/desk/find-page.ts';
import { removeNode } from '../content/life/delete-node.ts';
import { publishNode, unpublishNode } from '../content/life/publish.ts';
import { checkPageLinks } from '../links/check-all.ts';
import { storeApprovalRequest } from './approvals.ts';

type PageToChange = PageParams & { readonly vid: number };
type FoundPage = Awaited<ReturnType<typeof findPage>>;

/** Thrown for a change that has no effect on a page. */
class NoEffect extends Error {}

/** Names of the changes in the record of activity, equal to those of a change of one page. */
const ACTIONS: Readonly<Record<PageChange, string>> = {
  publish: publishPage.name,
  unpublish: unpublishPage.name,
  bin: deletePage.name,
  ask: submitForApproval.name,
};

const REASONS: Readonly<Record<number, UnchangedReason>> = {
  403: 'not-yours',
  404: 'gone',
  409: 'conflict',
  412: 'conflict',
  422: 'incomplete',
};

function getReason(error: unknown): UnchangedReason {
  if (error instanceof NoEffect) return 'nothing';
  if (error instanceof ValidationFailure) return 'incomplete';
  if (isReviewRequired(error)) return 'not-approved';
  return (error instanceof ApiError && REASONS[error.status]) || 'failed';
}

/** Returns true if the change would have no effect on this page. */
const hasNoEffect = (change: PageChange, { state, publishedVid }: FoundPage): boolean =>
  change === 'unpublish' ? publishedVid === null && state !== 'scheduled' : change !== 'bin' && state === 'published';

/** Applies the change to one page; returns its number in the bin. Throws the errors of that change of one page. */
async function changePage(
  c: ApiContext,
  change: PageChange,
  request: PageToChange,
  rights: EditorRights,
): Promise<number | null> {
  const { system } = c.var;
  const { nid, language, vid } = request;
  const page = await findPage(system.database.pool, nid, language);
  assertEditScope(rights, { domains: page.domains, language });
  if (page.vid !== vid) throw new ApiError(412, 'saved-meanwhile');
  if (hasNoEffect(change, page)) throw new NoEffect();
  if (change === 'bin') return removeNode(system, nid, getActor(c), rights);
  const { uid } = requireSession(c);
  if (change === 'ask') {
    await storeApprovalRequest(system, { nid, language, vid, words: '' }, uid);
    return null;
  }
  const pageKey = { nid, language, from: vid };
  await (change === 'publish' ? publishNode : unpublishNode)(system, pageKey, uid);
  await checkPageLinks(system, nid, language);
  return null;
}

/** Changes several pages in sequence; a refused change does not block the others. */
export async function changeSelectedPages(c: ApiContext): Promise<Response> {
  const { change, pages } = await readRequest(c, changePagesBody);
  if (change !== 'ask') await assertMayPublish(c);
  const rights = await getEditorRights(c);
  c.set('done', []);
  const pageParams: PageParams[] = [];
  const unchanged: ChangedPages['unchanged'][number][] = [];
  const binIdByNode = new Map<number, number>();
  for (const { nid, language, vid } of pages) {
    const pageKey = { nid, language };
    // The bin contains a page in all its languages.
    if (binIdByNode.has(nid)) {
      pageParams.push(pageKey);
      continue;
    }
    try {
      const id = await changePage(c, change, { nid, language, vid }, rights);
      if (id !== null) binIdByNode.set(nid, id);
      pageParams.push(pageKey);
      c.set('done', [...(c.var.done ?? []), { action: ACTIONS[change], key: `${nid}.${language}` }]);
    } catch (error) {
      const reason = getReason(error);
      const { method, routePath: route } = c.req;
      if (reason === 'failed') c.var.system.log({ event: 'api-failure', method, route, error });
      unchanged.push({ ...pageKey, reason });
    }
  }
  return respondPrivately(c, {
    done: pageParams,
    unchanged,
    binned: [...binIdByNode.values()],
  } satisfies ChangedPages);
}
