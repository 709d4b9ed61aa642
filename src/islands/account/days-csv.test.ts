import { describe, expect, it } from 'vitest';
import { getDomain } from '#src/domains/index.ts';
import { toDaysCsv } from './days-csv.ts';

const domain = getDomain('alcohol');
const TEXTS: Readonly<Record<string, string>> = {
  'account.data.names.date': 'Datum',
  'account.data.names.amount': 'Hoeveel',
  'account.data.names.goal': 'Je doel',
  'account.data.names.euros': 'Euro’s',
  'account.data.names.place': 'Waar',
  'account.data.names.company': 'Met wie',
  'registration.place.home': 'Thuis',
  'registration.place.cafe': 'Café',
  'registration.company.friend': 'Vrienden; of "maten"',
};
const t = (key: string) => TEXTS[key] ?? key;

const createEntry = (change: object) => ({
  date: '2026-11-18',
  amount: '2',
  euros: null,
  place: null,
  company: null,
  note: null,
  ...change,
});
const PLAN = {
  savedOn: '2026-11-18',
  stopDate: null,
  weekOne: '2026-11-16',
  usage: Array(7).fill('6.00'),
  target: Array(7).fill('2.50'),
  stopOrReduce: 'reduce',
  immediateOrGradual: 'immediate',
  keepsLower: false,
};
const getLines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the days as a table for a spreadsheet', () => {
  const data = {
    registrations: [
      createEntry({ date: '2026-11-19', amount: '1.25', euros: '12.50', place: 'cafe', company: 'friend' }),
      createEntry({ date: '2026-11-17', amount: '0', note: 'kanarie; "van" de notitie' }),
      createEntry({ date: '2026-11-19', amount: '0.75', euros: '3.05', place: 'home', company: 'friend' }),
    ],
    plans: [PLAN],
  };

  it('has a line for each day in order, with its total, its goal, its cost and the places in words', () => {
    expect(getLines(toDaysCsv(data, { domain, language: 'nl', t }))).toEqual([
      'Datum;Hoeveel (glazen);Je doel;Euro’s;Waar;Met wie',
      '2026-11-17;0;;;;',
      '2026-11-19;2;2,5;15,55;Café, Thuis;"Vrienden; of ""maten"""',
    ]);
  });

  it('parts by commas and writes points in English', () => {
    expect(getLines(toDaysCsv(data, { domain, language: 'en', t }))[2]).toBe(
      '2026-11-19,2,2.5,15.55,"Café, Thuis","Vrienden; of ""maten"""',
    );
  });

  it('says no note, opens as UTF-8, and has the head alone where nothing was filled in', () => {
    expect(toDaysCsv(data, { domain, language: 'nl', t })).not.toContain('kanarie');
    const empty = toDaysCsv({ account: {} }, { domain, language: 'nl', t });
    expect([empty[0], getLines(empty).length]).toEqual(['\uFEFF', 1]);
  });

  it('holds no formula, whatever was typed as a place, company or note', () => {
    const formula = '=HYPERLINK("http://x")';
    const hostile = { registrations: [createEntry({ place: formula, company: '+1+1', note: '@SUM(A1)' })], plans: [] };
    const cells = getLines(toDaysCsv(hostile, { domain, language: 'nl', t })).flatMap((line) => line.split(';'));
    expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
  });
});
