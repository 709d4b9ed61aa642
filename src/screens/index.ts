import { ACCOUNT } from './routes/account.ts';
import { COMMUNITY } from './routes/community.ts';
import { NURSE } from './routes/nurse.ts';
import { PROGRAMME } from './routes/programme.ts';
import { READING } from './routes/reading.ts';
import { START } from './routes/start.ts';
import type { Screen } from './screen.ts';

/**
 * Every route of docs/specification.md, section 2, in the order in which a path is tried: fixed segments come before
 * parameters.
 */
export const SCREENS: readonly Screen[] = [...START, ...PROGRAMME, ...COMMUNITY, ...ACCOUNT, ...NURSE, ...READING];
