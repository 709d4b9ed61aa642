import { asc, eq } from 'drizzle-orm';
import { programmeEpochs, submissions } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { startNextRun } from './programme-epoch.ts';
import { decryptAnswers } from './sealed-answers.ts';

/** Answers to exercises. A restart deletes them and starts the next run of the programme. */
export const submissionData: PersonalData = {
  tables: ['submissions', 'programme_epochs'],
  collect: async ({ database, keys }, uid) => {
    const rows = await database.db
      .select()
      .from(submissions)
      .where(eq(submissions.uid, uid))
      .orderBy(asc(submissions.webformId));
    const exercises = rows.map((row) => {
      const { answers, labels } = decryptAnswers(keys, row);
      return {
        uuid: row.uuid,
        webform: row.webformId,
        answers,
        labels,
        created: row.createdAt,
        changed: row.changedAt,
      };
    });
    return { exercises };
  },
  restart: async (tx, uid) => {
    await tx.delete(submissions).where(eq(submissions.uid, uid));
    await startNextRun(tx, uid);
  },
  erase: async (tx, uid) => {
    for (const table of [submissions, programmeEpochs]) await tx.delete(table).where(eq(table.uid, uid));
  },
};
