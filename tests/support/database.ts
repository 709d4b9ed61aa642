import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { migrateDatabase } from '#src/cms/db/migrate.ts';
import { FAST_FOLDER } from './fast-folder.ts';
import { TEMPLATE, toDatabaseUrl } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the database server of this run; each test file creates a database on it. */
    databaseUrl: string;
  }
}

/** Settings for speed; test data need not survive a power failure. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await migrateDatabase(toDatabaseUrl(url, TEMPLATE));
  await client.query(`alter database ${TEMPLATE} is_template true allow_connections false`);
  await client.end();
}

/** Sets up vitest: one PostgreSQL for the run, with a migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(FAST_FOLDER, 'zelfhulp-test-'));
  const server = await startEmbedded(folder, { settings: SETTINGS });
  await makeTemplate(server.url);
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
