import { expect, it } from 'vitest';
import { PERSONAL_DATA } from '../compose.ts';
import { getStorageSections, KEPT, KEPT_OF_NURSES } from './shared/privacy-storage.ts';

/** Tables about the provider's staff, which this privacy page does not cover. */
const STAFF = ['staff_links', 'page_presence', 'staff_rights'];

/** Stored for a day to prevent double counting: mentioned with the data that are not stored. */
const SAID_ELSEWHERE = ['first_answers'];

const declared = new Set(PERSONAL_DATA.flatMap(({ tables }) => tables));
const names = new Set([...KEPT.flatMap(({ kept }) => kept), ...KEPT_OF_NURSES].flatMap(({ tables }) => tables));

it('the privacy pages name every table that holds something of a person', () => {
  const silent = [...declared].filter((table) => !names.has(table));
  expect(silent.toSorted()).toEqual([...STAFF, ...SAID_ELSEWHERE].toSorted());
});

it('the privacy pages name no table that holds nothing of a person', () => {
  expect([...names].filter((table) => !declared.has(table))).toEqual([]);
});

it('every kind of thing that is kept is said in both languages', () => {
  for (const { kept } of KEPT) for (const { nl, en } of kept) expect(nl && en && nl !== en).toBe(true);
  const [storedStorageSection, notKept] = getStorageSections(true);
  expect(storedStorageSection?.nl.body).toContain('of je je huisarts hebt gebeld');
  expect(notKept?.en.body).toContain('for one day');
});

it('close ones read nothing of what they do not count', () => {
  const [storedStorageSection] = getStorageSections(false);
  for (const word of ['plannen', 'telt', 'Trek', 'Buddy', 'aantal het was'])
    expect(storedStorageSection?.nl.body).not.toContain(`<strong>Je ${word}`);
  expect(storedStorageSection?.nl.body).not.toContain('wat je telt');
  expect(storedStorageSection?.en.body).not.toContain('what you count');
});
