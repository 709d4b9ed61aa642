// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { EditableWebform } from '#src/contract/desk/webform/stored-webform.ts';
import { type RespondToDesk, renderDesk, settle } from '../../desk.fixture.tsx';
import { type Builder, useBuilder } from './use-builder.ts';

const createForm = (label: string, revision: number): EditableWebform => ({
  id: 'proef',
  revision,
  isOwn: false,
  isNeeded: false,
  answers: 0,
  used: {},
  changedAt: null,
  author: null,
  domains: ['alcohol'],
  isOpen: true,
  isSensitive: false,
  notes: '',
  texts: {
    nl: {
      title: 'Proef',
      elements: [{ type: 'text', key: 'vraag', label }],
      confirmation: { html: '<p>Dank je.</p>' },
    },
    en: null,
  },
});

beforeEach(() => sessionStorage.clear());

/** Opens a form in the builder; each save waits for `answer`. */
async function openBuilder() {
  const waiters: ((response: Response) => void)[] = [];
  const quiet = () => undefined;
  let builder = {} as Builder;
  function Form() {
    builder = useBuilder(createForm('Oud', 1), { onSave: quiet, onSaved: quiet, onFailed: quiet });
    return null;
  }
  const respond: RespondToDesk = ({ method }) =>
    method === 'GET' ? null : new Promise((resolve) => waiters.push(resolve));
  const { writes: sent, remove } = await renderDesk(<Form />, respond);
  return {
    sent,
    remove,
    builder: () => builder,
    getLabel: () => (builder.form.texts.nl.elements[0] as { label?: string }).label,
    type: (label: string) => act(() => builder.change({ texts: createForm(label, 1).texts })),
    start: async (save: () => Promise<void>) => {
      act(() => void save());
      await settle();
    },
    answer: async (form: EditableWebform) => {
      waiters.shift()?.(Response.json(form));
      await settle();
    },
    readCopy: () => Object.entries(sessionStorage).find(([key]) => key.includes('webform.proef'))?.[1] ?? null,
  };
}

it('keeps what is typed during a save, in the form and in its copy, and saves it over the new revision', async () => {
  const { builder, start, type, answer, getLabel, readCopy, sent, remove } = await openBuilder();
  type('Nieuw');
  await start(builder().save);
  type('Nieuw, en verder');
  await answer(createForm('Nieuw', 2));
  expect([getLabel(), builder().isDirty, builder().saved.revision]).toEqual(['Nieuw, en verder', true, 2]);
  expect(JSON.parse(readCopy() ?? 'null')).toMatchObject({
    version: '2',
    values: { texts: { nl: { elements: [{ label: 'Nieuw, en verder' }] } } },
  });
  await start(builder().save);
  await answer(createForm('Nieuw, en verder', 3));
  expect(sent.map(({ body }) => body.from)).toEqual([1, 2]);
  expect([getLabel(), builder().isDirty, readCopy()]).toEqual(['Nieuw, en verder', false, null]);
  remove();
});

it('keeps what is typed while the choice in a conflict is saved', async () => {
  const { builder, start, type, answer, getLabel, sent, remove } = await openBuilder();
  await start(() => builder().settle(createForm('Hun', 5), createForm('Samen', 5)));
  type('Samen, en verder');
  await answer(createForm('Samen', 6));
  expect([getLabel(), builder().isDirty, builder().saved.revision]).toEqual(['Samen, en verder', true, 6]);
  expect(sent.map(({ body }) => body.from)).toEqual([5]);
  remove();
});

it('shows the saved form where nothing was typed during the save', async () => {
  const { builder, start, type, answer, getLabel, readCopy, remove } = await openBuilder();
  type(' Nieuw ');
  await start(builder().save);
  await answer(createForm('Nieuw', 2));
  expect([getLabel(), builder().isDirty, readCopy()]).toEqual(['Nieuw', false, null]);
  remove();
});
