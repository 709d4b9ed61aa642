import { getStatistics } from '#src/contract/get-statistics.ts';
import { getPlan } from '#src/contract/plans.ts';
import { recordGpCall } from '#src/contract/record-gp-call.ts';
import { deleteRegistration, getRegistrationsOverview } from '#src/contract/registrations.ts';
import { type Route, serve } from '../../http/route.ts';
import { removeRegistration } from './daily-registration.ts';
import { handleShowOverview } from './show-overview.ts';
import { showPlan } from './show-plan.ts';
import { showStatistics } from './show-statistics.ts';
import { storeGpCall } from './store-gp-call.ts';

/** Routes of registrations and plans, which are saved as forms: see `SUBMIT_HANDLERS`. */
export const registrationRoutes: readonly Route[] = [
  serve(getRegistrationsOverview, handleShowOverview),
  serve(getStatistics, showStatistics),
  serve(getPlan, showPlan),
  serve(recordGpCall, storeGpCall),
  serve(deleteRegistration, removeRegistration),
];
