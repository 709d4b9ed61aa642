import { act } from 'react';
import type { Answer } from '#src/contract/webform/answers.ts';
import { createTranslate } from '#src/i18n/create-translate.ts';
import en from '../../public/locales/en/webforms.json';
import nl from '../../public/locales/nl/webforms.json';

/** Texts as a participant sees them. */
export const t = createTranslate(nl, 'nl');
export const inEnglish = createTranslate(en, 'en');

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types into a control. */
export function write(control: Control, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  act(() => {
    setter?.call(control, text);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

function listControls(container: HTMLElement, selector: string): Control[] {
  return [...container.querySelectorAll<Control>(selector)];
}

const click = (element: HTMLElement) => act(() => element.click());

function writeLines(container: HTMLElement, lines: readonly string[]): void {
  for (const [index, line] of lines.entries()) {
    if (listControls(container, '.text-list .control').length <= index) {
      click(container.querySelector<HTMLElement>('.text-list > .button') as HTMLElement);
    }
    write(listControls(container, '.text-list .control')[index] as Control, line);
  }
}

/** Answers the only question of a form, of any type. */
export function answer(container: HTMLElement, value: Answer): void {
  const boxes = listControls(container, '[type=radio], [type=checkbox]');
  const control = container.querySelector<Control>('select, .control');
  if (Array.isArray(value) && boxes.length === 0) writeLines(container, value);
  else if (control && boxes.length === 0) write(control, String(value));
  const targets = Array.isArray(value) ? value : [value === true ? 'on' : value];
  for (const box of boxes) if (targets.includes(box.value)) click(box);
}

/** Submits the form and waits for the result. */
export async function submit(container: HTMLElement): Promise<void> {
  const form = container.querySelector('form');
  await act(async () => {
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}
