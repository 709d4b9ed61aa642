import { expect, it } from 'vitest';
import { CLIENT_ORDERS, FIRST_LIST, queryOf } from './client-order.ts';

it('asks for the first page by name, until the nurse wants otherwise', () => {
  expect(queryOf(FIRST_LIST)).toEqual({ page: 0, search: '', sort: 'name', order: 'asc' });
});

it('asks for what each order is called after', () => {
  for (const order of CLIENT_ORDERS) {
    const query = queryOf({ ...FIRST_LIST, order });
    expect(`${query.sort}-${query.order}`).toBe(order);
  }
});
