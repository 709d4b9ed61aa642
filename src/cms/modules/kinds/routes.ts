import { getKindOperations } from '#src/contract/desk/kind-operations.ts';
import { orderBody, type VersionedContent } from '#src/contract/desk/rows.ts';
import { getKindFormTexts } from '#src/contract/forms/kind-form.ts';
import type { EntryKind } from '#src/contract/kinds/index.ts';
import { createEntryBodyShape, createEntryChangeShape, type SentEntry } from '#src/contract/kinds/kind.ts';
import { changeContent } from '../../content/change-content.ts';
import { getActor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { storeVersion } from '../../content/store-version.ts';
import { assertVersion } from '../../content/version-conflict.ts';
import { recordSwitch } from '../../http/activity.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertEditScope, assertMayEdit, getEditorRights } from '../../http/editor-rights.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { KIND_STORES, type KindStore } from './kind-store.ts';

/** Creates the routes of a kind at the desk, limited to the programmes of an editor before and after a change. */
function createKindRoutes(store: KindStore): readonly Route[] {
  const { kind, entryType, tags } = store;
  const kindFormTexts = getKindFormTexts(kind);
  const operations = getKindOperations(kind);
  const toEntryKey = (id: number) => ({ kind: kind.name, key: String(id) });

  async function make(c: ApiContext): Promise<Response> {
    const request: SentEntry<EntryKind> = await readRequest(c, createEntryBodyShape(kind), kindFormTexts);
    await assertMayEdit(c, { domains: request.domains, language: null });
    const entry = await changeContent(c.var.system, async (tx) => {
      const id = await store.make(tx, request);
      const content = await entryType.content.read(tx, String(id));
      await storeVersion(getActor(c), tx, toEntryKey(id), { before: null, after: content });
      return { value: await store.lock(tx, id), tags };
    });
    return respondPrivately(c, entry, 201);
  }

  async function update(c: ApiContext): Promise<Response> {
    const id = readIdParam(c, 'id');
    const { version, isOn, ...content }: SentEntry<EntryKind> & VersionedContent = await readRequest(
      c,
      createEntryChangeShape(kind),
      kindFormTexts,
    );
    const rights = await getEditorRights(c);
    const entry = await changeContent(c.var.system, async (tx) => {
      const previousEntry = await store.lock(tx, id);
      if (!previousEntry) throw new ApiError(404, 'not-found');
      assertEditScope(rights, { domains: [...previousEntry.domains, ...content.domains], language: null });
      assertVersion(previousEntry, version);
      await publishEntry(tx, entryType, String(id), content, getActor(c));
      await store.turn(tx, id, isOn);
      const nextEntry = await store.lock(tx, id);
      if (previousEntry.isOn !== isOn) recordSwitch(c, { isOn, before: previousEntry, after: nextEntry });
      return { value: nextEntry, tags };
    });
    return respondPrivately(c, entry);
  }

  async function remove(c: ApiContext): Promise<Response> {
    const id = readIdParam(c, 'id');
    const rights = await getEditorRights(c);
    await changeContent(c.var.system, async (tx) => {
      const entry = await store.lock(tx, id);
      if (!entry) throw new ApiError(404, 'not-found');
      assertEditScope(rights, { domains: entry.domains, language: null });
      const contentBefore = await entryType.content.read(tx, String(id));
      await store.bin(tx, entry, getActor(c));
      await storeVersion(getActor(c), tx, toEntryKey(id), { before: contentBefore, after: null });
      return { value: undefined, tags };
    });
    return respondEmpty(c);
  }

  async function order(c: ApiContext): Promise<Response> {
    const { ids } = await readRequest(c, orderBody);
    const rights = await getEditorRights(c);
    await changeContent(c.var.system, async (tx) => {
      for (const domains of await store.listDomains(tx, ids)) assertEditScope(rights, { domains, language: null });
      return { value: await store.storeOrder(tx, ids), tags };
    });
    return respondEmpty(c);
  }

  return [
    serve(operations.list, async (c) => {
      const rows = await store.listRows(c.var.system.database.db);
      return respondPrivately(c, { rows: rows.map(({ entry }) => entry) });
    }),
    serve(operations.create, make),
    serve(operations.update, update),
    serve(operations.remove, remove),
    serve(operations.order, order),
  ];
}

export const kindRoutes: readonly Route[] = KIND_STORES.flatMap(createKindRoutes);
