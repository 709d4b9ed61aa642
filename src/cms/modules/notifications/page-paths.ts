import { getScreenPaths } from '#src/screens/paths-of.ts';

/** Target pages of mails about a programme, without language prefix (docs/specification.md, section 2). */
export const PAGES = {
  day: getScreenPaths('registration-today'),
  plan: getScreenPaths('plan'),
  programme: getScreenPaths('programme'),
  messages: getScreenPaths('messages'),
  login: getScreenPaths('login'),
  hardMoment: getScreenPaths('hard-moment'),
  hardMomentOfCloseOnes: getScreenPaths('hard-moment-close-ones'),
  notifications: getScreenPaths('account-notifications'),
} as const;
