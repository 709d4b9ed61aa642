import { deleteRegistration } from '#src/contract/delete-registration.ts';
import { getPlan } from '#src/contract/get-plan.ts';
import { getRegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
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
