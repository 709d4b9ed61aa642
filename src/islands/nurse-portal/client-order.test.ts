import { expect, it } from 'vitest';
import type { ClientInList } from '#src/contract/clients.ts';
import { EVERY_SCOPE } from '#src/contract/nurse-scopes.ts';
import type { ClientSignal } from '#src/rules/nurse/client-signals.ts';
import { createClientInList } from './client.fixture.ts';
import {
  CLIENT_ORDERS,
  countClientsInNeed,
  DEFAULT_LIST_STATE,
  filterClients,
  type ListState,
} from './client-order.ts';

const signal = (kind: ClientSignal['kind']): readonly ClientSignal[] => [{ kind, count: 4 }];

const CLIENTS: readonly ClientInList[] = [
  createClientInList({ uid: 1, name: 'Bram', programStartDate: '2026-11-09', lastFilledIn: '2026-11-19' }),
  createClientInList({
    uid: 2,
    name: 'Els',
    signals: signal('above'),
    seenAt: '2026-11-19T09:00:00Z',
    lastFilledIn: null,
  }),
  createClientInList({ uid: 3, name: 'anna', domain: 'zelfhulptabak', programStartDate: '2026-11-01' }),
  createClientInList({
    uid: 4,
    name: 'Cas',
    signals: signal('above'),
    seenAt: '2026-11-12T09:00:00Z',
    scopes: { ...EVERY_SCOPE, days: false },
  }),
  createClientInList({ uid: 5, name: 'Zora', signals: signal('paired') }),
];

const getNames = (change: Partial<ListState>) =>
  filterClients(CLIENTS, { ...DEFAULT_LIST_STATE, ...change }, 'nl').map(({ name }) => name);

it('begins with who asks for attention, among equals with whom was looked at longest ago', () => {
  expect(getNames({})).toEqual(['Cas', 'Els', 'Zora', 'anna', 'Bram']);
});

it('sorts by name, by the longest silence, and by the start', () => {
  expect(getNames({ order: 'name' })).toEqual(['anna', 'Bram', 'Cas', 'Els', 'Zora']);
  expect(getNames({ order: 'silence' })).toEqual(['anna', 'Els', 'Zora', 'Bram', 'Cas']);
  expect(getNames({ order: 'started' })[0]).toBe('Bram');
});

it('holds only whom the nurse looks for, in every order', () => {
  for (const order of CLIENT_ORDERS) {
    expect(getNames({ order, search: ' AN ' })).toEqual(['anna']);
    expect(getNames({ order, programme: 'zelfhulptabak' })).toEqual(['anna']);
    expect(getNames({ order, isAttention: true }).toSorted()).toEqual(['Cas', 'Els', 'Zora']);
    expect(getNames({ order, search: 'niemand heet zo' })).toEqual([]);
  }
  expect(countClientsInNeed(CLIENTS)).toBe(3);
});
