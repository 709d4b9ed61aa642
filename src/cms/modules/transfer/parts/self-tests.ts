import { selfTestTexts, type TypedSelfTest } from '#src/contract/desk/self-tests.ts';
import { instruments } from '../../../db/schema/index.ts';
import { heldTest, keepTest, readSelfTest } from '../../instruments/instrument-thing.ts';
import type { SetPart } from '../part.ts';

/**
 * The self-tests of editors, with how they are scored. That one may be offered is decided in each installation: it does
 * not travel, and a test that changes is not offered.
 */
export const selfTestsPart: SetPart<TypedSelfTest> = {
  folder: 'self-tests',
  schema: selfTestTexts,
  stand: async (db) => new Map((await db.select().from(instruments)).map(({ id, typed }) => [id, typed])),
  nameOf: ({ id }) => id,
  domainsOf: ({ domain }) => [domain],
  clean: (record) => readSelfTest(record, 'en'),
  keep: async (tx, record) => {
    await heldTest(tx, record.id);
    await keepTest(tx, record, { clearance: null, at: new Date() });
    return [];
  },
};
