import { describe, expect, it } from 'vitest';
import { removePersonalData, toErrorReport, traceReport } from './error-report.ts';

describe('what a report of an error says', () => {
  it.each([
    [
      'Failed query: insert into diary values ($1)\nparams: vandaag dronk ik',
      'Failed query: insert into diary values ($0)',
    ],
    ['No page "mijn geheim" for 12', 'No page "…" for 0'],
    ['iemand@example.nl is not known', '… is not known'],
    ['GET /x?token=abc failed', 'GET /x failed'],
  ])('%s', (message, text) => expect(removePersonalData(message)).toBe(text));

  it('holds the kind of the error and its place in the code, and nothing that the library adds', () => {
    const report = toErrorReport({
      event_id: 'e',
      timestamp: 1,
      tags: { where: 'diary', person: 'geheim' },
      exception: { values: [{ type: 'TypeError', value: 'x', stacktrace: { frames: [{ filename: 'a.js?geheim' }] } }] },
      request: { url: 'https://alcohol.example.nl/dagboek?q=geheim', cookies: 'geheim' },
      user: { ip_address: 'geheim' },
      breadcrumbs: [{ message: 'geheim' }],
      contexts: { device: { name: 'geheim' } },
    } as never);
    expect(JSON.stringify(report)).not.toContain('geheim');
    expect(report).toMatchObject({
      tags: { where: 'diary' },
      exception: { values: [{ type: 'TypeError', value: 'x' }] },
    });
  });
});

describe('what a report of a page’s time says', () => {
  it('names the screen and its time, not the path nor what was asked', () => {
    const trace = { trace_id: 't', span_id: 's', op: 'pageload', data: { url: 'geheim' } };
    const report = traceReport({
      start_timestamp: 1,
      timestamp: 2,
      transaction: '/en/forum/12/geheim?q=geheim',
      contexts: { trace },
      spans: [{ description: 'GET /api/geheim' }],
      request: { url: 'geheim' },
    } as never);
    expect(report.transaction).toBe('/en/forum');
    expect(JSON.stringify(report)).not.toContain('geheim');
  });
});
