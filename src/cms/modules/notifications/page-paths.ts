import { getScreenPaths } from '#src/screens/screen-paths.ts';

/** Target pages of mails about a programme, without language prefix (docs/specification.md, section 2). */
export const MAIL_PAGE_PATHS = {
  day: getScreenPaths('registration-today'),
  plan: getScreenPaths('plan'),
  programme: getScreenPaths('programme'),
  messages: getScreenPaths('messages'),
  login: getScreenPaths('login'),
  hardMoment: getScreenPaths('hard-moment'),
  hardMomentOfCloseOnes: getScreenPaths('hard-moment-close-ones'),
  notifications: getScreenPaths('account-notifications'),
} as const;
