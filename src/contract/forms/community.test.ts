import { expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { diaryForm as diaryFormOf } from './diary.ts';
import { commentForm, postForm, reportForm } from './forum.ts';

const diaryForm = diaryFormOf({ today: '2026-11-20', kept: '' });

const reasonsOf = async (
  form: { schema: { validate: (values: unknown, options: object) => Promise<unknown> } },
  values: object,
) =>
  form.schema.validate(values, { abortEarly: false }).then(
    () => ({}),
    (error: ValidationError) => Object.fromEntries(error.inner.map(({ path, message }) => [path, message])),
  );

it('asks for the date, the title and the text of a diary entry', async () => {
  expect(await reasonsOf(diaryForm, { entryDate: '', title: ' ', body: '\n' })).toEqual({
    entryDate: 'required',
    title: 'required',
    body: 'required',
  });
  expect(await reasonsOf(diaryForm, { entryDate: '31-11-2026', title: 'a', body: 'b' })).toEqual({
    entryDate: 'invalid',
  });
  expect(await reasonsOf(diaryForm, { entryDate: '09/11/2062', title: 'a', body: 'b' })).toEqual({
    entryDate: 'too-far-ahead',
  });
});

it('reads the typed date as a wire date, and keeps the text as it was typed', () => {
  expect(diaryForm.read({ entryDate: ' 09/11/2026 ', title: ' Dag ', body: ' een \n' })).toEqual({
    entryDate: '2026-11-09',
    title: 'Dag',
    body: ' een \n',
  });
});

it('asks for the texts of a post, a comment and a report', async () => {
  expect(await reasonsOf(postForm, { title: '', body: '' })).toEqual({ title: 'required', body: 'required' });
  expect(await reasonsOf(commentForm, { body: 'x'.repeat(10_001) })).toEqual({ body: 'too-long' });
  expect(await reasonsOf(reportForm, { reason: ' ' })).toEqual({ reason: 'required' });
});
