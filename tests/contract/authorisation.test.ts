import type { Route } from '#src/cms/http/route.ts';
import { checkAuthorisation, EVERYBODY, MAY } from './authorisation.ts';
import type { Person } from './people.ts';

const STAFF: readonly Person[] = ['editor', 'moderator', 'administrator'];

/**
 * Returns a visitor, a participant, a nurse, and an allowed and a forbidden member of staff: each refusal of a route
 * once.
 */
function getPeople({ access }: Route): readonly Person[] {
  const may = STAFF.find((person) => MAY[access].includes(person)) ?? 'administrator';
  const mayNot = STAFF.find((person) => !MAY[access].includes(person)) ?? 'moderator';
  const selection: readonly Person[] = ['visitor', 'client, validated', 'poh', may, mayNot];
  return EVERYBODY.filter((person) => selection.includes(person));
}

checkAuthorisation(getPeople);
