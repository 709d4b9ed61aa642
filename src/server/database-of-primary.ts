import type { Config } from '#src/config.ts';

/**
 * Environment variable with the embedded database's address, set by the primary for its web processes, never by an
 * operator.
 */
const NAME = 'DATABASE_OF_PRIMARY';

/** Environment of a web process that uses the database of its primary. */
export const toDatabaseEnvironment = (url: string): Readonly<Record<string, string>> => ({ [NAME]: url });

/** The environment; in a worker, with the database of its primary. */
export const withPrimaryDatabase = (config: Config): Config => ({
  ...config,
  databaseUrl: process.env[NAME] ?? config.databaseUrl,
});
