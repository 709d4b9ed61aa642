import type pg from 'pg';

/** Runs `work` while all but `remaining` connections of a pool are in use. */
export async function withFewConnections<T>(pool: pg.Pool, remaining: number, work: () => Promise<T>): Promise<T> {
  const storedPoolClients = await Promise.all(
    Array.from({ length: pool.options.max - remaining }, () => pool.connect()),
  );
  try {
    return await work();
  } finally {
    for (const client of storedPoolClients) client.release();
  }
}
