import pg from 'pg';

export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records all queries on the product's tables that `work` sends on any connection, with their values. */
export async function recordQueries(work: () => Promise<unknown>): Promise<readonly RecordedQuery[]> {
  const queries: RecordedQuery[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...body: unknown[]) {
    const [query, values] = body as [string | { text?: string; values?: unknown[] }, unknown[]?];
    const text = typeof query === 'string' ? query : query.text;
    const queryValues = typeof query === 'string' ? undefined : query.values;
    if (text !== undefined) queries.push({ text, values: queryValues ?? (Array.isArray(values) ? values : []) });
    return Reflect.apply(original, this, body);
  } as never;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return queries.filter(({ text }) => /^\s*(select|with|insert|update|delete)/i.test(text));
}

export interface Plan {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly 'Total Cost': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const listNodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

/**
 * Returns PostgreSQL's plan of a query. The option `analyze` also runs the query, so that the plan includes the number
 * of filtered rows.
 */
export async function explainQuery(
  pool: Pick<pg.ClientBase, 'query'>,
  { text, values }: RecordedQuery,
  options = '',
): Promise<readonly Plan[]> {
  const { rows } = await pool.query(`explain (format json${options}) ${text}`, [...values]);
  return listNodes(rows[0]['QUERY PLAN'][0].Plan);
}
