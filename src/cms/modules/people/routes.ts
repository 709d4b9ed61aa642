import { resetNurseFactor as resetting, setNurseStatus as setting } from '#src/contract/desk/nurses.ts';
import { openPerson, restrictPerson as restricting, findPeople as search } from '#src/contract/desk/people.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleFindPeople } from './find-people.ts';
import { handleResetNurseFactor } from './nurse-factor.ts';
import { handleSetNurseStatus } from './nurse-status.ts';
import { handleRestrictPerson, showPerson } from './restrict-person.ts';

export const peopleRoutes: readonly Route[] = [
  serve(search, handleFindPeople),
  serve(openPerson, showPerson),
  serve(restricting, handleRestrictPerson),
  serve(setting, handleSetNurseStatus),
  serve(resetting, handleResetNurseFactor),
];
