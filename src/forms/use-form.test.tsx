// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { defineForm } from '#src/contract/forms/form.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { readText } from '#src/rules/fields/text.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { $toasts } from '#src/session/toasts.ts';
import { mount } from '#src/ui/mount.ts';
import dutch from '../../public/locales/nl/forms.json' with { type: 'json' };
import { FormFrame } from './FormFrame.tsx';
import { useForm } from './use-form.ts';

const island = createIslandProps({
  texts: { forms: dutch, own: { errors: {} } },
});

const fail = (kind: Failure['kind'], failure: Partial<Failure> = {}): Result<null> => ({
  ok: false,
  failure: { kind, status: null, message: '', ...failure },
});

const nameForm = defineForm({ name: (input: string) => readText(input) });

interface Props {
  answers: Result<null>[];
  own?: string | ((failure: Failure, isMaybeDone: boolean) => string);
  failureIn?: 'toast' | 'form' | 'both';
}

function NameForm({ answers, own, failureIn }: Props) {
  const form = useForm({
    form: nameForm,
    id: 'name',
    start: { name: 'Sam' },
    textKey: 'own.errors',
    submit: async () => answers.shift() ?? { ok: true, value: null, tags: [] },
    explain: typeof own === 'function' ? own : () => own ?? null,
    failureIn,
  });
  return (
    <FormFrame form={form} submit="Bewaar">
      <input aria-label="Naam" {...form.hook.register('name')} />
    </FormFrame>
  );
}

async function getVisible(props: Props) {
  const page = mount(
    <Island {...island}>
      <NameForm {...props} />
    </Island>,
  );
  const submit = async () => {
    page.one('button[type=submit]').focus();
    page.press('button[type=submit]');
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  };
  await submit();
  return { ...page, submit, toasts: () => $toasts.get().map(({ kind, text }) => `${kind}: ${text}`) };
}

afterEach(() => $toasts.set([]));

it('a failure shows an error toast in the form’s own words, gone with the next try', async () => {
  const { submit, toasts, place, one, remove } = await getVisible({
    answers: [fail('server')],
    own: 'Dat lukte niet.',
  });
  expect(document.activeElement).toBe(one('button[type=submit]'));
  expect(toasts()).toEqual(['failed: Dat lukte niet.']);
  expect(place.querySelector('.form-failure')).toBeNull();
  await submit();
  expect(toasts()).toEqual([]);
  remove();
});

it('two failures in a row are one toast, which goes with the form', async () => {
  const answers = [fail('network'), fail('timeout')];
  const { submit, toasts, remove } = await getVisible({ answers });
  expect(toasts()).toEqual([`failed: ${dutch.failures.network}`]);
  await submit();
  expect(toasts()).toEqual([`failed: ${dutch.failures.timeout}`]);
  remove();
  expect(toasts()).toEqual([]);
});

it('a refusal is explained as one of a request that may have been repeated, once no response arrived', async () => {
  const answers = [fail('conflict'), fail('timeout'), fail('conflict')];
  const own = ({ kind }: Failure, isMaybeDone: boolean) =>
    kind === 'conflict' ? String(isMaybeDone) : 'Geen antwoord.';
  const { submit, toasts, remove } = await getVisible({ answers, own });
  expect(toasts()).toEqual(['failed: false']);
  await submit();
  await submit();
  expect(toasts()).toEqual(['failed: true']);
  remove();
});

it('where the specification asks for it, a failure stands in the form alone', async () => {
  const { one, toasts, remove } = await getVisible({ answers: [fail('server')], own: 'Nee.', failureIn: 'form' });
  expect(one('[role=alert] .form-failure').textContent).toBe('Nee.');
  expect(toasts()).toEqual([]);
  remove();
});

it('in a dialog a failure is a toast, and stands in the form as well', async () => {
  const { one, toasts, remove } = await getVisible({ answers: [fail('server')], own: 'Nee.', failureIn: 'both' });
  expect(one('[role=alert] .form-failure').textContent).toBe('Nee.');
  expect(toasts()).toEqual(['failed: Nee.']);
  remove();
});

it('a refusal of a field stands at the field, without a toast', async () => {
  const answers = [fail('invalid', { fields: { name: 'Kies een andere naam.' } })];
  const { place, toasts, remove } = await getVisible({ answers, own: 'Dat lukte niet.' });
  expect(place.textContent).toContain('Kies een andere naam.');
  expect(toasts()).toEqual([]);
  remove();
});
