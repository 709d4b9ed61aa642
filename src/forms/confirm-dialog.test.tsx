// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Failure, Result } from '#src/contract/result.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { $toasts } from '#src/session/toasts.ts';
import { installDialogMethods } from '#src/ui/dialog/dialog.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import dutch from '../../public/locales/nl/forms.json' with { type: 'json' };
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useConfirm } from './use-confirm.ts';

beforeAll(installDialogMethods);
afterEach(() => $toasts.set([]));

const island = createIslandProps({
  texts: { forms: dutch },
});

const fail = (kind: Failure['kind']): Result<null> => ({ ok: false, failure: { kind, status: null, message: '' } });

function Removal({ answers }: { answers: Result<null>[] }) {
  const question = useConfirm(
    async () => answers.shift() ?? ({ ok: true, value: null, tags: [] } as const),
    () => undefined,
  );
  return (
    <>
      <button type="button" id="ask" onClick={question.ask}>
        Verwijder
      </button>
      <ConfirmDialog question={question} title="Verwijderen?" confirm="Verwijder" failed="Verwijderen lukte niet.">
        <p>Het is dan weg.</p>
      </ConfirmDialog>
    </>
  );
}

function getVisible(answers: Result<null>[]) {
  const page = mount(
    <Island {...island}>
      <Removal answers={answers} />
    </Island>,
  );
  page.press('#ask');
  const confirm = async () => {
    page.press('.dialog-foot .button-risk');
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  };
  return { ...page, confirm, toasts: () => $toasts.get().map(({ kind, text }) => `${kind}: ${text}`) };
}

it('what failed is a toast, once for each try, and stands beside the button that tries again', async () => {
  const { confirm, one, toasts, remove } = getVisible([fail('server'), fail('network')]);
  await confirm();
  expect(toasts()).toEqual(['failed: Verwijderen lukte niet.']);
  expect(one('dialog [role=alert]').textContent).toBe('Verwijderen lukte niet.');
  await confirm();
  expect(toasts()).toEqual([`failed: ${dutch.failures.network}`]);
  expect(one('dialog [role=alert]').textContent).toBe(dutch.failures.network);
  await confirm();
  expect(toasts()).toEqual([]);
  remove();
});

it('the toast is there to read once the question is closed', async () => {
  const { confirm, press, one, toasts, remove } = getVisible([fail('server')]);
  await confirm();
  press('.dialog-foot .button-plain');
  expect(one<HTMLDialogElement>('dialog').open).toBe(false);
  expect(toasts()).toEqual(['failed: Verwijderen lukte niet.']);
  remove();
});
