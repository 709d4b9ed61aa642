import { testBody } from '#src/contract/self-tests/own-checks.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { EARLIEST_START } from '#src/rules/limits.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { testResults } from '../../db/schema/index.ts';
import { type ImportPart, readByForm, refuseRow } from '../../http/import-part.ts';
import { serverText } from '../../http/server-texts.ts';
import { lastOpenDay } from '../registrations/registered-domain.ts';
import { sealAnswers } from './own-tests.ts';

const NAME = 'selfTests';

/** The own checks, each on its own day; of two of one day the one that stands here stays. */
export const importSelfTests: ImportPart = {
  name: NAME,
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const last = lastOpenDay(c);
    const dayOf = (day: unknown, index: number): string => {
      const isOpen = typeof day === 'string' && isCalendarDate(day) && day >= EARLIEST_START && day <= last;
      return isOpen ? day : refuseRow(c, NAME, index, serverText('import.invalid', c.var.language));
    };
    const sealed = await Promise.all(
      rows.map(async (row, index) => {
        const { uuid, instrument, version, answers } = await readByForm(c, NAME, index, testBody, row);
        const own = { uid, uuid };
        const data = sealAnswers(keys, own, answers);
        return { ...own, instrument, version, day: dayOf(row.day, index), data, createdAt: now() };
      }),
    );
    return { found: sealed.length, keep: async (tx) => (await insertRows(tx, testResults, sealed, 'uuid')).size };
  },
};
