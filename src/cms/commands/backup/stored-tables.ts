import type pg from 'pg';

/** A table of the database. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** Selects the stored columns, without generated ones. */
const columnsQuery = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attgenerated = ''
  group by c.relname order by c.relname`;

const referencesQuery = `
  select f.relname as from, t.relname as to
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`;

/** Lists the tables of a schema; none if the schema does not exist. */
export async function listTables(client: pg.ClientBase, schema: string): Promise<readonly StoredTable[]> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  return rowCount === 0 ? [] : (await client.query<StoredTable>(columnsQuery, [schema])).rows;
}

/** Sorts tables by their references, referenced tables first. Throws on circular references. */
function sortByReferences(tables: readonly StoredTable[], references: readonly Reference[]): readonly StoredTable[] {
  const sortedTables: StoredTable[] = [];
  const remainingByName = new Map(tables.map((table) => [table.name, table]));
  while (remainingByName.size > 0) {
    const free = [...remainingByName.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && remainingByName.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...remainingByName.keys()].join(', ')}.`);
    for (const table of free) {
      sortedTables.push(table);
      remainingByName.delete(table.name);
    }
  }
  return sortedTables;
}

/** Lists the product's tables, in the order in which their rows can be restored. */
export async function listProductTables(client: pg.ClientBase): Promise<readonly StoredTable[]> {
  return sortByReferences(await listTables(client, 'public'), (await client.query<Reference>(referencesQuery)).rows);
}
