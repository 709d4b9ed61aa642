// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderReadablePage } from './readable-page.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'account.data.names.account': 'Je account',
  'account.data.nothing': 'Niets',
  'account.data.yes': 'Ja',
  'account.data.no': 'Nee',
};
const texts = { title: 'Je gegevens', language: 'nl', t: (key: string) => TEXTS[key] ?? key } as const;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('every part has its heading and every value its name, in words where there are words', () => {
  const page = parse(
    renderReadablePage(
      { account: { name: 'Sam', hasPassword: true, since: '2026-11-20T12:05:00.000Z' }, exercises: [], other: null },
      texts,
    ),
  );
  expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
    'Je account',
    'exercises',
    'other',
  ]);
  expect([...page.querySelectorAll('dd')].map((value) => value.textContent)).toEqual([
    'Sam',
    'Ja',
    '20 november 2026 om 13:05',
  ]);
  expect(page.querySelectorAll('section')[1]?.textContent).toContain('Niets');
});

test('an urge of which only the day is known has no time', () => {
  const page = parse(renderReadablePage({ urges: [{ at: '2026-11-20T12:00:00.000Z' }] }, texts));
  expect(page.querySelector('dd')?.textContent).toBe('20 november 2026');
});

test('what somebody wrote never becomes markup', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('<img src=x onerror=alert(1)>', '</dd><script>', '"&\''),
      fc.string(),
      (hostile, text) => {
        const page = parse(renderReadablePage({ [hostile + text]: [{ [hostile]: hostile + text }] }, texts));
        expect(page.querySelector('img, script, main section section')).toBeNull();
        expect(page.querySelector('dt')?.textContent).toBe(hostile);
      },
    ),
  );
});
