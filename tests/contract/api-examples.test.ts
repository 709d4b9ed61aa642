import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { API_EXAMPLES } from '#src/cms/modules/api-description/examples.ts';
import { OPERATIONS } from '#src/contract/operations.ts';
import { parseAnswer } from '#src/contract/shape/parse-answer.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { recordExamples } from './api-examples.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

test('every example of the API description is sent to a real app and answered as it says (npm run answers -- --examples)', async () => {
  expect(Object.keys(API_EXAMPLES).length).toBeGreaterThan(80);
  expect(await recordExamples(system)).toEqual(API_EXAMPLES);
});

test('an example with a declared shape has that shape', () => {
  for (const { name, answerShape } of OPERATIONS) {
    const answer = API_EXAMPLES[name]?.answer;
    if (answerShape && answer !== undefined) expect(() => parseAnswer(answerShape, answer), name).not.toThrow();
  }
});
