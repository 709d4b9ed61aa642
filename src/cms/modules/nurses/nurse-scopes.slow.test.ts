import { checkNurseScopes } from './nurse-scopes.fixture.ts';
import { withNurses } from './nurses.fixture.ts';

withNurses();

checkNurseScopes(
  [true, false].flatMap((days) =>
    [true, false].flatMap((exercises) => [true, false].map((answers) => ({ days, exercises, answers }))),
  ),
);
