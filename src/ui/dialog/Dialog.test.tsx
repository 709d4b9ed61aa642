// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { mount } from '../mount.ts';
import { Dialog } from './Dialog.tsx';
import { installDialogMethods } from './dialog.fixture.ts';

beforeAll(installDialogMethods);

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

it('is closed before it is removed, so that the focus goes back', () => {
  const { one, render, remove } = mount(
    <Dialog open title="Weggooien?" onClose={() => {}}>
      …
    </Dialog>,
  );
  const dialog = one<HTMLDialogElement>('dialog');
  const isInPage = vi.fn();
  dialog.close = () => isInPage(dialog.isConnected);
  render(<p />);
  expect(isInPage).toHaveBeenCalledExactlyOnceWith(true);
  remove();
});

it('lets Escape through where it may be closed, and tells of it and of its button', () => {
  const onClose = vi.fn();
  const { one, press, remove } = mount(
    <Dialog open title="Weggooien?" closeLabel="Sluit" onClose={onClose}>
      …
    </Dialog>,
  );
  expect(cancel(one('dialog'))).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  press('button[aria-label=Sluit]');
  expect(onClose).toHaveBeenCalledTimes(2);
  remove();
});

it('stays open when it is opened again before the close event of Escape comes', () => {
  let isOpen = true;
  const renderDialog = () => (
    <Dialog open={isOpen} title="Weggooien?" closeLabel="Sluit" onClose={() => (isOpen = false)}>
      …
    </Dialog>
  );
  const { one, render, remove } = mount(renderDialog());
  const element = one<HTMLDialogElement>('dialog');
  expect(cancel(element)).toBe(false);
  expect(isOpen).toBe(false);
  render(renderDialog());
  isOpen = true;
  render(renderDialog());
  act(() => element.dispatchEvent(new Event('close')));
  expect([isOpen, element.open]).toEqual([true, true]);
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
  const renderDialog = (open: boolean) => (
    <Dialog open={open} title="Weggooien?" closeLabel="Sluit" onClose={() => {}}>
      …
    </Dialog>
  );
  const { place, one, render, remove } = mount(renderDialog(false));
  expect(place.querySelector('[data-quick-exit]')).toBeNull();
  let isThereAtFocus = true;
  const { showModal } = HTMLDialogElement.prototype;
  one<HTMLDialogElement>('dialog').showModal = function show(this: HTMLDialogElement) {
    isThereAtFocus = this.querySelector('[data-quick-exit]') !== null;
    showModal.call(this);
  };
  render(renderDialog(true));
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
