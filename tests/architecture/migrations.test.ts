import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from './source.ts';

const FOLDER = 'src/cms/db/migrations';

/** The tables of the first release; after any later migration the previous version has to work. */
const FIRST = '0000_initial.sql';

const TAKES_AWAY = /\bdrop (table|column|constraint)\b|\brename\b|\bset not null\b|\bset data type\b/i;
const DEMANDS = /\badd column\b[\s\S]*\bnot null\b/i;

/** Returns true if the previous version of the product would fail after a migration. */
function isBreaking(text: string): boolean {
  const demands = text
    .split(';')
    .some((statement) => DEMANDS.test(statement) && !/\bdefault\b/i.test(statement) && !/generated/i.test(statement));
  return TAKES_AWAY.test(text) || demands;
}

it.each([
  ['alter table "plans" drop column "note"', true],
  ['alter table "plans" add column "note" text not null', true],
  ['alter table "plans" add column "note" text', false],
  ['alter table "plans" add column "note" text not null default \'\'', false],
])('%s breaks the previous version: %s', (statement, breaks) => {
  expect(isBreaking(statement)).toBe(breaks);
});

it('a migration lets the version before it work on, or says in its name that it is the second step', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  expect(files).toContain(FIRST);
  const steps = files.filter((name) => name !== FIRST && !/^\d{4}_contract_/.test(name));
  expect(steps.filter((name) => isBreaking(read(`${FOLDER}/${name}`)))).toEqual([]);
});
