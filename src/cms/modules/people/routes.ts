import { findPeople as search } from '#src/contract/desk/find-people.ts';
import { resetNurseFactor as resetting } from '#src/contract/desk/reset-nurse-factor.ts';
import { openPerson, restrictPerson as restricting } from '#src/contract/desk/restrict-person.ts';
import { setNurseStanding as setting } from '#src/contract/desk/set-nurse-standing.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleFindPeople } from './find-people.ts';
import { handleResetNurseFactor } from './nurse-factor.ts';
import { handleSetNurseStanding } from './nurse-standing.ts';
import { handleRestrictPerson, showPerson } from './restrict-person.ts';

export const peopleRoutes: readonly Route[] = [
  serve(search, handleFindPeople),
  serve(openPerson, showPerson),
  serve(restricting, handleRestrictPerson),
  serve(setting, handleSetNurseStanding),
  serve(resetting, handleResetNurseFactor),
];
