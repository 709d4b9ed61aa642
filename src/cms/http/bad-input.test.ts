import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

const ODD_PATHS = [
  '//',
  '//evil.example/x',
  '/a//b',
  '/%00',
  '/x%00y',
  '/../../etc/passwd',
  '/..%2f..%2fetc',
  '/%ff%fe',
  '/%',
  '/%zz',
  '/%ed%a0%80',
  `/${'x'.repeat(10_000)}`,
  '/nl/nl/x',
  '/de/x',
  '/node/99999999999999999999',
  '/node/2147483648',
  '/node/-1',
  '/node/1e3',
  '/node/%00',
  '/taxonomy/term/0',
  '/entity/paragraph/x',
  '/entity/view/faq/questions/results?page=99999999999999999999',
  '/entity/view/faq/questions/results?page=-1&args[]=%00',
  '/entity/view/faq/questions/results?args[]=99999999999',
  '/entity/view/constructor/prototype/results',
  '/entity/view/__proto__/x/results',
  '/api/menu_items/%00',
  '/router/translate-path',
  '/router/translate-path?path=%00',
  `/router/translate-path?path=${'/x'.repeat(5_000)}`,
  '/media/1/x/y',
  '/media/1/%00/y?w=1',
  '/?_format=',
  '/?_format=json&_format=xml',
  '/?%ff=1',
];

test.each(ODD_PATHS)('%s gets a message, never a 5xx', async (path) => {
  const answer = await content.ask(`/api/nl${path}`);
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) expect(await answer.json()).toEqual({ message: expect.stringMatching(/.+/) });
});

const odd = fc.stringMatching(/^[\x21-\x7e]{0,60}$/);
const commonParts = fc.constantFrom(
  'node',
  'entity',
  'view',
  'faq',
  'results',
  'api',
  'nl',
  'en',
  '..',
  '%00',
  '%ff',
  '',
  '1',
);
const path = fc.array(
  fc.oneof(
    commonParts,
    odd,
    fc.string().map((text) => encodeURIComponent(text.toWellFormed())),
  ),
  { maxLength: 6 },
);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'QUERY');

test('no path, query or method whatever gives a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(path, odd, method, async (segments, query, verb) => {
      const answer = await content.ask(`/api/${segments.join('/')}?${query}`, { method: verb });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  expect(content.failures).toEqual([]);
});

test('no body whatever of a member of staff gives a 5xx', async () => {
  const headers = await content.signIn('editor');
  const fields = fc.dictionary(
    fc.constantFrom('type', 'title', 'path', 'moderation_state', 'field_lead', 'field_paragraphs', 'field_link', 'x'),
    fc.oneof(fc.constant('basic_page'), fc.jsonValue({ maxDepth: 4 })),
  );
  const body = fields.map((values) => ({ type: 'landing_page', title: [{ value: 'Titel' }], ...values }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), fc.constantFrom('/node', '/node/3'), async (value, position) => {
      const verb = position === '/node' ? 'POST' : 'PATCH';
      const answer = await content.ask(`/api/nl${position}`, { method: verb, headers, body: JSON.stringify(value) });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
  expect(content.failures).toEqual([]);
});
