import { type SelfTestInputs, selfTestTexts } from '#src/contract/desk/self-tests.ts';
import { instruments } from '../../../db/schema/index.ts';
import { lockTest, overwriteTest, parseSelfTest } from '../../instruments/instrument-entry-type.ts';
import type { ContentSetPart } from '../part.ts';

/** Self-tests of editors, with scoring but without approval: a changed test is not offered until approved here. */
export const selfTestsPart: ContentSetPart<SelfTestInputs> = {
  folder: 'self-tests',
  schema: selfTestTexts,
  stand: async (db) => new Map((await db.select().from(instruments)).map(({ id, typed }) => [id, typed])),
  nameOf: ({ id }) => id,
  domainsOf: ({ domain }) => [domain],
  clean: (record) => parseSelfTest(record, 'en'),
  keep: async (tx, record) => {
    await lockTest(tx, record.id);
    await overwriteTest(tx, record, { clearance: null, at: new Date() });
    return [];
  },
};
