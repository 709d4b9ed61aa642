import { deleteOwnDrink, listOwnDrinks, saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { getFigures, saveUserFigures } from '#src/contract/figures/user-figures.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { getPlan, saveGoal, updateGoal } from '#src/contract/plans.ts';
import { recordGpCall } from '#src/contract/record-gp-call.ts';
import {
  deleteRegistration,
  getRegistrationsOverview,
  saveRegistration,
  updateRegistration,
} from '#src/contract/registrations.ts';
import { listInstruments, listTestResults, saveTestResult } from '#src/contract/self-tests/instruments.ts';
import { BUILT_IN_CHECK, listTests, saveTest } from '#src/contract/self-tests/own-checks.ts';
import { createUniformWeek } from '#tests/support/days.ts';
import { type Case, createCase } from './case.ts';

const params = { uuid: '00000000-0000-4000-8000-000000000000' };
const key = 'sleutel-1';

export const CHECK = {
  ...BUILT_IN_CHECK,
  uuid: params.uuid,
  answers: { importance: 9, confidence: 4, urge: 8, sleep: 5 },
} as const;

export const OWN_DRINK = { uuid: params.uuid, name: 'Mijn biertje', millilitres: 440, tenths: 65 } as const;

export const RESULT = { uuid: params.uuid, instrument: 'audit', version: '1', answers: [0, 1] } as const;

/** Well-formed input of every operation on registrations and plans, by name, for objects that do not exist. */
export const DAY_CASES: Readonly<Record<string, Case>> = {
  'get-registrations-overview': createCase(getRegistrationsOverview, {}),
  'get-statistics': createCase(getStatistics, {}),
  'get-plan': createCase(getPlan, {}),
  'save-registration': createCase(saveRegistration, { body: { date: '2026-11-20', amount: '1' }, key }),
  'update-registration': createCase(updateRegistration, { params, body: { amount: '1' } }),
  'delete-registration': createCase(deleteRegistration, { params }),
  'get-figures': createCase(getFigures, {}),
  'save-figures': createCase(saveUserFigures, { body: { price: 120, size: null, lines: null, energy: false } }),
  'list-own-drinks': createCase(listOwnDrinks, {}),
  'save-own-drink': createCase(saveOwnDrink, { body: OWN_DRINK }),
  'delete-own-drink': createCase(deleteOwnDrink, { params }),
  'list-tests': createCase(listTests, { query: { page: 0 } }),
  'save-test': createCase(saveTest, { body: CHECK }),
  'list-instruments': createCase(listInstruments, {}),
  'list-test-results': createCase(listTestResults, { query: { page: 0 } }),
  'save-test-result': createCase(saveTestResult, { body: RESULT }),
  'save-goal': createCase(saveGoal, { body: { usage: createUniformWeek('1'), stopOrReduce: 'stop' }, key }),
  'say-gp-called': createCase(recordGpCall, { body: { called: true } }),
  'update-goal': createCase(updateGoal, { params, body: { usage: createUniformWeek('1') } }),
};
