// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { Island, LoggedIn } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { installDialogMethods } from '#src/ui/dialog/dialog.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import exercise from '../../../public/locales/nl/exercise.json' with { type: 'json' };
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { ReadersNotice } from './ReadersNotice.tsx';
import { useSubmitWithHelp } from './use-submit-with-help.tsx';

beforeAll(installDialogMethods);

const createUser = (pairing: object) =>
  readOwnUser({
    uid: [{ value: 12 }],
    mail: [{ value: 'sam@example.nl' }],
    roles: [{ target_id: 'client' }],
    field_has_poh: [pairing],
  });

function Readers({ isSensitive, mailedTo }: { isSensitive: boolean; mailedTo: 'contact' | undefined }) {
  const help = useSubmitWithHelp(async () => ({ ok: true, value: { isHelpShown: true } }) as never, mailedTo);
  return (
    <>
      <ReadersNotice isSensitive={isSensitive} isReadByStaff={false} />
      {help.dialog}
    </>
  );
}

/** Returns the texts above an exercise and in the help dialog, for the pairing of the user. */
function getTexts(pairing: object, isSensitive: boolean, mailedTo?: 'contact') {
  const { place, remove } = mount(
    <Island {...createIslandProps({ texts: { forms, exercise } })}>
      <LoggedIn loading={null}>
        <Readers {...{ isSensitive, mailedTo }} />
      </LoggedIn>
    </Island>,
  );
  act(() => publishUser(createUser(pairing)));
  const notice = place.querySelector('.exercise-readers')?.textContent ?? null;
  const dialog = place.querySelector('.lead')?.textContent;
  remove();
  return { notice, dialog };
}

describe('the readers of an exercise', () => {
  it('include the nurse where she can read the answers', () => {
    const texts = { notice: exercise.readers.nurse, dialog: forms.help.readers.nurse };
    for (const isSensitive of [true, false]) {
      expect(getTexts({ value: true, reads_answers: true }, isSensitive)).toEqual(texts);
      expect(getTexts({ value: true }, isSensitive)).toEqual(texts);
    }
  });

  it.each([
    { name: 'does not share the answers with the nurse', pairing: { value: true, reads_answers: false } },
    { name: 'has no nurse', pairing: { value: false } },
  ])('are nobody where the user $name', ({ pairing }) => {
    const dialog = forms.help.readers.nobody;
    expect(getTexts(pairing, true)).toEqual({ notice: exercise.readers.nobody, dialog });
    expect(getTexts(pairing, false)).toEqual({ notice: null, dialog });
  });

  it('are those of the contact form where a question is mailed', () => {
    const { dialog } = getTexts({ value: true, reads_answers: true }, false, 'contact');
    expect(dialog).toBe(forms.help.readers.contact);
  });
});
