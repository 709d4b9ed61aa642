import { ConfigError, readConfig } from '#src/config.ts';
import { describeError } from '../db/describe-error.ts';
import { confirmKeys, UnusableKeysError } from '../db/encryption/confirm-keys.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { openDatabase } from '../startup/connect.ts';
import { findProductUrl } from '../startup/product-url.ts';
import { createSystem } from '../system.ts';

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command on the content system of this environment, which may also be running. Links use the URL of the running
 * product, not the port in the command's own configuration.
 */
export async function withSystem(work: (system: ContentSystem) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = await openDatabase(config, () => undefined);
    const publicUrl = (await findProductUrl(database.pool)) ?? config.accounts.publicUrl;
    const system = createSystem({ database, config: { ...config, accounts: { ...config.accounts, publicUrl } } });
    try {
      await confirmKeys(database.pool, system.keys);
      await work(system);
    } finally {
      await system.jobs.close();
      await database.close();
    }
  } catch (error) {
    const isSaid = error instanceof ConfigError || error instanceof UnusableKeysError;
    process.stderr.write(`${isSaid ? error.message : describeError(error)}\n`);
    process.exitCode = 1;
  }
}
