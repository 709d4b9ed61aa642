import type { StarterWebform } from '../../starter.ts';
import { afterOneCigarette } from './phase-6/after-one-cigarette.ts';
import { badNewsFairHoliday } from './phase-6/bad-news-fair-holiday.ts';
import { iAmSmokeFree } from './phase-6/i-am-smoke-free.ts';
import { myEmergencyCard } from './phase-6/my-emergency-card.ts';
import { taperingTheAid } from './phase-6/tapering-the-aid.ts';

/** Exercises about staying smoke-free: after a cigarette, a card, tapering, dates, who you are. */
export const PHASE_6: readonly StarterWebform[] = [
  afterOneCigarette,
  myEmergencyCard,
  taperingTheAid,
  badNewsFairHoliday,
  iAmSmokeFree,
];
