import type pg from 'pg';

const ROW = 'product_address';

/** Stores the current URL of the product's bare host, for commands that run in other processes. */
export async function storeProductUrl(pool: pg.Pool, url: string): Promise<void> {
  await pool.query(
    'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [ROW, JSON.stringify(url)],
  );
}

/** Returns the URL under which the product ran last; null if it never ran. */
export async function findProductUrl(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ value: unknown }>('select value from installation where key = $1', [ROW]);
  return typeof rows[0]?.value === 'string' ? rows[0].value : null;
}
