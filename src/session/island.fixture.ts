import { domainOf } from '#src/domains/index.ts';
import type { IslandProps } from './Island.tsx';

/** What the server tells an island, in Dutch and of the alcohol programme where a test says no other. */
export const islandOf = (own: Partial<IslandProps> = {}): IslandProps => ({
  language: 'nl',
  domain: domainOf('alcohol'),
  texts: {},
  paths: {},
  params: {},
  path: '/',
  site: {
    rings: false,
    offers: { hardMoment: true, urgeLog: true, reminders: true },
    passwordMinLength: 10,
    placeholderDomain: 'anoniem.invalid',
    hti: false,
    stopDate: false,
    energy: false,
    weeksInGroup: null,
    backupDays: null,
    languages: ['nl', 'en'],
  },
  ...own,
});
