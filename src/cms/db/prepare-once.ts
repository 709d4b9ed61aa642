import type { Orm } from './orm.ts';

/**
 * Creates a query that is built once per database and parsed there once per connection; for queries of every
 * participant request. `prepare` must end with drizzle's `.prepare(name)`, with a name that is unique in the content
 * system.
 */
export function prepareOnce<Db extends object = Orm, Query = unknown>(prepare: (db: Db) => Query): (db: Db) => Query {
  const cache = new WeakMap<Db, Query>();
  return (db) => {
    const query = cache.get(db) ?? prepare(db);
    cache.set(db, query);
    return query;
  };
}
