import { ACCOUNT_OPERATIONS } from './operations/account.ts';
import { COMMUNITY_OPERATIONS } from './operations/community.ts';
import { CONTENT_OPERATIONS } from './operations/content.ts';
import { DAY_OPERATIONS } from './operations/days.ts';
import { DESK_LIBRARY_OPERATIONS } from './operations/desk-library.ts';
import { DESK_OPENING_OPERATIONS } from './operations/desk-opening.ts';
import { DESK_PAGE_OPERATIONS } from './operations/desk-pages.ts';
import { DESK_PEOPLE_OPERATIONS } from './operations/desk-people.ts';
import { DESK_STAFF_OPERATIONS } from './operations/desk-staff.ts';
import { HARD_MOMENT_OPERATIONS } from './operations/hard-moment.ts';
import { SUPPORT_OPERATIONS } from './operations/support.ts';

/** Every operation of the contract, a list for each family. The contract tests run over it. */
export const OPERATIONS = [
  ...ACCOUNT_OPERATIONS,
  ...DAY_OPERATIONS,
  ...HARD_MOMENT_OPERATIONS,
  ...SUPPORT_OPERATIONS,
  ...COMMUNITY_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...DESK_STAFF_OPERATIONS,
  ...DESK_OPENING_OPERATIONS,
  ...DESK_PEOPLE_OPERATIONS,
  ...DESK_PAGE_OPERATIONS,
  ...DESK_LIBRARY_OPERATIONS,
] as const;
