import { expect, it } from 'vitest';
import { listChangedFields } from './changed-fields.ts';

const opened = { title: 'Storing', body: '<p>Even weg.</p>', type: 'info', domains: ['alcohol'] };
const labels = { texts: { title: 'Titel', body: 'Tekst' }, others: { type: 'Soort', domains: 'Programma’s' } };

it('tells what is other now, in plain words', () => {
  const now = { title: 'Storing', body: '<p>Weer <b>terug</b>.</p><p>Sorry</p>', type: 'crisis', domains: ['alcohol'] };
  expect(listChangedFields(opened, now, labels)).toEqual([
    { label: 'Tekst', text: 'Weer terug . Sorry' },
    { label: 'Soort', text: '' },
  ]);
});

it('tells nothing where nothing is other', () => {
  expect(listChangedFields(opened, { ...opened, domains: ['alcohol'] }, labels)).toEqual([]);
});
