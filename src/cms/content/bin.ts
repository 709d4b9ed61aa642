import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import { type BinnedRows, bin, pendingEntries } from '../db/schema/index.ts';
import type { Transaction } from './change-content.ts';
import type { Actor, DependentRows } from './entry-type.ts';

/** A deleted entry with its name at the desk. */
export interface BinnedEntry extends EntryKey {
  readonly name: string;
  readonly domains: readonly string[];
}

/**
 * Moves the rows of an entry to the bin before they are deleted. Rows of later tables reference those of earlier ones,
 * so the first table is restored first. Cancels the planned dates of the entry, under each of `keys` (by default its
 * own key). Returns its number in the bin.
 */
export async function moveToBin(
  tx: Transaction,
  { kind, key, name, domains }: BinnedEntry,
  parts: readonly DependentRows[],
  { uid, at }: Actor,
  keys: readonly string[] = [key],
): Promise<number> {
  const getRows = ({ table, column, value }: DependentRows) => sql`jsonb_build_object('table', ${table}::text, 'rows', (
    select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${sql.identifier(table)} t
    where t.${sql.identifier(column)}::text = ${String(value)}))`;
  // Numbers are processed inside the database, because some exceed JavaScript's safe integers.
  const rows = sql<readonly BinnedRows[]>`jsonb_build_array(${sql.join(parts.map(getRows), sql`, `)})`;
  const [deletedRow] = await tx
    .insert(bin)
    .values({ kind, key, name, domains: [...domains], rows, deletedBy: uid, deletedAt: at })
    .returning({ id: bin.id });
  if (!deletedRow) throw new Error('No row was moved to the bin.');
  await tx
    .update(pendingEntries)
    .set({ publishAt: null, endAt: null })
    .where(and(eq(pendingEntries.kind, kind), inArray(pendingEntries.key, [...keys])));
  return deletedRow.id;
}

async function getColumns(tx: Transaction, table: string, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`);
  return rows.map(({ name }) => name).filter((name) => names.includes(name));
}

/** Restores the rows of an entry from the bin, except rows with a key in use again; true if all were restored. */
export async function restoreBinnedRows(
  tx: Transaction,
  id: number,
): Promise<(BinnedEntry & { readonly isWhole: boolean }) | null> {
  const [match] = await tx.select().from(bin).where(eq(bin.id, id)).for('update');
  if (!match) return null;
  let isComplete = true;
  for (const [index, { table, rows }] of match.rows.entries()) {
    // Columns that were added since get their default value.
    const columns = await getColumns(tx, table, Object.keys(rows[0] ?? {}));
    if (rows.length === 0 || columns.length === 0) continue;
    const names = sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const { rowCount } = await tx.execute(sql`
      insert into ${sql.identifier(table)} (${names}) select ${names} from jsonb_populate_recordset(
        null::${sql.identifier(table)}, (select b.rows -> ${index}::int -> 'rows' from bin b where b.id = ${id}))
      on conflict do nothing`);
    if (rowCount !== rows.length) isComplete = false;
  }
  await tx.delete(bin).where(eq(bin.id, id));
  const { kind, key, name, domains } = match;
  return { kind, key, name, domains, isWhole: isComplete };
}
