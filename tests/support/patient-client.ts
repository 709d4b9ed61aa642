import pg from 'pg';

/** A connection of its own to the database of a pool, for statements that take longer than the product lets them. */
export async function patientClient({ options }: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: options.connectionString });
  await client.connect();
  return client;
}
