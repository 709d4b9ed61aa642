const LARGEST = 99;

/** Adds buttons that increase or decrease a day's number, and keeps the typed numbers if the other days get none. */
export function addWeekSteppers(): void {
  document.querySelector('[data-all-none]')?.addEventListener('click', (event) => {
    event.preventDefault();
    for (const row of document.querySelectorAll('[data-week-row]')) {
      const [field, box] = row.querySelectorAll('input');
      if (field?.value.trim() === '' && box) box.checked = true;
    }
  });
  for (const row of document.querySelectorAll<HTMLElement>('[data-week-row]')) {
    const [field, box] = row.querySelectorAll('input');
    if (!field || !box) continue;
    const makeButton = (character: string, label: string | undefined, step: number) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button button-quiet';
      button.textContent = character;
      button.setAttribute('aria-label', label ?? character);
      button.addEventListener('click', () => {
        const input = Number(field.value.replace(',', '.')) || 0;
        field.value = String(Math.min(LARGEST, Math.max(0, Math.round((input + step) * 100) / 100))).replace('.', ',');
        box.checked = false;
      });
      return button;
    };
    field.before(makeButton('−', row.dataset.less, -1));
    field.after(makeButton('+', row.dataset.more, 1));
  }
}
