import type { Page } from '@playwright/test';

interface FocusedField {
  readonly kind: string;
  readonly group: string;
  readonly isEmpty: boolean;
  readonly label: string;
}

/** Describes the focused element as a keyboard user would find it. */
function focused(page: Page): Promise<FocusedField> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const kind = element.matches('button[type=submit]') ? 'submit' : (element.type ?? element.tagName.toLowerCase());
    const group = element.closest('fieldset')?.id ?? element.closest('fieldset')?.textContent ?? element.name;
    const boxes = element.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked').length ?? 0;
    const isEmpty = kind === 'radio' || kind === 'checkbox' ? boxes === 0 && !element.checked : element.value === '';
    const label = element.labels?.[0]?.textContent ?? element.textContent ?? '';
    return { kind, group, isEmpty, label };
  });
}

const TYPED: Readonly<Record<string, string>> = { number: '2', email: 'sam@example.nl' };
const SKIP = /Dit sla ik nu over|Skip this for now/;
const MAX = 150;

/** Answers the focused question if it is empty. */
async function answer(page: Page, { kind, isEmpty, label }: FocusedField): Promise<void> {
  if (!isEmpty) return;
  if (kind === 'radio' || (kind === 'checkbox' && !SKIP.test(label))) await page.keyboard.press('Space');
  else if (kind === 'select-one') await page.keyboard.press('ArrowDown');
  else if (['text', 'textarea', 'number', 'email'].includes(kind)) {
    const isNumber = await page.evaluate(() => (document.activeElement as HTMLInputElement).inputMode === 'decimal');
    await page.keyboard.type(isNumber ? '2' : (TYPED[kind] ?? 'Wandelen'));
  }
}

/** Fills in and submits a whole form with only Tab, Space, letters and Enter, page by page. */
export async function fillByKeyboard(page: Page): Promise<void> {
  for (let key = 0; key < MAX; key++) {
    await page.keyboard.press('Tab');
    const position = await focused(page);
    if (position.kind !== 'submit') {
      await answer(page, position);
      continue;
    }
    await page.keyboard.press('Enter');
    const end = page.locator('.webform-confirmation, .webform h2:focus, [data-toast]');
    await end.first().waitFor();
    if (await page.locator('.webform-confirmation, [data-toast]').first().isVisible()) return;
  }
  throw new Error('The form was not sent.');
}
