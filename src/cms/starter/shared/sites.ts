import { DOMAINS } from '#src/domains/index.ts';
import type { StarterSite } from '../starter.ts';

/** The name is the same word in both languages. */
export const sites: readonly StarterSite[] = DOMAINS.map(({ key }) => ({ domain: key, name: 'Zelfhulp' }));
