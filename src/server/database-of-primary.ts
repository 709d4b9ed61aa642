import type { Config } from '#src/config.ts';

/**
 * Environment variable with the URL of the embedded database, set by the primary process for its web processes, never
 * by an operator.
 */
const NAME = 'DATABASE_OF_PRIMARY';

/** Returns the environment of a web process that uses the database of its primary process. */
export const toDatabaseEnvironment = (url: string): Readonly<Record<string, string>> => ({ [NAME]: url });

/** Returns the configuration; in a web process with the database of its primary process. */
export const withPrimaryDatabase = (config: Config): Config => ({
  ...config,
  databaseUrl: process.env[NAME] ?? config.databaseUrl,
});
