import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { fetchFromDrupal } from '#tests/support/drupal/fetch.ts';
import { startDrupal } from '#tests/support/drupal/server.ts';
import { createState } from '#tests/support/drupal/site.ts';
import { checkContent } from './check-content.ts';
import { type ContentMap, EMPTY_MAP } from './content-map.ts';
import { describeFindings, type Finding, getExitCode } from './findings.ts';

type Change = (path: string, answer: Response) => Response | Promise<Response>;

/** Returns the findings for the recorded Drupal, with some responses changed. */
async function getFound(
  change: Change = (_path, answer) => answer,
  requests: { paths?: string[]; prefixes?: 'all' | 'none'; map?: ContentMap } = {},
) {
  const drupal = fetchFromDrupal(createState());
  const changes = (async (url: string | URL | Request) =>
    change(new URL(String(url)).pathname, await drupal(url))) as typeof fetch;
  const { paths = [], prefixes = 'all', map = EMPTY_MAP } = requests;
  return checkContent({ url: 'http://drupal.example/', backend: 'drupal', prefixes, paths, map, fetch: changes });
}

const getTexts = (findings: readonly Finding[], kind: Finding['kind']) =>
  findings.flatMap((finding) => (finding.kind === kind ? [finding.text] : []));

const refuse = (status: number) => Response.json({ message: 'No' }, { status });

test('of a Drupal that has all it names only the fields that its types lack, and what is good to know', async () => {
  const findings = await getFound();
  expect(getTexts(findings, 'fine')).toEqual(
    expect.arrayContaining([
      'Language prefixes are "all".',
      'Menu "main" answers.',
      'Pictures of the media library can be read.',
      'The front page has its English translation.',
      'Answers name their cache tags.',
      'The form "bel_mij" can be read.',
    ]),
  );
  expect(getTexts(findings, 'lacks')).toContain(
    'node type "basic_page" has no field_description, or visitors may not see them.',
  );
  expect(getTexts(findings, 'note')).toContain('The form "bel_mij" has elements that are not shown: handtekening.');
  expect(getTexts(findings, 'note')).toContain(
    'node type "page" is not ours: its title and its field "body" are shown, unless CONTENT_MAP names it as one of ours.',
  );
});

test('names the resource or the permission that is missing', async () => {
  const readParagraphs = (status: number) =>
    getFound((path, answer) => (path.includes('/entity/paragraph/') ? refuse(status) : answer));
  expect(getTexts(await readParagraphs(406), 'lacks')).toContainEqual(
    expect.stringMatching(/^A paragraph .*format json/),
  );
  expect(getTexts(await readParagraphs(403), 'lacks')).toContainEqual(
    expect.stringMatching(/^A paragraph .*"restful get entity:paragraph"/),
  );
  const menus = await getFound((path, answer) => (path.includes('/linkset') ? refuse(404) : answer));
  expect(getTexts(menus, 'lacks')).toContainEqual(expect.stringMatching(/^Menu "main" \(core's linkset endpoint/));
  const forms = await getFound((path, answer) => (path.includes('/webform_rest/') ? refuse(404) : answer));
  expect(getTexts(forms, 'lacks')).toContainEqual(expect.stringMatching(/^The form "bel_mij" \(module webform_rest\)/));
  const readMedia = (status: number) =>
    getFound((path, answer) => (path.includes('/media/') ? refuse(status) : answer));
  expect(getTexts(await readMedia(403), 'lacks')).toContainEqual(expect.stringMatching(/media library.*"view media"/));
  expect(getTexts(await readMedia(404), 'lacks')).toContainEqual(
    expect.stringMatching(/media library.*media\.settings standalone_url true/),
  );
});

test('a date has a format as well, and lacks nothing', async () => {
  const dates = { created: [{ value: '2026-11-27T22:09:00+00:00', format: 'Y-m-d\\TH:i:sP' }] };
  const findings = await getFound(async (path, answer) =>
    path.includes('/over-ons') || path.includes('/entity/paragraph/')
      ? Response.json({ ...((await answer.json()) as object), ...dates })
      : answer,
  );
  expect(getTexts(findings, 'lacks').filter((text) => text.includes('processed'))).toEqual([]);
});

test('names a text format that visitors may not use, and a paragraph type that is not ours', async () => {
  const findings = await getFound(async (path, answer) => {
    if (!path.endsWith('/paragraph/11') && !path.endsWith('/paragraph/13')) return answer;
    const body = await answer.text();
    const change = path.endsWith('13') ? body.replace('"target_id":"cta"', '"target_id":"accordion"') : body;
    return new Response(change.replaceAll('"processed"', '"other"'), {
      headers: { 'content-type': 'application/json' },
    });
  });
  expect(getTexts(findings, 'lacks')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/field_text of "text" comes without "processed".*"basic_html"/),
      expect.stringMatching(/^paragraph type "accordion" is not ours/),
    ]),
  );
});

test('a map of names is followed before anything is missed', async () => {
  const map: ContentMap = { node: { page: { type: 'basic_page', fields: { body: 'field_lead' } } }, paragraph: {} };
  const findings = await getFound(undefined, { map });
  expect(getTexts(findings, 'note')).not.toContainEqual(expect.stringMatching(/^node type "page" is not ours/));
});

test('tells which prefixes the languages have there, and what was asked for and is not there', async () => {
  const findings = await getFound(undefined, { prefixes: 'none', paths: ['/concept', '/weg'] });
  expect(getTexts(findings, 'lacks')).toEqual(
    expect.arrayContaining([
      'Language prefixes there are "all": set CONTENT_PREFIXES=all, not "none".',
      expect.stringMatching(/^The page \/concept: closed to visitors/),
      expect.stringMatching(/^The page \/weg: /),
    ]),
  );
});

test('what is missing stands first, and decides how the command ends', () => {
  const findings: Finding[] = [
    { kind: 'fine', text: 'a' },
    { kind: 'lacks', text: 'b' },
  ];
  expect(describeFindings(findings)).toMatch(/^LACKS {2}b\nok {5}a\n\n1 missing/);
  expect([getExitCode(findings), getExitCode(findings.slice(0, 1))]).toEqual([1, 0]);
});

const readCommand = (...args: readonly string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['src/server/content-check.ts', ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

test('the command prints what it finds, and ends as it was', async () => {
  const drupal = await startDrupal();
  const url = `http://127.0.0.1:${drupal.port}`;
  try {
    const match = await readCommand(url);
    expect([match.code, match.stdout]).toEqual([1, expect.stringContaining('LACKS  node type "basic_page"')]);
    expect((await readCommand('drupal.example')).stderr).toContain('npm run content:check -- URL');
  } finally {
    drupal.stop();
  }
  const unreachable = await readCommand(url);
  expect([unreachable.code, unreachable.stdout]).toEqual([1, expect.stringContaining('does not answer.')]);
});
