import { randomUUID } from 'node:crypto';
import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { getPage } from '../support/editor.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { answerQuestions, START } from '../support/starting.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

withOwnProduct();

const QUESTION = 'Gebruik je een middel dat hier niet bij staat?';
const TITLE = 'Overleg eerst over dat middel';
const EXPLAINER = 'Sommige middelen gaan niet samen.';

test('a yes to a question that an editor added opens the editor’s own advice, below a graver one', async ({
  page,
  context,
}) => {
  const desk = await context.newPage();
  await createStaffMember(desk, 'editor');
  await desk.goto(getBareAddress('/beheer'));
  const path = `/api/nl/desk/pages/${await getPage(desk, 'tobacco', 'onboarding')}/nl`;
  const headers = { 'x-csrf-token': await (await desk.request.get(getBareAddress('/api/nl/session/token'))).text() };
  const { vid, title, fields } = await (await desk.request.get(getBareAddress(path))).json();
  const question = { title: QUESTION, explainerTitle: TITLE, explainer: `<p>${EXPLAINER}</p>`, danger: 'other' };
  const questions = [...fields.questions, { ...fields.questions[0], ...question, uuid: randomUUID() }];
  const saving = { from: vid, title, fields: { ...fields, questions } };
  const saved = await desk.request.post(getBareAddress(path), { headers, data: saving });
  expect([saved.status(), await saved.text()]).toEqual([200, expect.any(String)]);
  const publishing = { from: (await saved.json()).vid };
  expect((await desk.request.post(getBareAddress(`${path}/publish`), { headers, data: publishing })).ok()).toBe(true);

  await page.goto(getUrl('tabak', START.nl.path));
  await expect(page.locator('main progress')).toHaveAttribute('max', String(questions.length + 1));
  const suicide = fields.questions.findIndex(({ danger }: { danger: string }) => danger === 'suicide');
  await answerQuestions(page, 'nl', [suicide + 1, questions.length]);
  const blocks = page.locator('main [data-danger]');
  await expect(blocks).toHaveCount(2);
  await expect(blocks.first()).toHaveAttribute('data-danger', 'suicide');
  const last = blocks.nth(1);
  await expect(last).toHaveAttribute('data-danger', 'other');
  await expect(last.getByRole('heading', { level: 2 })).toHaveText(TITLE);
  for (const text of [EXPLAINER, toDangerBlock('other', 'nl').say]) await expect(last).toContainText(text);
  await expectAccessible(page);
});
