import { randomUUID } from 'node:crypto';
import { asc, eq, getTableColumns, getTableName, inArray, max, type SQL, sql } from 'drizzle-orm';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { getKindFormTexts } from '#src/contract/forms/kind-form.ts';
import { type EntryKind, type EntryKindName, KINDS } from '#src/contract/kinds/index.ts';
import { type DeskEntry, getContentFields, type KindSpec, type SentEntry } from '#src/contract/kinds/kind.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import { object, type Shape } from '#src/contract/shape/shape.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { moveToBin } from '../../content/bin.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { withVersion } from '../../content/version-conflict.ts';
import type { Orm } from '../../db/orm.ts';
import { KIND_TABLES } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { readContent } from '../../http/read-request.ts';

type Row = Readonly<Record<string, unknown>>;
type Entry = DeskEntry<EntryKind>;
type EntryTexts = Entry['words'];

const pick = (row: Row, names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]));
const getId = (key: string) => (/^\d{1,9}$/.test(key) ? Number(key) : 0);

const cleanAll = (shapes: Readonly<Record<string, Shape>>, values: Row): Row =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, { format }]) => [
      name,
      format === 'html' ? sanitiseRichText(String(values[name]), RICH_TEXT_TAGS) : values[name],
    ]),
  );

/** Creates the store of a kind of entry: its queries, entry type and bin. */
export function createKindStore(kind: EntryKind) {
  const { name, plural, fields, texts: textShapes, title, groupBy }: KindSpec = kind;
  const { table, texts } = KIND_TABLES[kind.name];
  const columns: Readonly<Record<string, (typeof table)['id']>> = getTableColumns(table);
  const tags: readonly string[] = [plural];

  /** Returns an entry for the desk. */
  const show = (row: Row, textRows: readonly Row[]): Entry => {
    const readEntryTexts = (language: string) => {
      const textRow = textRows.find((textRow) => textRow.entryId === row.id && textRow.language === language);
      return textRow ? pick(textRow, Object.keys(textShapes)) : null;
    };
    const columns = pick(row, ['id', 'uuid', ...Object.keys(fields), 'domains', 'isOn']);
    return withVersion({
      ...columns,
      words: { nl: readEntryTexts('nl'), en: readEntryTexts('en') },
    }) as unknown as Entry;
  };

  /** Lists the stored entries with their weight, in the order in which visitors see them. */
  async function listRows(db: Pick<Orm, 'select'>) {
    const groups: Shape | undefined = groupBy === undefined ? undefined : fields[groupBy];
    const group = groups && sql`array_position(${sql.param(groups.options)}::text[], ${columns[groupBy ?? '']})`;
    const order = [...(group ? [group] : []), asc(table.weight), asc(table.id)];
    const rows: readonly Row[] = await db
      .select()
      .from(table as typeof KIND_TABLES.alert.table)
      .orderBy(...order);
    const textRows: readonly Row[] = await db.select().from(texts);
    return rows.map((row) => ({ entry: show(row, textRows), weight: Number(row.weight) }));
  }

  /** Locks a stored entry for this transaction; undefined if it was deleted. */
  async function lock(tx: Transaction, id: number): Promise<Entry | undefined> {
    const [row]: readonly Row[] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    return row && show(row, await tx.select().from(texts).where(eq(texts.entryId, id)));
  }

  /** Writes the texts of an entry; deletes a language without texts. Rich text is sanitised. */
  async function saveTexts(tx: Transaction, entryId: number, labels: EntryTexts): Promise<void> {
    await tx.delete(texts).where(eq(texts.entryId, entryId));
    const rows = LANGUAGES.flatMap((language) => {
      const word = labels[language];
      return word ? [{ entryId, language, ...cleanAll(textShapes, word) }] : [];
    });
    await tx.insert(texts).values(rows as never);
  }

  /** Returns an entry as it would be saved. */
  function clean<Sent extends SentEntry<EntryKind>>(sent: Sent): Sent {
    const { nl, en } = sent.words;
    const texts = { nl: nl && cleanAll(textShapes, nl), en: en && cleanAll(textShapes, en) };
    return { ...sent, ...cleanAll(fields, sent as unknown as Row), words: texts };
  }

  const getColumns = (entry: Omit<SentEntry<EntryKind>, 'isOn'>): Row => ({
    ...cleanAll(fields, entry as unknown as Row),
    domains: [...entry.domains],
  });

  /** Adds an entry at the end, or overwrites the one with its uuid. */
  async function writeEntry(
    tx: Transaction,
    { isOn, words, ...sent }: SentEntry<EntryKind>,
    location: { readonly uuid: string; readonly weight: number },
  ): Promise<number> {
    const set = { ...getColumns({ ...sent, words }), isOn, weight: location.weight };
    const [row] = await tx
      .insert(table)
      .values({ uuid: location.uuid, ...set } as never)
      .onConflictDoUpdate({ target: table.uuid, set: set as never })
      .returning({ id: table.id });
    const id = Number(row?.id);
    await saveTexts(tx, id, words);
    return id;
  }

  /** Creates an entry at the end of the list. */
  async function make(tx: Transaction, entry: SentEntry<EntryKind>): Promise<number> {
    const [last] = await tx.select({ weight: max(table.weight) }).from(table);
    return writeEntry(tx, entry, { uuid: randomUUID(), weight: Number(last?.weight ?? 0) + 1 });
  }

  const setColumns = (tx: Transaction, condition: SQL | undefined, set: Row) =>
    tx
      .update(table)
      .set(set as never)
      .where(condition)
      .returning({ id: table.id });

  const turn = (tx: Transaction, id: number, isOn: boolean) => setColumns(tx, eq(table.id, id), { isOn });

  async function hide(tx: Transaction, key: string) {
    await turn(tx, getId(key), false);
    return tags;
  }

  const content = object(getContentFields(kind));
  const entryType = {
    kind: name as EntryKindName,
    access: 'editor',
    placeOf: async (tx, key, selection) => {
      const entry = await lock(tx, getId(key));
      const domains = Array.isArray(selection?.domains) ? selection.domains.map(String) : [];
      return { domains: [...(entry?.domains ?? []), ...domains], language: null };
    },
    content: {
      read: async (tx, key) => {
        const entry = await lock(tx, getId(key));
        return entry ? pick(entry as unknown as Row, Object.keys(content.fields)) : null;
      },
      write: async (tx, key, body, { language }) => {
        const read = await readContent<unknown>(body, content, language, getKindFormTexts(kind));
        const { words, ...values } = read as SentEntry<EntryKind>;
        const [row] = await setColumns(tx, eq(table.id, getId(key)), getColumns({ ...values, words }));
        if (!row) throw new ApiError(404, 'not-found');
        await saveTexts(tx, Number(row.id), words);
        return tags;
      },
    },
    hide,
    cameBack: hide,
  } as const satisfies FullEntryType;

  /** Deletes an entry; it can be restored from the bin. */
  async function bin(tx: Transaction, { id, words, domains }: Entry, actor: Actor): Promise<void> {
    const nameTexts: Row = words.nl ?? words.en ?? {};
    const parts = [
      { table: getTableName(table), column: table.id.name, value: id },
      { table: getTableName(texts), column: texts.entryId.name, value: id },
    ];
    await moveToBin(
      tx,
      { kind: kind.name, key: String(id), name: String(nameTexts[title] ?? ''), domains },
      parts,
      actor,
    );
    await tx.delete(table).where(eq(table.id, id));
  }

  /** Returns the programmes of each of these entries. */
  async function listDomains(tx: Transaction, ids: readonly number[]): Promise<readonly (readonly string[])[]> {
    const rows = await tx
      .select({ domains: table.domains })
      .from(table)
      .where(inArray(table.id, [...ids]));
    return rows.map(({ domains }) => domains as readonly string[]);
  }

  /** Stores the order of entries: the weight of each is its position in `ids`. */
  async function storeOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
    const condition = sql`array_position(${sql.param(ids)}::int[], ${table.id})`;
    if (ids.length > 0) await setColumns(tx, inArray(table.id, [...ids]), { weight: condition });
  }

  return { kind, tags, entryType, clean, listRows, lock, put: writeEntry, make, turn, bin, listDomains, storeOrder };
}

export type KindStore = ReturnType<typeof createKindStore>;

/** Stores of all kinds. */
export const KIND_STORES: readonly KindStore[] = KINDS.map(createKindStore);

/** Returns the store of one kind. */
export const getKindStore = (name: EntryKindName): KindStore =>
  KIND_STORES.find(({ kind }) => kind.name === name) as KindStore;
