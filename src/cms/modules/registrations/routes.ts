import { getStatistics } from '#src/contract/get-statistics.ts';
import { getPlan } from '#src/contract/plans.ts';
import { deleteRegistration, getRegistrationsOverview } from '#src/contract/registrations.ts';
import { sayGpCalled } from '#src/contract/say-gp-called.ts';
import { type Route, serve } from '../../http/route.ts';
import { removeRegistration } from './daily-registration.ts';
import { keepGpCall } from './keep-gp-call.ts';
import { handleShowOverview } from './show-overview.ts';
import { showPlan } from './show-plan.ts';
import { showStatistics } from './show-statistics.ts';

/** Registrations and plans are saved as forms: see `SUBMIT_HANDLERS`. */
export const registrationRoutes: readonly Route[] = [
  serve(getRegistrationsOverview, handleShowOverview),
  serve(getStatistics, showStatistics),
  serve(getPlan, showPlan),
  serve(sayGpCalled, keepGpCall),
  serve(deleteRegistration, removeRegistration),
];
