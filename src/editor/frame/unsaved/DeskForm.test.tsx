// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { defineForm } from '#src/contract/forms/form.ts';
import { useForm } from '#src/forms/use-form.ts';
import { refuse } from '#src/rules/fields/parse-result.ts';
import { readText } from '#src/rules/fields/text.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { mount } from '#src/ui/mount.ts';
import dutch from '../../../../public/locales/nl/forms.json' with { type: 'json' };
import { DeskForm } from './DeskForm.tsx';

const island = createIslandProps({
  texts: { forms: dutch, own: { errors: { code: { invalid: 'Een code heeft zes cijfers.' } } } },
});

const alertForm = defineForm({
  title: (input: string) => readText(input),
  code: (_input: string) => refuse('invalid'),
});

function AlertForm() {
  const form = useForm({
    form: alertForm,
    id: 'alert',
    start: { title: '', code: '12' },
    textKey: 'own.errors',
    submit: async () => ({ ok: true as const, value: null, tags: [] }),
  });
  return (
    <DeskForm
      form={{
        ...form,
        kept: { offer: null, round: 0, isUnsaved: false, version: null, clear: () => undefined, put: () => undefined },
      }}
      submit="Bewaar"
    >
      <TextField label="Titel" {...form.field('title')} />
      <TextField label="Code" {...form.field('code')} />
    </DeskForm>
  );
}

it('the summary names the field of a general text, which the field itself does not repeat', async () => {
  const { one, press, remove } = mount(
    <Island {...island}>
      <AlertForm />
    </Island>,
  );
  press('button[type=submit]');
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  expect(one('.error-summary ul').textContent).toBe('Titel: Vul dit in.Een code heeft zes cijfers.');
  expect(one('.field-error').textContent).toBe('Vul dit in.');
  remove();
});
