import type { Orm } from './orm.ts';

/**
 * Creates a query that is built once per database and parsed there once per connection; for queries of every
 * participant request. `prepare` must end with drizzle's `.prepare(name)`, with a name that is unique in the content
 * system.
 */
export function prepareOnce<Db extends object = Orm, Query = unknown>(prepare: (db: Db) => Query): (db: Db) => Query {
  const made = new WeakMap<Db, Query>();
  return (db) => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    return query;
  };
}
