type Start = Readonly<Record<string, unknown>>;

function inControl(control: Element | null, start: unknown): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== '' ? control.value : start;
}

/**
 * Start values of the form. On a page that was served with the form a reader, or the browser on their behalf, may have
 * filled it in before its island woke up: that stays.
 */
export function typedEarly<T extends Start>(start: T, idOf: (name: string) => string): T {
  if (typeof document === 'undefined') return start;
  const entries = Object.entries(start).map(([name, value]) => [
    name,
    value === '' || value === false ? inControl(document.getElementById(idOf(name)), value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}
