import type { ClientInList } from '#src/contract/clients.ts';
import { EVERY_SCOPE } from '#src/contract/nurse-scopes.ts';

const CLIENT: ClientInList = {
  uid: 12,
  domain: 'zelfhulpalcohol',
  name: 'Sam',
  nickname: null,
  avatar: 1,
  daysRegistered: 1,
  weeksRegistered: 1,
  path: null,
  totalRegistrations: 1,
  completedRegistrations: 0,
  within: 0,
  above: 0,
  filledOnly: 0,
  registrationsStart: '2025-11-09',
  programStartDate: '2025-11-09',
  today: null,
  unit: null,
  scopes: EVERY_SCOPE,
  contactedOn: null,
  goal: null,
  lastWeeks: [],
  lastDays: [],
  lastFilledIn: null,
  seenAt: null,
  signals: [],
  newAnswers: 0,
};

/** Creates a client in the list without signals, with the given changes. */
export const createClientInList = (change: Partial<ClientInList> = {}): ClientInList => ({ ...CLIENT, ...change });
