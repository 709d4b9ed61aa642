import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningFront, startFront } from './front.fixture.ts';
import { createReportLog, type PolicyViolation, readPolicyReports } from './policy-reports.ts';

let front: RunningFront;
beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.close());

const PAGE = 'https://alcohol.example.nl/dagboek/12?destination=/x';
const groupByPath = (blocked: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': PAGE,
      referrer: 'https://zoeken.example/?q=drank',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
      'script-sample': 'Ik wil stoppen',
    },
  });
const byName = JSON.stringify([
  {
    type: 'csp-violation',
    user_agent: 'Firefox',
    body: { documentURL: PAGE, effectiveDirective: 'img-src', blockedURL: 'https://x.example/a' },
  },
  { type: 'deprecation', body: {} },
]);

const send = (body: string, type = 'application/csp-report', method = 'POST') =>
  front.send(method, '/policy-reports', { 'content-type': type }, body);

describe('reports of browsers against the policy', () => {
  test('every answer names where they go', async () => {
    for (const path of ['/hulp', '/bestaat-niet', '/api/nl/echo']) {
      const { headers } = await front.get(path);
      expect(headers['content-security-policy']).toMatch(/; report-uri \/policy-reports; report-to policy$/);
      expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
    }
  });

  test('are logged by directive, kind and screen: nothing of the person, the address or the text', async () => {
    expect((await send(groupByPath('https://evil.example/x.js?who=sam'))).status).toBe(204);
    expect((await send(byName, 'application/reports+json')).status).toBe(204);
    expect(front.violations).toEqual([
      { directive: 'script-src-elem', blocked: 'other', screen: '/dagboek' },
      { directive: 'img-src', blocked: 'other', screen: '/dagboek' },
    ]);
    expect(front.printed()).not.toMatch(/evil|drank|stoppen|Firefox|dagboek\/12/);
  });

  test.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['https://alcohol.example.nl/_astro/x.js', 'own'],
    ['wss://elders.example', 'other'],
    ['chrome-extension://abcdef/x.js', 'extension'],
  ])('tell %s as %s', (blocked, kind) => {
    expect(readPolicyReports(groupByPath(blocked))).toEqual([expect.objectContaining({ blocked: kind })]);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"csp-report":{"effective-directive":"Ik heet Sam"}}',
    '[{"type":"csp-violation","body":7}]',
  ])('that are none say nothing: %s', (body) => {
    expect(readPolicyReports(body)).toEqual([]);
  });

  test('are bounded: the body, how many it holds, its type and its method', async () => {
    expect((await send(' '.repeat(20_000))).status).toBe(413);
    expect((await send(groupByPath('inline'), 'text/plain')).status).toBe(415);
    const get = await front.get('/policy-reports');
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
    const item = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } };
    expect(readPolicyReports(JSON.stringify(Array(50).fill(item)))).toHaveLength(10);
  });

  test('fill no log: thirty lines a minute, and how many were left out', () => {
    const logEvents: unknown[] = [];
    let now = 60_000;
    const log = createReportLog(
      (line) => logEvents.push(line),
      () => now,
    );
    const violation: PolicyViolation = { directive: 'img-src', blocked: 'other', screen: '/hulp' };
    for (let count = 0; count < 100; count += 1) log(violation);
    expect(logEvents).toHaveLength(30);
    now += 60_000;
    log(violation);
    expect(logEvents.slice(30)).toEqual([{ leftOut: 70 }, violation]);
  });
});

describe('/.well-known/security.txt', () => {
  const path = '/.well-known/security.txt';

  test('tells the address of the provider, until half a year from now', async () => {
    const knownFront = await startFront({ providerMail: 'privacy@example.nl' });
    const { status, headers, text } = await knownFront.get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    );
    expect([...lines.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(lines.get('Contact')).toBe('mailto:privacy@example.nl');
    expect(lines.get('Canonical')).toBe(`http://localhost:${knownFront.port}${path}`);
    const days = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThanOrEqual(182);
    await knownFront.close();
  });

  test('says so while the provider has filled in none', async () => {
    const { status, text } = await front.get(path);
    expect(status).toBe(404);
    expect(text).toContain('De aanbieder heeft nog geen adres ingevuld');
  });
});
