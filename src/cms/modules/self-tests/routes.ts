import { listInstruments, listTestResults, saveTestResult } from '#src/contract/self-tests/instruments.ts';
import { listTests, saveTest } from '#src/contract/self-tests/own-checks.ts';
import { type Route, serve } from '../../http/route.ts';
import { withRefusedFields } from '../webforms/answer-refused.ts';
import { showInstruments, showResults, storeResult } from './results.ts';
import { handleSaveTest, showTests } from './user-tests.ts';

/** Routes of the self-tests of a participant, visible only to them. */
export const selfTestsRoutes: readonly Route[] = [
  serve(listTests, showTests),
  serve(saveTest, withRefusedFields(handleSaveTest)),
  serve(listInstruments, showInstruments),
  serve(listTestResults, showResults),
  serve(saveTestResult, withRefusedFields(storeResult)),
];
