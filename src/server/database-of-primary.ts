import type { Config } from '#src/config.ts';

/** Where the primary of several web processes tells each of them its embedded database; no operator sets it. */
const NAME = 'DATABASE_OF_PRIMARY';

/** What a web process is started with, so that it uses the database of its primary. */
export const databaseFor = (url: string): Readonly<Record<string, string>> => ({ [NAME]: url });

/** The environment as it was read; in a process of several, with the database of their primary. */
export const withDatabaseOfPrimary = (config: Config): Config => ({
  ...config,
  databaseUrl: process.env[NAME] ?? config.databaseUrl,
});
