import { testResultBody } from '#src/contract/self-tests/instruments.ts';
import { BUILT_IN_CHECK, selfCheckBody } from '#src/contract/self-tests/own-checks.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { EARLIEST_START } from '#src/rules/limits.ts';
import type { SelfCheckAnswers } from '#src/rules/self-tests/self-check.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { testResults } from '../../db/schema/index.ts';
import { type ImportPart, parseImportedRow, refuseRow } from '../../http/import-part.ts';
import { getServerText } from '../../http/server-texts.ts';
import { getLastOpenDay } from '../registrations/registered-domain.ts';
import { encryptTestAnswers } from './stored-tests.ts';

const NAME = 'selfTests';

/** Maximum possible score of any self-test. */
const MAX_SCORE = 6_000;

/** Imports self-checks and self-test results by day; an existing result of a day remains. */
export const importSelfTests: ImportPart = {
  name: NAME,
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const last = getLastOpenDay(c);
    const getDay = (day: unknown, index: number): string => {
      const isOpen = typeof day === 'string' && isCalendarDate(day) && day >= EARLIEST_START && day <= last;
      return isOpen ? day : refuseRow(c, NAME, index, getServerText('import.invalid', c.var.language));
    };
    const readScore = (score: unknown, index: number): number => {
      const isScore = typeof score === 'number' && Number.isInteger(score) && score >= 0 && score <= MAX_SCORE;
      return isScore ? score : refuseRow(c, NAME, index, getServerText('import.invalid', c.var.language));
    };
    const encryptedRows = await Promise.all(
      rows.map(async (row, index) => {
        const isOwnCheck = row.instrument === BUILT_IN_CHECK.instrument;
        const read = isOwnCheck
          ? await parseImportedRow(c, NAME, index, selfCheckBody, row)
          : await parseImportedRow(c, NAME, index, testResultBody, row);
        const { uuid, instrument, version } = read;
        const rowKey = { uid, uuid };
        const storedAnswers = Array.isArray(read.answers)
          ? { answers: read.answers, score: readScore(row.score, index) }
          : (read.answers as SelfCheckAnswers);
        const data = encryptTestAnswers(keys, rowKey, storedAnswers);
        return { ...rowKey, instrument, version, day: getDay(row.day, index), data, createdAt: now() };
      }),
    );
    return {
      found: encryptedRows.length,
      keep: async (tx) => (await insertRows(tx, testResults, encryptedRows, 'uuid')).size,
    };
  },
};
