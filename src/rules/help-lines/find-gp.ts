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

/**
 * Matches the mention of both doctors in a text without a time, with the sentence after it that says where to hear the
 * number of the out-of-hours GP. A text that continues with "at night as well" needs both.
 */
const BOTH: Readonly<Record<Language, RegExp>> = {
  nl: /\b([Jj]e|[Dd]e) huisarts()(?:,)? of (?:buiten kantooruren )?(?:de )?huisartsenpost(?!,? ook|[,.]? ’s nachts)(\. Je hoort het nummer als je je huisarts belt)?/g,
  en: /\b([Yy]our|[Tt]he) GP( today| now)?,? or (?:the )?(?:huisartsenpost \(out-of-hours GP\)|out-of-hours GP \(huisartsenpost\))(?: outside office hours)?(?! now, at night)(\. You’ll hear its number if you call your own GP)?/g,
};

const OUT_OF_HOURS: Readonly<Record<Language, string>> = {
  nl: 'de huisartsenpost',
  en: 'the out-of-hours GP (huisartsenpost)',
};

const PRACTICE: Readonly<Record<Language, string>> = { nl: 'huisarts', en: 'GP' };

/** Replaces the mention of both doctors in a text by the doctor to call at an instant. */
export function insertGp(text: string, language: Language, instant: Date): string {
  const isPractice = findGp(instant) === 'practice';
  return text.replace(BOTH[language], (_, whose: string, when = '', number = '') =>
    isPractice ? `${whose} ${PRACTICE[language]}${when}` : `${OUT_OF_HOURS[language]}${when}${number}`,
  );
}
