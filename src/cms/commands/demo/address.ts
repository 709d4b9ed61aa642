import { like, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';

type Configured = Pick<ContentSystem, 'config'>;

/** Below the placeholder domain: nobody can register there, and nothing is ever mailed there. */
const mailDomain = ({ config }: Configured) => `demo.${config.accounts.placeholderDomain}`;

/** Where somebody of the demo would be mailed. */
export const demoAddress = (system: Configured, name: string): string => `${name}@${mailDomain(system)}`;

/** Whether an account is of the demo. */
export const isOfDemo = (system: Configured): SQL => like(users.mail, `%@${mailDomain(system)}`);
