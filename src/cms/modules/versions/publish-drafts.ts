import { publishDraftsBody, type SeenDraft } from '#src/contract/desk/drafts.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import { type EntryContent, getActor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { assertEdit, lockEntry, readPendingChanges } from '../../content/thing-drafts.ts';
import { emptyAnswer } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readChecked } from '../../http/checked-body.ts';
import { assertWithin, getEditorRights } from '../../http/editor-rights.ts';
import { checkAccess } from '../../http/guard.ts';
import type { ApiContext } from '../../http/request.ts';
import { parsePageKey } from '../content/life/page-entry-type.ts';
import { checkPageLinks } from '../links/check-all.ts';
import { findEntryKind, findWholeKind } from './kinds.ts';

/** Locks are always taken in the same order; pages by their number. */
const inOrder = new Intl.Collator('en', { numeric: true });
const placeWords = ({ kind, key }: SeenDraft) => `${kind} ${key}`;

/** The same error, with the draft that it is about. */
function naming({ kind, key }: SeenDraft, error: unknown): unknown {
  const stopped = { stopped: { kind, key } };
  if (error instanceof ValidationFailure) return new ApiError(422, 'draft-incomplete', {}, {}, stopped);
  if (error instanceof ApiError) return new ApiError(error.status, error.key, error.headers, error.values, stopped);
  return error;
}

/** Publishes several drafts, of pages and other entries, in one transaction: all of them or none. */
export async function publishTogether(c: ApiContext): Promise<Response> {
  const { drafts } = await readChecked(c, publishDraftsBody);
  const rights = await getEditorRights(c);
  const publishOne = async (tx: Transaction, draft: SeenDraft) => {
    const kind = findEntryKind(draft.kind);
    if (!kind) throw new ApiError(404, 'not-found');
    checkAccess(c, kind.access);
    const assertPlace = async (content: EntryContent | null) => {
      assertWithin(rights, await kind.placeOf(tx, draft.key, content));
    };
    if (kind.publishDraft) {
      await assertPlace(null);
      return kind.publishDraft(tx, draft.key, draft.edit, getActor(c));
    }
    const whole = findWholeKind(draft.kind);
    if (!whole) throw new ApiError(404, 'not-found');
    await lockEntry(tx, draft);
    const waiting = await readPendingChanges(tx, draft);
    assertEdit(waiting, draft.edit);
    if (!waiting.draft) throw new ApiError(404, 'not-found');
    await assertPlace(waiting.draft.content);
    return publishEntry(tx, whole, draft.key, waiting.draft.content, getActor(c));
  };
  const ordered = [...drafts].sort((one, other) => inOrder.compare(placeWords(one), placeWords(other)));
  await changeContent(c.var.system, async (tx) => {
    const tags: string[] = [];
    for (const draft of ordered) {
      tags.push(
        ...(await publishOne(tx, draft).catch((error: unknown) => {
          throw naming(draft, error);
        })),
      );
    }
    return { value: undefined, tags };
  });
  for (const { key } of ordered.filter(({ kind }) => kind === 'page')) {
    const { nid, language } = parsePageKey(key);
    await checkPageLinks(c.var.system, nid, language);
  }
  c.set(
    'done',
    ordered.map(({ kind, key }) => ({ kind, key })),
  );
  return emptyAnswer(c);
}
