import { type Config, ConfigError, readConfig } from '#src/config.ts';
import { describeError } from '../../db/describe-error.ts';
import { EmbeddedDatabaseError } from '../../db/embedded/problem.ts';
import { startEmbedded } from '../../db/embedded/start.ts';
import { BackupRefusedError } from './manifest.ts';

interface Installation {
  readonly config: Config;
  /** Returns the connection URL of the database, without migrating it or adding starter content. */
  readonly openUrl: () => Promise<string>;
}

const OWN_WORDS = [ConfigError, BackupRefusedError, EmbeddedDatabaseError];

function explain(error: unknown): string {
  if (error instanceof Error && OWN_WORDS.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return error.message;
  return describeError(error);
}

/** Runs a command on the database of this environment; starts the embedded one if it is not running. */
export async function withDatabase(work: (locations: Installation) => Promise<void>): Promise<void> {
  let stop = async (): Promise<void> => undefined;
  try {
    const config = readConfig(process.env);
    const openUrl = async () => {
      if (config.databaseUrl !== null) return config.databaseDirectUrl ?? config.databaseUrl;
      const server = await startEmbedded(config.dataDir);
      stop = server.stop;
      return server.url;
    };
    try {
      await work({ config, openUrl });
    } finally {
      await stop();
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
