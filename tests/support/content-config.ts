import type { ContentConfig } from '#src/cms/http/content-system.ts';
import { readAccountsConfig } from '#src/config/accounts.ts';

const ENVIRONMENT = {
  ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  PUBLIC_URL: 'http://localhost:3000',
  MAIL_ADDRESS: 'post@example.nl',
  CONTACT_ADDRESS: 'vragen@example.nl',
};
/** All optional features are enabled unless a test disables them. */
const OFFERS = { hardMoment: true, urgeLog: true, reminders: true, lookingWeek: true };
const LOCAL = {
  baseHost: 'localhost',
  port: 3000,
  publicProtocol: 'http',
  isShared: false,
} as const;

/** Returns the configuration of a content system under test, with additional variables from `environment`. */
export function createTestConfig(
  environment: Readonly<Record<string, string>> = {},
  dataDir = '/nonexistent',
): ContentConfig {
  const accounts = readAccountsConfig({ ...ENVIRONMENT, ...environment }, LOCAL);
  const baseHosts = environment.BASE_HOSTS?.split(',') ?? ['localhost'];
  return { dataDir, baseHosts, maintenance: false, push: null, offers: OFFERS, accounts };
}
