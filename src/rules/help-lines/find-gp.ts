import type { Language } from '#src/domains/domain.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '../calendar/today.ts';
import { getWeekday } from '../calendar/week.ts';
import { isHoliday } from './holidays.ts';

const OPENS = 8 * 60;
const CLOSES = 17 * 60;

/** Returns the doctor to call at an instant: the practice in office hours, the out-of-hours GP at all other times. */
export function findGp(instant: Date): 'practice' | 'out-of-hours' {
  const date = getAmsterdamDate(instant);
  const minute = getAmsterdamMinute(instant);
  const isWeekend = ['saturday', 'sunday'].includes(getWeekday(date));
  return !isWeekend && !isHoliday(date) && minute >= OPENS && minute < CLOSES ? 'practice' : 'out-of-hours';
}

/** Matches both doctors as in every text without a time; a text that continues with "at night as well" needs both. */
const BOTH: Readonly<Record<Language, RegExp>> = {
  nl: /\b([Jj]e|[Dd]e) huisarts(?:,)? of (?:buiten kantooruren )?(?:de )?huisartsenpost(?!,? ook|[,.]? ’s nachts)/g,
  en: /\b([Yy]our|[Tt]he) GP,? or (?:the )?(?:huisartsenpost \(out-of-hours GP\)|out-of-hours GP \(huisartsenpost\))(?: outside office hours)?(?! now, at night)/g,
};

const OUT_OF_HOURS: Readonly<Record<Language, string>> = {
  nl: 'de huisartsenpost',
  en: 'the out-of-hours GP (huisartsenpost)',
};

const PRACTICE: Readonly<Record<Language, string>> = { nl: 'huisarts', en: 'GP' };

/** Replaces the mention of both doctors in a text by the doctor to call at an instant. */
export function insertGp(text: string, language: Language, instant: Date): string {
  const isPractice = findGp(instant) === 'practice';
  return text.replace(BOTH[language], (_, whose: string) =>
    isPractice ? `${whose} ${PRACTICE[language]}` : OUT_OF_HOURS[language],
  );
}
