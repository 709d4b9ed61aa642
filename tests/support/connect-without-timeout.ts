import pg from 'pg';

/** Opens a separate connection to a pool's database, for statements that exceed the product's time limit. */
export async function connectWithoutTimeout({ options }: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: options.connectionString });
  await client.connect();
  return client;
}
