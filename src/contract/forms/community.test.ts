import { expect, it } from 'vitest';
import { commentForm, createDiaryForm as diaryFormOf, postForm, reportForm } from './community.ts';
import type { Form } from './form.ts';

const diaryForm = diaryFormOf({ today: '2026-11-20', kept: '' });

const getReasons = (form: Form<never, unknown>, values: object) =>
  Object.fromEntries(form.check(values as never).map(({ name, problem }) => [name, problem]));

it('asks for the date, the title and the text of a diary entry', () => {
  expect(getReasons(diaryForm, { entryDate: '', title: ' ', body: '\n' })).toEqual({
    entryDate: 'required',
    title: 'required',
    body: 'required',
  });
  expect(getReasons(diaryForm, { entryDate: '31-11-2026', title: 'a', body: 'b' })).toEqual({
    entryDate: 'invalid',
  });
  expect(getReasons(diaryForm, { entryDate: '09/11/2062', title: 'a', body: 'b' })).toEqual({
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

it('asks for the texts of a post, a comment and a report', () => {
  expect(getReasons(postForm, { title: '', body: '' })).toEqual({ title: 'required', body: 'required' });
  expect(getReasons(commentForm, { body: 'x'.repeat(10_001) })).toEqual({ body: 'too-long' });
  expect(getReasons(reportForm, { reason: ' ' })).toEqual({ reason: 'required' });
});
