import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Minimum ratio by which a table, index or column that grows with the users is larger with twice as many users. */
const GROWS = 1.5;

const BLOCK = 8_192;
const SEGMENT_BLOCKS = 131_072;

/** A table or an index with its size. */
export interface Relation {
  readonly name: string;
  /** Name of the table, or of the table of the index. */
  readonly table: string;
  readonly path: string;
  readonly blocks: number;
  readonly rows: number;
}

/** A column with its number of distinct values. */
interface Column {
  readonly table: string;
  readonly column: string;
  readonly distinct: number;
}

export interface Statistics {
  readonly relations: readonly Relation[];
  readonly columns: readonly Column[];
}

const RELATIONS = `
  select c.relname as name, coalesce(t.relname, c.relname) as table, pg_relation_filepath(c.oid) as path,
    (pg_relation_size(c.oid) / ${BLOCK})::int as blocks, c.reltuples::float8 as rows
  from pg_class c left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')`;

const COLUMNS = `
  select c.relname as table, a.attname as column,
    (case when s.stadistinct < 0 then -s.stadistinct * c.reltuples else s.stadistinct end)::float8 as distinct
  from pg_statistic s join pg_class c on c.oid = s.starelid
    join pg_attribute a on a.attrelid = s.starelid and a.attnum = s.staattnum
  where c.relnamespace = 'public'::regnamespace`;

export async function readStatistics(client: Queryable): Promise<Statistics> {
  const relations = await client.query<Relation>(RELATIONS);
  const columns = await client.query<Column>(COLUMNS);
  return { relations: relations.rows, columns: columns.rows };
}

const getRows = ({ relations }: Statistics, name: string): number =>
  relations.find((relation) => relation.name === name)?.rows ?? 0;

/** Returns the tables that grow with the users, by comparing a database with another that has twice as many users. */
export function findGrowingTables(small: Statistics, large: Statistics): ReadonlySet<string> {
  const tables = large.relations.filter(({ name, table }) => name === table);
  const matchingTables = tables.filter(({ name, rows }) => rows >= GROWS * Math.max(1, getRows(small, name)));
  return new Set(matchingTables.map(({ name }) => name));
}

/**
 * Extends the files of growing tables to `times` their length, as sparse files, because the planner reads the number of
 * blocks. The server must not be running.
 */
export function extendFiles(folder: string, relations: readonly Relation[], times: number): void {
  for (const { path, blocks } of relations) {
    let left = Math.max(1, blocks) * times;
    for (let segment = 0; left > 0; segment += 1) {
      const file = join(folder, segment === 0 ? path : `${path}.${segment}`);
      if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
      truncateSync(file, Math.min(left, SEGMENT_BLOCKS) * BLOCK);
      left -= SEGMENT_BLOCKS;
    }
  }
}

const GROW_RELATION = `
  update pg_class set reltuples = reltuples * $2, relpages = relpages * $2, relallvisible = relallvisible * $2
  where relname = $1 and relnamespace = 'public'::regnamespace`;

/** In a column with ever more values no value is common, so its list of common values is removed. */
const GROW_COLUMN = `
  update pg_statistic s set stadistinct = $3::float8 / c.reltuples * -1, stanullfrac = stanullfrac,
    stakind1 = case when stakind1 = 1 then 0 else stakind1 end, stakind2 = case when stakind2 = 1 then 0 else stakind2 end
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relname = $1 and c.relnamespace = 'public'::regnamespace and a.attname = $2
    and s.starelid = c.oid and s.staattnum = a.attnum`;

/**
 * Changes the planner's statistics as if there were `times` as many users as in `large`, which has twice as many as
 * `small`.
 */
export async function growStatistics(
  client: Queryable,
  small: Statistics,
  large: Statistics,
  times: number,
): Promise<void> {
  const growingTables = findGrowingTables(small, large);
  for (const { name, table } of large.relations) {
    if (growingTables.has(table)) await client.query(GROW_RELATION, [name, times]);
  }
  for (const { table, column, distinct } of large.columns) {
    const countBefore = small.columns.find((item) => item.table === table && item.column === column)?.distinct ?? 0;
    if (!growingTables.has(table) || distinct < GROWS * Math.max(1, countBefore)) continue;
    await client.query(GROW_COLUMN, [table, column, distinct * times]);
  }
}
