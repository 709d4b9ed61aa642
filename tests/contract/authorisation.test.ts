import type { Route } from '#src/cms/http/route.ts';
import { checkAuthorisation, EVERYBODY, MAY } from './authorisation.ts';
import type { Person } from './people.ts';

const STAFF: readonly Person[] = ['editor', 'moderator', 'administrator'];
const CANDIDATES: readonly Person[] = ['client, validated', 'poh', ...STAFF];

/** Returns people that cause each refusal of a route once, and one allowed person. */
function getPeople({ access }: Route): readonly Person[] {
  const may = CANDIDATES.find((person) => MAY[access].includes(person)) ?? 'administrator';
  const mayNot = STAFF.find((person) => !MAY[access].includes(person)) ?? 'moderator';
  const selection: readonly Person[] = ['visitor', 'client, validated', may, mayNot];
  return EVERYBODY.filter((person) => selection.includes(person));
}

checkAuthorisation(getPeople);
