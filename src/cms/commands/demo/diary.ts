import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { toNameUuid } from '../../db/name-uuid.ts';
import { diaryEntries } from '../../db/schema/index.ts';
import { recordEvents } from '../../modules/badges/record-event.ts';
import { encryptEntryTexts } from '../../modules/diary/entry-row.ts';
import { withClockAtDaysBefore } from './moment.ts';
import type { DemoPart } from './part.ts';

/** Diary entries by the number of days since they were written; identical in every programme. */
const ENTRIES = {
  nl: [
    { days: 19, title: 'Begonnen', body: 'Vandaag ben ik begonnen. Spannend, en ook rustig in mijn hoofd.' },
    {
      days: 11,
      title: 'Een lastige avond',
      body: 'Iedereen ging nog ergens heen. Ik ben naar huis gegaan en heb gekookt.\nAchteraf was ik blij.',
    },
    { days: 2, title: 'Beter geslapen', body: 'Drie nachten achter elkaar goed geslapen. Dat wil ik onthouden.' },
  ],
  en: [
    { days: 40, title: 'A start', body: 'I began today. It feels exciting, and quiet in my head too.' },
    {
      days: 12,
      title: 'A hard evening',
      body: 'Everybody was going somewhere. I went home and cooked.\nAfterwards I was glad.',
    },
  ],
} as const;

/** Adds a few diary entries; nothing on the first day. */
export const addDemoDiary: DemoPart = async (system, tx, { uid, stage, language, today }) => {
  if (stage !== 'halverwege' && stage !== 'klaar') return;
  for (const { days, title, body } of ENTRIES[language]) {
    const contentSystem = withClockAtDaysBefore(system, today, days, '21:15');
    const uuid = toNameUuid(`demo entry ${uid} ${days}`);
    const dates = { createdAt: contentSystem.now(), changedAt: contentSystem.now() };
    const texts = encryptEntryTexts(system.keys, { uid, uuid }, { title, body });
    await tx.insert(diaryEntries).values({ uid, uuid, entryDate: addDays(today, -days), ...texts, ...dates });
    await recordEvents(tx, contentSystem, { uid, events: [{ kind: 'diary-entry-written' }] });
  }
};
