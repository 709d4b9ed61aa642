import { expect, inject, it } from 'vitest';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { describeError } from './describe-error.ts';
import { users } from './schema/index.ts';

it('tells the kind and place of a failed query, and none of its values', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const row = {
    mail: 'kanarie@example.nl',
    name: 'Kanarie',
    role: 'client',
    status: 'active',
    language: 'nl',
  } as const;
  const moment = new Date();
  const dates = { registrationsStart: 'kanarie', programStart: '2026-11-20' };
  const timestamps = { createdAt: moment, changedAt: moment, activeAt: moment };
  const error = await database.db
    .insert(users)
    .values({ ...row, ...dates, ...timestamps })
    .catch((caught: unknown) => caught);
  await database.close();
  const text = describeError(error);
  expect(text).toMatch(/22007/);
  expect(text).not.toMatch(/kanarie/i);
});

it('tells the code of a mail server and not the address in its answer', () => {
  const refusal = Object.assign(new Error('550 <kanarie@example.nl> unknown'), {
    responseCode: 550,
    code: 'EENVELOPE',
  });
  expect(describeError(refusal)).toMatch(/^Error EENVELOPE 550/);
  expect(describeError(refusal)).not.toMatch(/kanarie/);
  expect(describeError('kanarie')).toBe('string');
});
