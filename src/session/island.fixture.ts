import { getDomain } from '#src/domains/index.ts';
import type { IslandProps } from './Island.tsx';

/** Creates island props as the server sends them; Dutch and the alcohol programme by default. */
export const createIslandProps = (islandProps: Partial<IslandProps> = {}): IslandProps => ({
  language: 'nl',
  domain: getDomain('alcohol'),
  texts: {},
  paths: {},
  params: {},
  path: '/',
  site: {
    canPush: false,
    offers: { hardMoment: true, urgeLog: true, reminders: true, lookingWeek: true },
    passwordMinLength: 10,
    placeholderDomain: 'anoniem.invalid',
    hti: false,
    stopDate: false,
    energy: false,
    weeksInGroup: null,
    forumHours: '',
    welcomePack: '',
    backupDays: null,
    languages: ['nl', 'en'],
  },
  ...islandProps,
});
