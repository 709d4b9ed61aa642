import { like, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';

type ConfiguredSystem = Pick<ContentSystem, 'config'>;

/** Returns the mail domain of demo users, below the placeholder domain, which is never sent mail. */
const mailDomain = ({ config }: ConfiguredSystem) => `demo.${config.accounts.placeholderDomain}`;

/** Returns the mail address of a demo user. */
export const getDemoAddress = (system: ConfiguredSystem, name: string): string => `${name}@${mailDomain(system)}`;

/** Matches the accounts of the demo. */
export const matchesDemoAccount = (system: ConfiguredSystem): SQL => like(users.mail, `%@${mailDomain(system)}`);
