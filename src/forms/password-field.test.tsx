// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import { PasswordField } from './PasswordField.tsx';

it('changes the name of its button alone, and hides the password when the form is sent', () => {
  const { one, press, place, remove } = mount(
    <Island {...createIslandProps({ texts: {} })}>
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField id="password" label="Wachtwoord" error={undefined} autoComplete="current-password" />
      </form>
    </Island>,
  );
  const markSeen = () => [one<HTMLInputElement>('#password').type, one('button').getAttribute('aria-label')];
  const attributesBefore = markSeen();
  press('button');
  expect(markSeen()[0]).toBe('text');
  expect(markSeen()[1]).not.toBe(attributesBefore[1]);
  expect(place.querySelector('[aria-pressed]')).toBeNull();
  act(() => one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(markSeen()).toEqual(attributesBefore);
  remove();
});
