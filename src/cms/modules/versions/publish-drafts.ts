import { type DraftVersion, publishDraftsBody } from '#src/contract/desk/drafts.ts';
import { changeContent } from '../../content/change-content.ts';
import { getActor } from '../../content/entry-type.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { checkLinksOfPages, createRightsCheck, publishDraft, sortEntries } from './publish-draft.ts';

/** Adds the draft concerned to an error. */
function addDraftToError({ kind, key }: DraftVersion, error: unknown): unknown {
  const stopped = { stopped: { kind, key } };
  if (error instanceof ValidationFailure) return new ApiError(422, 'draft-incomplete', {}, {}, stopped);
  if (error instanceof ApiError) return new ApiError(error.status, error.key, error.headers, error.values, stopped);
  return error;
}

/** Publishes several drafts, of pages and other entries, in one transaction: all of them or none. */
export async function handlePublishDrafts(c: ApiContext): Promise<Response> {
  const { drafts } = await readRequest(c, publishDraftsBody);
  const assertAllowed = await createRightsCheck(c);
  const inOrder = sortEntries(drafts);
  await changeContent(c.var.system, async (tx) => {
    const tags: string[] = [];
    for (const draft of inOrder) {
      tags.push(
        ...(await publishDraft(tx, draft, getActor(c), assertAllowed).catch((error: unknown) => {
          throw addDraftToError(draft, error);
        })),
      );
    }
    return { value: undefined, tags };
  });
  await checkLinksOfPages(c.var.system, inOrder);
  c.set(
    'done',
    inOrder.map(({ kind, key }) => ({ kind, key })),
  );
  return respondEmpty(c);
}
