import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { termTranslations } from '#src/cms/db/schema/index.ts';
import {
  createTerm,
  deleteTerm,
  listTerms,
  orderTerms,
  type TermContent,
  updateTerm,
  type Vocabulary,
} from '#src/contract/desk/terms.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { collectPurges } from '#tests/support/purges.ts';

let content: TestContentSystem;
let editor: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
});
afterAll(() => content.close());

const getTerm = (name: string, termContent: Partial<TermContent> = {}): TermContent => ({
  domains: ['alcohol', 'tobacco'],
  words: { nl: { name, description: 'Uitleg' }, en: { name: `${name} (en)`, description: '' } },
  image: null,
  rule: null,
  phase: null,
  badges: [],
  ...termContent,
});
const send = (vocabulary: Vocabulary, body: TermContent) => editor.call(createTerm, { params: { vocabulary }, body });
const make = async (vocabulary: Vocabulary, body: TermContent) => expectSuccess(await send(vocabulary, body));
const list = async (vocabulary: Vocabulary) => expectSuccess(await editor.call(listTerms, { params: { vocabulary } }));
const createBadge = (termContent: Partial<TermContent> = {}) =>
  getTerm('Eerste stap', { image: { drawing: 'badge-eerste-dag' }, rule: 'first_registration', ...termContent });

const readTerm = async (tid: number, language = 'nl') => {
  const answer = await content.ask(`/api/${language}/taxonomy/term/${tid}`);
  return answer.status === 200 ? ((await answer.json()) as Record<string, unknown[]>) : answer.status;
};

describe('a category of the forum', () => {
  test('is seen in its domains and languages at once, and changes at once', async () => {
    const { tid, version } = await make('forums', getTerm('Vragen'));
    expect(await readTerm(tid)).toMatchObject({ name: [{ value: 'Vragen' }] });
    expect(await readTerm(tid, 'en')).toMatchObject({ name: [{ value: 'Vragen (en)' }] });
    const params = { vocabulary: 'forums', tid } as const;
    const purgedPurges = await collectPurges(content.system, () =>
      editor.call(updateTerm, { params, body: { ...getTerm('Ervaringen', { domains: ['tobacco'] }), version } }),
    );
    expect(purgedPurges).toEqual([`term:${tid}`]);
    expect(await readTerm(tid)).toBe(404);
    expect((await list('forums')).find((deskTerm) => deskTerm.tid === tid)?.words.nl?.name).toBe('Ervaringen');
  });

  test('is listed without Dutch texts', async () => {
    const { tid } = await make('forums', getTerm('Vragen'));
    const isDutch = and(eq(termTranslations.tid, tid), eq(termTranslations.language, 'nl'));
    await content.system.database.db.delete(termTranslations).where(isDutch);
    const term = (await list('forums')).find((deskTerm) => deskTerm.tid === tid);
    expect(term?.words).toEqual({ nl: null, en: { name: 'Vragen (en)', description: '' } });
  });

  test('stands in the order that is chosen', async () => {
    const deskTerms = [
      await make('forums', getTerm('A')),
      await make('forums', getTerm('B')),
      await make('forums', getTerm('C')),
    ];
    const ids = deskTerms.map(({ tid }) => tid).reverse();
    expectSuccess(await editor.call(orderTerms, { params: { vocabulary: 'forums' }, body: { ids } }));
    const order = (await list('forums')).map(({ tid }) => tid);
    expect(order.filter((tid) => ids.includes(tid))).toEqual(ids);
  });

  test('with a post is neither deleted nor taken from the domain of the post', async () => {
    const { tid, version } = await make('forums', getTerm('Vol'));
    await content.system.database.pool.query(
      `insert into forum_posts (uuid, domain, tid, number, author, title, body, created_at, changed_at)
       values ($1, 'alcohol', $2, 1, 'team', 'x', 'x', now(), now())`,
      [crypto.randomUUID(), tid],
    );
    const params = { vocabulary: 'forums', tid } as const;
    expect((await list('forums')).find((deskTerm) => deskTerm.tid === tid)?.uses).toBe(1);
    expect(expectFailure(await editor.call(deleteTerm, { params }))).toBe(409);
    const result = await editor.call(updateTerm, {
      params,
      body: { ...getTerm('Vol', { domains: ['tobacco'] }), version },
    });
    expect(result).toMatchObject({ ok: false, failure: { status: 422, fields: { domains: /berichten/ } } });
    const extraValues = { ...getTerm('Vol', { domains: ['alcohol', 'cocaine'] }), version };
    expectSuccess(await editor.call(updateTerm, { params, body: extraValues }));
  });

  test('that two editors change at once is the first one’s, and the second is told what stands', async () => {
    const { tid, version } = await make('forums', getTerm('Samen'));
    const change = (name: string) =>
      editor.call(updateTerm, { params: { vocabulary: 'forums', tid }, body: { ...getTerm(name), version } });
    const answers = await Promise.all([change('Van Esra'), change('Van Noor')]);
    const result = answers.find(({ ok }) => ok);
    const answer = answers.find(({ ok }) => !ok);
    expect(answer).toMatchObject({ failure: { status: 412, detail: { current: result?.ok && result.value } } });
  });

  test('that nobody wrote in is deleted', async () => {
    const { tid } = await make('forums', getTerm('Leeg'));
    expectSuccess(await editor.call(deleteTerm, { params: { vocabulary: 'forums', tid } }));
    expect(await readTerm(tid)).toBe(404);
  });
});

describe('a badge', () => {
  test('has one of the rules that there are, and its medallion', async () => {
    const { tid } = await make('badges', createBadge());
    expect(await readTerm(tid)).toMatchObject({
      field_rule: [{ value: 'first_registration' }],
      field_image: [{ drawing: 'badge-eerste-dag', alt: '' }],
    });
    const deskTerm = (await list('badges')).find((deskTerm) => deskTerm.tid === tid);
    expect(deskTerm).toMatchObject({ rule: 'first_registration', phase: null, image: { drawing: 'badge-eerste-dag' } });
  });

  test('for a phase names the number of the phase', async () => {
    const { tid } = await make('badges', createBadge({ rule: 'phase_done', phase: 3 }));
    expect(await readTerm(tid)).toMatchObject({
      field_rule: [{ value: 'phase_done' }],
      field_phase: [{ value: 3 }],
    });
  });

  test.each([
    ['no rule', { rule: null }, 'rule'],
    ['a rule that is not there', { rule: 'always' as never }, 'rule'],
    ['a phase for a rule without phases', { phase: 2 }, 'phase'],
    ['no phase for the rule of phases', { rule: 'phase_done' as const }, 'phase'],
    ['no medallion', { image: null }, 'image'],
    ['a picture that is not there', { image: { media: crypto.randomUUID() } }, 'image'],
    ['no words', { words: { nl: null, en: null } }, 'words.nl.name'],
  ])('with %s is refused', async (_what, change, field) => {
    const refusal = await send('badges', createBadge(change));
    expect(expectFailure(refusal)).toBe(422);
    if (!refusal.ok) expect(Object.keys(refusal.failure.fields ?? {})).toEqual([field]);
  });

  test('that a milestone counts is not deleted', async () => {
    const item = await make('badges', createBadge());
    const milestone = getTerm('Kijken', { image: { drawing: 'badge-zes-weken' }, badges: [item.uuid] });
    await make('milestones', milestone);
    const params = { vocabulary: 'badges', tid: item.tid } as const;
    expect(expectFailure(await editor.call(deleteTerm, { params }))).toBe(409);
    expect((await list('milestones')).at(-1)?.badges).toEqual([item.uuid]);
    const unknown = await send('milestones', { ...milestone, badges: [crypto.randomUUID()] });
    expect(unknown).toMatchObject({ ok: false, failure: { fields: { badges: /badges die er zijn/ } } });
  });
});

test('a vocabulary that is not there has no terms', async () => {
  expect(expectFailure(await editor.call(listTerms, { params: { vocabulary: 'kleuren' as never } }))).toBe(404);
});
