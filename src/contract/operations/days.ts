import { deleteRegistration } from '../delete-registration.ts';
import { deleteOwnDrink, listOwnDrinks, saveOwnDrink } from '../figures/own-drinks.ts';
import { getFigures, saveFigures } from '../figures/own-figures.ts';
import { getPlan } from '../get-plan.ts';
import { getRegistrationsOverview } from '../get-registrations-overview.ts';
import { getStatistics } from '../get-statistics.ts';
import { saveGoal } from '../save-goal.ts';
import { saveRegistration } from '../save-registration.ts';
import { sayGpCalled } from '../say-gp-called.ts';
import { listInstruments, listTestResults, saveTestResult } from '../self-tests/instruments.ts';
import { listTests, saveTest } from '../self-tests/own-checks.ts';
import { updateGoal } from '../update-goal.ts';
import { updateRegistration } from '../update-registration.ts';

/** Days, plans and goals of a participant. */
export const DAY_OPERATIONS = [
  getRegistrationsOverview,
  getStatistics,
  getPlan,
  saveRegistration,
  updateRegistration,
  deleteRegistration,
  saveGoal,
  updateGoal,
  sayGpCalled,
  getFigures,
  saveFigures,
  listOwnDrinks,
  saveOwnDrink,
  deleteOwnDrink,
  listTests,
  saveTest,
  listInstruments,
  listTestResults,
  saveTestResult,
] as const;
