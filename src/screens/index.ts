import { ACCOUNT_SCREENS } from './routes/account.ts';
import { COMMUNITY_SCREENS } from './routes/community.ts';
import { NURSE_SCREENS } from './routes/nurse.ts';
import { PROGRAMME_SCREENS } from './routes/programme.ts';
import { READING_SCREENS } from './routes/reading.ts';
import { START_SCREENS } from './routes/start.ts';
import type { Screen } from './screen.ts';

/** All routes of docs/specification.md, section 2, in matching order: fixed segments before parameters. */
export const SCREENS: readonly Screen[] = [
  ...START_SCREENS,
  ...PROGRAMME_SCREENS,
  ...COMMUNITY_SCREENS,
  ...ACCOUNT_SCREENS,
  ...NURSE_SCREENS,
  ...READING_SCREENS,
];
