// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { mount } from '../mount.ts';
import { Dialog } from './Dialog.tsx';
import { letDialogsOpen } from './dialog.fixture.ts';

beforeAll(letDialogsOpen);

const cancel = (dialog: HTMLElement) => {
  const event = new Event('cancel', { cancelable: true });
  act(() => dialog.dispatchEvent(event));
  return event.defaultPrevented;
};

it('opens as a modal, named by its title, and closes when it is told to', () => {
  const { one, render, remove } = mount(
    <Dialog open={false} title="Weggooien?" onClose={() => {}}>
      …
    </Dialog>,
  );
  const dialog = one<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(false);
  render(
    <Dialog open title="Weggooien?" onClose={() => {}}>
      …
    </Dialog>,
  );
  expect(dialog.open).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Weggooien?');
  render(
    <Dialog open={false} title="Weggooien?" onClose={() => {}}>
      …
    </Dialog>,
  );
  expect(dialog.open).toBe(false);
  remove();
});

it('lets Escape through where it may be closed, and tells when its button is pressed', () => {
  const onClose = vi.fn();
  const { one, press, remove } = mount(
    <Dialog open title="Weggooien?" closeLabel="Sluit" onClose={onClose}>
      …
    </Dialog>,
  );
  expect(cancel(one('dialog'))).toBe(false);
  press('button[aria-label=Sluit]');
  expect(onClose).toHaveBeenCalledOnce();
  remove();
});

it('holds Escape back where an answer is needed', () => {
  const { one, remove } = mount(
    <Dialog open title="Kies een bijnaam" onClose={() => {}}>
      …
    </Dialog>,
  );
  expect(cancel(one('dialog'))).toBe(true);
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => one('dialog').dispatchEvent(press));
  expect(press.defaultPrevented).toBe(true);
  remove();
});

it('repeats the way out of the page, after the focus has found its place', () => {
  document.body.insertAdjacentHTML('afterbegin', '<a data-quick-exit href="https://nieuws.example/"> Snel weg </a>');
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Weggooien?" closeLabel="Sluit" onClose={() => {}}>
      …
    </Dialog>
  );
  const { place, one, render, remove } = mount(dialog(false));
  expect(place.querySelector('[data-quick-exit]')).toBeNull();
  let isThereAtFocus = true;
  const { showModal } = HTMLDialogElement.prototype;
  one<HTMLDialogElement>('dialog').showModal = function show(this: HTMLDialogElement) {
    isThereAtFocus = this.querySelector('[data-quick-exit]') !== null;
    showModal.call(this);
  };
  render(dialog(true));
  const exit = one<HTMLAnchorElement>('.dialog-top a[data-quick-exit]');
  expect([exit.href, exit.textContent, isThereAtFocus]).toEqual(['https://nieuws.example/', 'Snel weg', false]);
  remove();
  document.querySelector('[data-quick-exit]')?.remove();
});

it('offers no way out where the page has none', () => {
  const { place, remove } = mount(
    <Dialog open title="Weggooien?" closeLabel="Sluit" onClose={() => {}}>
      …
    </Dialog>,
  );
  expect(place.querySelector('[data-quick-exit]')).toBeNull();
  remove();
});
