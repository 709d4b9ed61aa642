import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { badgeData } from '../badges/badge-data.ts';
import { buddyData } from '../buddies/buddy-data.ts';
import { diaryData } from '../diary/diary-data.ts';
import { flagData } from '../flags/flag-data.ts';
import { forumData } from '../forum/forum-data.ts';
import { messageData } from '../messages/message-data.ts';
import { nicknameData } from '../nicknames/nickname-data.ts';
import { nurseData } from '../nurses/nurse-data.ts';
import { registrationsData } from '../registrations/registrations-data.ts';
import { restrictionData } from '../restrictions/restriction-data.ts';
import { factorData } from '../second-factor/factor-data.ts';
import { sessionData } from '../sessions/session-data.ts';
import { staffLinkData } from '../staff/link-data.ts';
import { submissionData } from '../webforms/submission-data.ts';
import { accountData } from './account-data.ts';
import { inactivityData } from './inactivity-data.ts';
import { practiceData } from './practice-data.ts';
import { pushTokenData } from './push-token-data.ts';

/** What one module keeps of a person, and what becomes of it. */
export interface PersonalData {
  /** Names of the tables that hold it; each has a column `uid`. */
  readonly tables: readonly string[];
  /** Everything of it, in plain values by name, for the person to take along. Left out where nothing can be told. */
  readonly collect?: (system: ContentSystem, uid: number) => Promise<Readonly<Record<string, unknown>>>;
  /** What goes, or starts again today, when the programme is restarted. */
  readonly restart?: (tx: Transaction, uid: number, today: CalendarDate) => Promise<void>;
  /** Erases every row at once. */
  readonly erase: (tx: Transaction, uid: number) => Promise<void>;
}

/** Every module that keeps something of a person; the account itself goes last. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  pushTokenData,
  sessionData,
  practiceData,
  diaryData,
  forumData,
  nicknameData,
  flagData,
  messageData,
  badgeData,
  submissionData,
  registrationsData,
  buddyData,
  nurseData,
  inactivityData,
  factorData,
  restrictionData,
  staffLinkData,
  accountData,
];
