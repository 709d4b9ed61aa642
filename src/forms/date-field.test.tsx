// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import { DateField } from './DateField.tsx';

const picker = HTMLInputElement.prototype as { showPicker?: () => void };
afterEach(() => Reflect.deleteProperty(picker, 'showPicker'));

/** Renders a date field in a browser with this calendar function, with or without touch. */
function show(showPicker: (() => void) | null, isCoarse: boolean) {
  if (showPicker) picker.showPicker = showPicker;
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  return mount(
    <Island {...createIslandProps({ texts: {} })}>
      <DateField id="date" label="Datum" error={undefined} value="" max="2026-11-28" onPick={() => undefined} />
    </Island>,
  );
}

it.each([
  ['does nothing, as on an iPhone before iOS 17.2', () => undefined, true, 'date'],
  [
    'throws, as in a frame of another site',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    false,
    'date',
  ],
  ['opens the calendar', () => undefined, false, ''],
])('leads to the date field of the browser where its function %s', (_what, showPicker, isCoarse, focused) => {
  const { press, remove } = show(showPicker, isCoarse);
  press('button');
  const active = document.activeElement;
  expect(active instanceof HTMLInputElement ? active.type : '').toBe(focused);
  remove();
});

it('has no button where the browser has no calendar to open', () => {
  const { place, remove } = show(null, true);
  expect(place.querySelector('button')).toBeNull();
  remove();
});
