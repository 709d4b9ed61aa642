import { pathsOf } from '#src/screens/paths-of.ts';

/** Target pages of mails about a programme, without language prefix (docs/specification.md, section 2). */
export const PAGES = {
  day: pathsOf('registration-today'),
  plan: pathsOf('plan'),
  programme: pathsOf('programme'),
  messages: pathsOf('messages'),
  login: pathsOf('login'),
  hardMoment: pathsOf('hard-moment'),
  hardMomentOfCloseOnes: pathsOf('hard-moment-close-ones'),
  notifications: pathsOf('account-notifications'),
} as const;
