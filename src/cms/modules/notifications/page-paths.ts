import type { Localised } from '#src/domains/domain.ts';

/** The pages that mails about a programme lead to, without language prefix (section 2). */
export const PAGES = {
  day: { nl: '/dagelijkse-registratie', en: '/daily-registration' },
  plan: { nl: '/mijn-plan', en: '/my-recovery-plan' },
  programme: { nl: '/programma', en: '/program' },
  messages: { nl: '/berichten', en: '/messages' },
  login: { nl: '/inloggen', en: '/login' },
  hardMoment: { nl: '/trek-nu', en: '/craving' },
  hardMomentOfCloseOnes: { nl: '/moeilijk-moment', en: '/hard-moment' },
  notifications: { nl: '/account/meldingen', en: '/account/notifications' },
} as const satisfies Record<string, Localised>;
