import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { fetchFromDrupal } from '#tests/support/drupal/fetch.ts';
import { startDrupal } from '#tests/support/drupal/server.ts';
import { newState } from '#tests/support/drupal/site.ts';
import { checkContent } from './check-content.ts';
import { type ContentMap, SAME_NAMES } from './content-map.ts';
import { describeFindings, type Finding, getExitCode } from './findings.ts';

type Change = (path: string, answer: Response) => Response | Promise<Response>;

/** Returns the findings for the recorded Drupal, with some responses changed. */
async function foundAt(
  change: Change = (_path, answer) => answer,
  requests: { paths?: string[]; prefixes?: 'all' | 'none'; map?: ContentMap } = {},
) {
  const drupal = fetchFromDrupal(newState());
  const changed = (async (address: string | URL | Request) =>
    change(new URL(String(address)).pathname, await drupal(address))) as typeof fetch;
  const { paths = [], prefixes = 'all', map = SAME_NAMES } = requests;
  return checkContent({ url: 'http://drupal.example/', backend: 'drupal', prefixes, paths, map, fetch: changed });
}

const texts = (found: readonly Finding[], kind: Finding['kind']) =>
  found.flatMap((one) => (one.kind === kind ? [one.text] : []));

const refused = (status: number) => Response.json({ message: 'No' }, { status });

test('of a Drupal that has all it names only the fields that its types lack, and what is good to know', async () => {
  const found = await foundAt();
  expect(texts(found, 'fine')).toEqual(
    expect.arrayContaining([
      'Language prefixes are "all".',
      'Menu "main" answers.',
      'Pictures of the media library can be read.',
      'The front page has its English translation.',
      'Answers name their cache tags.',
      'The form "bel_mij" can be read.',
    ]),
  );
  expect(texts(found, 'lacks')).toContain(
    'node type "basic_page" has no field_description, or visitors may not see them.',
  );
  expect(texts(found, 'note')).toContain('The form "bel_mij" has elements that are not shown: handtekening.');
  expect(texts(found, 'note')).toContain(
    'node type "page" is not ours: its title and its field "body" are shown, unless CONTENT_MAP names it as one of ours.',
  );
});

test('names the resource or the permission that is missing', async () => {
  const paragraphs = (status: number) =>
    foundAt((path, answer) => (path.includes('/entity/paragraph/') ? refused(status) : answer));
  expect(texts(await paragraphs(406), 'lacks')).toContainEqual(expect.stringMatching(/^A paragraph .*format json/));
  expect(texts(await paragraphs(403), 'lacks')).toContainEqual(
    expect.stringMatching(/^A paragraph .*"restful get entity:paragraph"/),
  );
  const menus = await foundAt((path, answer) => (path.includes('/linkset') ? refused(404) : answer));
  expect(texts(menus, 'lacks')).toContainEqual(expect.stringMatching(/^Menu "main" \(core's linkset endpoint/));
  const forms = await foundAt((path, answer) => (path.includes('/webform_rest/') ? refused(404) : answer));
  expect(texts(forms, 'lacks')).toContainEqual(expect.stringMatching(/^The form "bel_mij" \(module webform_rest\)/));
  const media = (status: number) => foundAt((path, answer) => (path.includes('/media/') ? refused(status) : answer));
  expect(texts(await media(403), 'lacks')).toContainEqual(expect.stringMatching(/media library.*"view media"/));
  expect(texts(await media(404), 'lacks')).toContainEqual(
    expect.stringMatching(/media library.*media\.settings standalone_url true/),
  );
});

test('a date has a format as well, and lacks nothing', async () => {
  const dates = { created: [{ value: '2026-11-27T22:09:00+00:00', format: 'Y-m-d\\TH:i:sP' }] };
  const found = await foundAt(async (path, answer) =>
    path.includes('/over-ons') || path.includes('/entity/paragraph/')
      ? Response.json({ ...((await answer.json()) as object), ...dates })
      : answer,
  );
  expect(texts(found, 'lacks').filter((text) => text.includes('processed'))).toEqual([]);
});

test('names a text format that visitors may not use, and a paragraph type that is not ours', async () => {
  const found = await foundAt(async (path, answer) => {
    if (!path.endsWith('/paragraph/11') && !path.endsWith('/paragraph/13')) return answer;
    const body = await answer.text();
    const changed = path.endsWith('13') ? body.replace('"target_id":"cta"', '"target_id":"accordion"') : body;
    return new Response(changed.replaceAll('"processed"', '"other"'), {
      headers: { 'content-type': 'application/json' },
    });
  });
  expect(texts(found, 'lacks')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/field_text of "text" comes without "processed".*"basic_html"/),
      expect.stringMatching(/^paragraph type "accordion" is not ours/),
    ]),
  );
});

test('a map of names is followed before anything is missed', async () => {
  const map: ContentMap = { node: { page: { type: 'basic_page', fields: { body: 'field_lead' } } }, paragraph: {} };
  const found = await foundAt(undefined, { map });
  expect(texts(found, 'note')).not.toContainEqual(expect.stringMatching(/^node type "page" is not ours/));
});

test('tells which prefixes the languages have there, and what was asked for and is not there', async () => {
  const found = await foundAt(undefined, { prefixes: 'none', paths: ['/concept', '/weg'] });
  expect(texts(found, 'lacks')).toEqual(
    expect.arrayContaining([
      'Language prefixes there are "all": set CONTENT_PREFIXES=all, not "none".',
      expect.stringMatching(/^The page \/concept: closed to visitors/),
      expect.stringMatching(/^The page \/weg: /),
    ]),
  );
});

test('what is missing stands first, and decides how the command ends', () => {
  const found: Finding[] = [
    { kind: 'fine', text: 'a' },
    { kind: 'lacks', text: 'b' },
  ];
  expect(describeFindings(found)).toMatch(/^LACKS {2}b\nok {5}a\n\n1 missing/);
  expect([getExitCode(found), getExitCode(found.slice(0, 1))]).toEqual([1, 0]);
});

const command = (...args: readonly string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['src/server/content-check.ts', ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

test('the command prints what it finds, and ends as it was', async () => {
  const drupal = await startDrupal();
  const url = `http://127.0.0.1:${drupal.port}`;
  try {
    const found = await command(url);
    expect([found.code, found.stdout]).toEqual([1, expect.stringContaining('LACKS  node type "basic_page"')]);
    expect((await command('drupal.example')).stderr).toContain('npm run content:check -- URL');
  } finally {
    drupal.stop();
  }
  const deleted = await command(url);
  expect([deleted.code, deleted.stdout]).toEqual([1, expect.stringContaining('does not answer.')]);
});
