import { deleteIfThen, saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { savePersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { saveReminder } from '#src/contract/hard-moment/reminder.ts';
import { deleteUrge, listUrges, saveUrge, updateUrge } from '#src/contract/hard-moment/urges.ts';
import { answerSupport, dismissCard, startLaterPath } from '#src/contract/home.ts';
import { deleteOwnDate, saveOwnDate } from '#src/contract/personal-dates.ts';
import type { PersonalDate } from '#src/rules/after/personal-dates.ts';
import type { IfThen } from '#src/rules/hard-moment/if-thens.ts';
import type { PersonalTexts } from '#src/rules/hard-moment/personal-texts.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { type Case, createCase } from './case.ts';

const uuid = '00000000-0000-4000-8000-000000000000';
const params = { uuid };

export const URGE: Urge = {
  uuid,
  at: '2026-11-20T11:00:00.000Z',
  before: 7,
  after: 3,
  triggers: ['stress', 'De kantine'],
  helped: ['wave'],
  place: 'home',
  company: 'alone',
  used: 'no',
  note: 'Na het werk.',
};

export const PLAN: IfThen = {
  uuid,
  situation: 'ik mijn jas ophang',
  action: 'drink ik eerst water',
  hour: 18,
  weekdays: ['friday'],
  place: 'home',
  company: null,
  origin: 'own',
  active: true,
  day: null,
  hiddenOn: null,
  putOff: 0,
};

export const OWN_DATE: PersonalDate = {
  uuid,
  label: 'Kerstdiner',
  first: '2026-12-24',
  last: '2026-12-26',
  isYearly: true,
};

export const THINGS: PersonalTexts = {
  sentence: 'Ik wil uitgerust wakker worden.',
  list: ['Een rondje lopen', 'Thee zetten'],
  card: { say: 'Voor mij water', away: 'Naar boven', tomorrow: 'Vroeg op' },
  person: { name: 'Joke', phone: '06 12345678' },
  signs: ['sleep', 'Vaker mopperen'],
};

/** Well-formed input of every operation of the hard moment, by name, for objects that do not exist. */
export const HARD_MOMENT_CASES: Readonly<Record<string, Case>> = {
  'save-own-things': createCase(savePersonalTexts, { params: { revision: 0 }, body: THINGS }),
  'save-urge': createCase(saveUrge, { body: URGE }),
  'update-urge': createCase(updateUrge, { params, body: URGE }),
  'delete-urge': createCase(deleteUrge, { params }),
  'list-urges': createCase(listUrges, { query: { page: 0 } }),
  'save-if-then': createCase(saveIfThen, { body: PLAN }),
  'save-reminder': createCase(saveReminder, { body: { minute: 1200, weekdays: ['friday'], isActive: true } }),
  'put-aside': createCase(dismissCard, { body: { card: 'check', subject: '90' } }),
  'answer-support': createCase(answerSupport, { body: { answer: 'no' } }),
  'begin-path': createCase(startLaterPath, { body: { plan: 'keep' } }),
  'delete-if-then': createCase(deleteIfThen, { params }),
  'save-own-date': createCase(saveOwnDate, { body: OWN_DATE }),
  'delete-own-date': createCase(deleteOwnDate, { params }),
};
