import { describe, expect, it, test } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { STARTER } from './content.ts';

const page = (id: string) => {
  const page = STARTER.pages.find((page) => page.id === id);
  if (!page) throw new Error(`No page "${id}".`);
  return page;
};

describe('the statements that a site owes its visitors', () => {
  test.each(DOMAINS.map(({ key }) => key))('stand at the foot of every page of %s', (domain) => {
    const footer = STARTER.menus.find(({ menu, domains }) => menu === 'footer' && domains.includes(domain));
    const visible = footer?.items.map(({ href }) => href.nl) ?? [];
    for (const path of ['/toegankelijkheid', '/klachten']) {
      expect(visible).toContain(path);
      expect(STARTER.pages.some((page) => page.path.nl === path && page.domains.includes(domain))).toBe(true);
    }
  });

  test.each(['shared-accessibility', 'shared-complaints'])('%s leaves the same places open in both languages', (id) => {
    const listPlaces = (text: unknown) => (JSON.stringify(text).match(/\{\{[^{}]*\}\}/g) ?? []).length;
    expect(listPlaces(page(id).nl)).toBeGreaterThan(5);
    expect(listPlaces(page(id).en)).toBe(listPlaces(page(id).nl));
  });

  it('sends nobody to a forum who has none', () => {
    expect(JSON.stringify(page('guided-complaints').nl)).not.toMatch(/forum/i);
    expect(JSON.stringify(page('shared-complaints').nl)).toMatch(/bezwaar/);
  });

  it('says what to do in danger before anything on rights', () => {
    expect(JSON.stringify(page('shared-complaints').nl)).toMatch(/tel:112.*Een behandelaar kijkt dan dezelfde werkdag/);
  });
});

describe.each([
  ['shared-call-at-night', 'alcohol'],
  ['shared-call-at-night', 'close-ones'],
  ['shared-overdose', 'cocaine'],
  ['shared-overdose', 'gambling'],
  ['gambling-at-your-bank', 'gambling'],
  ['gambling-at-your-bank', 'close-ones'],
  ['alcohol-women-and-older', 'alcohol'],
  ['tobacco-pouches', 'tobacco'],
] as const)('%s', (id, domain) => {
  const { path, notes, domains } = page(id);

  test(`is found from the page Help of ${domain}, in both languages`, () => {
    expect(domains).toContain(domain);
    const help = page(`${domain}-help`);
    expect(JSON.stringify(help.nl)).toContain(`href=\\"${path.nl}\\"`);
    expect(JSON.stringify(help.en)).toContain(`href=\\"/en${path.en}\\"`);
  });

  test('bears its sources, what is to be checked with its class, and when it is read again', () => {
    expect(notes).toMatch(/^Sources: .*\[S\d+\]/);
    expect(notes).toMatch(/CHECK \[C[1-5]\]: /);
    expect(notes).toMatch(/REVIEW: \w+ 20\d\d\./);
  });
});

test('every programme says who to call at night, and the overdose page says first to call 112', () => {
  for (const { key, programme } of DOMAINS) {
    if (programme === null) continue;
    expect(JSON.stringify(page(`${key}-programme`).nl)).toContain('/wie-bel-je-nu');
  }
  expect(JSON.stringify(page('shared-overdose').nl)).toMatch(/^.*?tel:(\d+)/);
  expect(/tel:(\d+)/.exec(JSON.stringify(page('shared-overdose').nl))?.[1]).toBe('112');
});
