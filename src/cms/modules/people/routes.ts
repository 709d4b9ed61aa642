import { findPeople as search } from '#src/contract/desk/find-people.ts';
import { resetNurseFactor as resetting } from '#src/contract/desk/reset-nurse-factor.ts';
import { openPerson, restrictPerson as restricting } from '#src/contract/desk/restrict-person.ts';
import { setNurseStanding as setting } from '#src/contract/desk/set-nurse-standing.ts';
import { type Route, serve } from '../../http/route.ts';
import { findPeople } from './find-people.ts';
import { resetNurseFactor } from './nurse-factor.ts';
import { setNurseStanding } from './nurse-standing.ts';
import { restrictPerson, showPerson } from './restrict-person.ts';

export const peopleRoutes: readonly Route[] = [
  serve(search, findPeople),
  serve(openPerson, showPerson),
  serve(restricting, restrictPerson),
  serve(setting, setNurseStanding),
  serve(resetting, resetNurseFactor),
];
