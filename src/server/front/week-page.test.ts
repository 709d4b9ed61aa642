import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { advanceClock, createWeekReader, sendWeek } from '#src/cms/modules/week-links/week-links.fixture.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { getWeekPage } from '#src/render/week-page.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { createEmbeddedClients } from '../content-fetch.ts';
import type { Exchange } from './exchange.ts';
import { loadWeek } from './week-page.ts';

const SUNDAY_EVENING = new Date('2026-11-29T20:00:00Z');
const TUESDAY = new Date('2026-11-24T09:00:00Z');

let system: TestSystem;
beforeAll(async () => {
  loadTexts();
  system = await makeTestSystem(inject('databaseUrl'));
  advanceClock(system, '2026-11-23T06:00:00Z');
});
afterAll(() => system.close());

/** Sends a visitor's request for a link, with the fields of its form. */
async function visit(token: string, search = '', fields?: Readonly<Record<string, string>>, formHeaders = {}) {
  const body = fields === undefined ? [] : [new URLSearchParams(fields).toString()];
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...formHeaders };
  const req = Object.assign(Readable.from(body), { method: fields ? 'POST' : 'GET', headers });
  const exchange = { req: req as unknown as IncomingMessage, path: `/w/${token}`, search } as Exchange;
  const clients = createEmbeddedClients(system.app, 60_000);
  const week = await loadWeek(exchange, (_, language) => clients({ key: 'alcohol' } as never, 'localhost', language));
  return { ...week, page: (now = TUESDAY) => getWeekPage(week, week.view, now) };
}

async function linked(person: Parameters<typeof createWeekReader>[1] = {}) {
  const { uid } = await createWeekReader(system, person);
  return { uid, token: await sendWeek(system, uid) };
}

describe('the page of a week', () => {
  it('is the same for every programme', async () => {
    const pages = [];
    for (const domain of ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const) {
      const { token } = await linked({ domain });
      const { view, language, page } = await visit(token);
      const { t: _t, ...shown } = page();
      pages.push(JSON.stringify([view, language, shown]));
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('"title":"Je week"');
    expect(pages[0]).not.toMatch(/alcohol|drank|glas|sigaret|gok|wiet|coca/i);
  });

  it('sets the open days to none and keeps what was typed, saves nothing by it, and speaks both languages', async () => {
    const { uid, token } = await linked({ start: '2026-11-18' });
    await fillDay(system, uid, '2026-11-19', '4');
    const typed = { 'd-2026-11-18': ' ', 'd-2026-11-20': '2', 'd-2026-11-21': 'twee', 'n-2026-11-21': '1', show: '' };
    const { page, language } = await visit(token, '?none=all&lang=en', typed);
    expect(language).toBe('en');
    expect(page().rows.map(({ label, input, isOpen, isNone }) => [label, input.trim(), isOpen, isNone])).toEqual([
      ['Wednesday 18 November', '', true, true],
      ['Thursday 19 November', '', false, false],
      ['Friday 20 November', '2', true, false],
      ['Saturday 21 November', 'twee', true, true],
      ['Sunday 22 November', '', true, true],
    ]);
    const { rows } = await system.database.pool.query('select from registrations where uid = $1', [uid]);
    expect(rows.length).toBe(1);
  });

  it('answers a saved week in three sentences and one next step', async () => {
    const { token } = await linked();
    const fields = { 'd-2026-11-16': '1', 'd-2026-11-17': '2,5', 'n-2026-11-18': '1', 'd-2026-11-19': '' };
    const { status, page } = await visit(token, '?none=all', fields);
    expect(status).toBe(200);
    expect(page().saved).toEqual({
      sentences: [
        'Je week is ingevuld: 3 van de 7 dagen.',
        'Op 1 dag niets, en samen 3,5.',
        'Over een paar weken kun je vergelijken.',
      ],
      next: expect.any(String),
      login: expect.any(String),
    });
    const secondResult = await visit(token);
    expect(secondResult).toMatchObject({ status: 409, view: { kind: 'message' } });
  });

  it('keeps what was typed in the other language, and saves nothing by it', async () => {
    const { uid, token } = await linked();
    const typed = { 'd-2026-11-16': 'twee', 'd-2026-11-17': '2', 'n-2026-11-18': '1', show: '' };
    const { status, language, view, page } = await visit(token, '?lang=en', typed);
    expect([status, language, view]).toEqual([200, 'en', expect.objectContaining({ kind: 'form', errors: {} })]);
    expect(page().rows.map(({ input, isNone }) => input || isNone)).toEqual([
      'twee',
      '2',
      true,
      ...Array(4).fill(false),
    ]);
    const { rows } = await system.database.pool.query('select from registrations where uid = $1', [uid]);
    expect(rows).toEqual([]);
    await visit(token, '', { 'd-2026-11-16': '1' });
    expect(await visit(token, '?lang=en', { show: '' })).toMatchObject({ status: 409, view: { kind: 'message' } });
  });

  it('keeps what was typed beside its errors', async () => {
    const { token } = await linked();
    const { status, page } = await visit(token, '', { 'd-2026-11-16': 'veel', 'd-2026-11-17': '2' });
    const [monday, tuesday] = page().rows;
    expect([status, monday?.input, monday?.error]).toEqual([
      400,
      'veel',
      'Vul bij maandag een getal in, zoals 2 of 2,5.',
    ]);
    expect([tuesday?.input, tuesday?.error]).toEqual(['2', null]);
    const strange = await visit(token, '', { 'x-2026-11-16': '1' });
    expect(strange).toMatchObject({
      status: 400,
      view: { error: 'Er ging iets mis met het formulier. Vul het opnieuw in.' },
    });
    const large = await visit(token, '', { 'd-2026-11-16': '1'.repeat(5_000) });
    expect(large.status).toBe(400);
  });

  it('keeps what was typed where the content system is away', async () => {
    const { token } = await linked();
    const away = { app: { fetch: async () => new Response('', { status: 503 }) } };
    const body = Readable.from(['d-2026-11-17=2&n-2026-11-16=1']);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const req = Object.assign(body, { method: 'POST', headers }) as unknown as IncomingMessage;
    const clients = createEmbeddedClients(away.app, 60_000);
    const { status, view, retryAfter } = await loadWeek(
      { req, path: `/w/${token}`, search: '' } as Exchange,
      (_, language) => clients({ key: 'alcohol' } as never, 'localhost', language),
    );
    expect([status, retryAfter !== undefined]).toEqual([503, true]);
    expect(view).toMatchObject({
      kind: 'form',
      days: [
        { date: '2026-11-16', state: 'open' },
        { date: '2026-11-17', state: 'open' },
      ],
      typed: { days: { '2026-11-17': '2' }, none: ['2026-11-16'] },
      error: 'Opslaan lukte niet. Wat je typte staat er nog. Probeer het opnieuw.',
    });
  });

  it('names the out-of-hours GP on Sunday evening and the own GP on Tuesday morning', async () => {
    const { token } = await linked();
    const { page } = await visit(token, '', { 'd-2026-11-16': '40' });
    expect(page(SUNDAY_EVENING).saved?.next).toContain('Bel de huisartsenpost.');
    expect(page(TUESDAY).saved?.next).toContain('Bel je huisarts.');
  });

  it('stops its mail by a form, and then no longer opens', async () => {
    const { token } = await linked();
    expect(await visit(token, '', { stop: '1' })).toMatchObject({ status: 200, view: { kind: 'stopped' } });
    expect(await visit(token)).toMatchObject({
      status: 404,
      view: { text: 'Deze link werkt niet meer. Log in om je week in te vullen.' },
    });
    expect(await visit('no-token')).toMatchObject({ status: 404 });
  });

  it('speaks the language of its mail where it no longer works, else that of the browser', async () => {
    const { uid, token } = await linked({ language: 'en' });
    await system.database.pool.query('update week_links set ended_at = now() where uid = $1', [uid]);
    const english = {
      status: 404,
      language: 'en',
      view: { text: expect.stringMatching(/^This link no longer works/) },
    };
    expect(await visit(token, '?lang=en')).toMatchObject(english);
    expect(await visit('no-token', '', undefined, { 'accept-language': 'en-GB,nl;q=0.5' })).toMatchObject(english);
    expect(await visit(token, '', undefined, { 'accept-language': 'nl-NL,en;q=0.5' })).toMatchObject({
      language: 'nl',
    });
  });

  it('names the seven days of a week in which the clock changes', async () => {
    for (const [monday, first, last] of [
      ['2026-11-30T06:00:00Z', 'Maandag 23 november', 'Zondag 29 november'],
      ['2027-03-29T05:00:00Z', 'Maandag 22 maart', 'Zondag 28 maart'],
      ['2027-11-01T06:00:00Z', 'Maandag 25 oktober', 'Zondag 31 oktober'],
    ] as const) {
      advanceClock(system, monday);
      const { token } = await linked();
      const rows = (await visit(token)).page().rows.map(({ label }) => label);
      expect([rows.length, rows[0], rows[6]]).toEqual([7, first, last]);
    }
  });
});
