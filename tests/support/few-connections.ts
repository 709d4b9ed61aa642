import type pg from 'pg';

/** Does the work while all connections of a pool but so many are held by somebody else. */
export async function withFewConnections<T>(pool: pg.Pool, left: number, work: () => Promise<T>): Promise<T> {
  const held = await Promise.all(Array.from({ length: pool.options.max - left }, () => pool.connect()));
  try {
    return await work();
  } finally {
    for (const client of held) client.release();
  }
}
