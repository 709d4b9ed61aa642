import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from './source.ts';

const FOLDER = 'src/cms/db/migrations';

/** The migrations since machines are updated one after the other: each has to let the version before it work on. */
const SINCE = '0020';

const TAKES_AWAY = /\bdrop (table|column|constraint)\b|\brename\b|\bset not null\b|\bset data type\b/i;
const DEMANDS = /\badd column\b[\s\S]*\bnot null\b/i;

it('a migration lets the version before it work on, or says in its name that it is the second step', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= SINCE);
  expect(files.length).toBeGreaterThan(0);
  const steps = files.filter((name) => !/^\d{4}_contract_/.test(name));
  const breaking = steps.filter((name) => {
    const text = read(`${FOLDER}/${name}`);
    const demands = text
      .split(';')
      .some((statement) => DEMANDS.test(statement) && !/\bdefault\b/i.test(statement) && !/generated/i.test(statement));
    return TAKES_AWAY.test(text) || demands;
  });
  expect(breaking).toEqual([]);
});
