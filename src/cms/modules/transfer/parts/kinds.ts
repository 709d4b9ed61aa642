import type { EntryKind } from '#src/contract/kinds/index.ts';
import { createEntryBodyShape, type SentEntry } from '#src/contract/kinds/kind.ts';
import { integer, object, type Shape, uuid } from '#src/contract/shape/shape.ts';
import { KIND_STORES, type KindStore } from '../../kinds/kind-store.ts';
import type { ContentSetPart } from '../part.ts';

type KindRecord = SentEntry<EntryKind> & {
  readonly uuid: string;
  /** Position among the entries of its kind. */
  readonly weight: number;
};

const createKindPart = (store: KindStore): ContentSetPart<KindRecord> => ({
  folder: store.kind.plural,
  schema: object({ ...(createEntryBodyShape(store.kind) as Shape).fields, uuid: uuid(), weight: integer() }),
  stand: async (db) => {
    const rows = await store.listRows(db);
    return new Map(
      rows.map(({ entry: { id: _id, version: _version, ...record }, weight }) => [record.uuid, { ...record, weight }]),
    );
  },
  nameOf: ({ uuid: name }) => name,
  domainsOf: ({ domains }) => domains,
  clean: (record) => store.clean(record),
  keep: async (tx, { uuid: name, weight, ...sent }) => {
    await store.put(tx, sent, { uuid: name, weight });
    return store.tags;
  },
});

/** Folders of all kinds in a content set. */
export const kindParts: readonly ContentSetPart<KindRecord>[] = KIND_STORES.map(createKindPart);
