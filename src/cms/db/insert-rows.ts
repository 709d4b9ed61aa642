import { getTableColumns, sql, type Table } from 'drizzle-orm';
import type { Orm } from './orm.ts';

/** Inserts rows with equal columns in one statement; existing rows are unchanged. Returns the new rows, with uuid. */
export async function insertRows<T extends Table>(
  db: Pick<Orm, 'execute'>,
  table: T,
  rows: readonly T['$inferInsert'][],
  key: keyof T['$inferInsert'] & string,
): Promise<ReadonlySet<unknown>> {
  const [first] = rows;
  if (first === undefined) return new Set();
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const entries = rows.map((row) =>
    Object.fromEntries(columns.map(([name, column]) => [column.name, row[name as keyof T['$inferInsert']]])),
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const keyColumn = sql.identifier(columns.find(([name]) => name === key)?.[1].name ?? key);
  const { rows: result } = await db.execute<{ key: unknown }>(sql`
    insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(entries)}::jsonb)
    on conflict do nothing
    returning ${keyColumn} as key`);
  return new Set(result.map((row) => row.key));
}
