import { like, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';

type Configured = Pick<ContentSystem, 'config'>;

/** Below the placeholder domain, where registration is impossible and no mail is ever sent. */
const mailDomain = ({ config }: Configured) => `demo.${config.accounts.placeholderDomain}`;

/** Mail address of a demo user. */
export const demoAddress = (system: Configured, name: string): string => `${name}@${mailDomain(system)}`;

/** Matches the accounts of the demo. */
export const matchesDemoAccount = (system: Configured): SQL => like(users.mail, `%@${mailDomain(system)}`);
