type Start = Readonly<Record<string, unknown>>;

function readControl(control: Element | null, start: unknown): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== '' ? control.value : start;
}

/**
 * Returns the form's initial values. Values that the user or the browser entered in the server-rendered form before
 * hydration remain.
 */
export function readEarlyValues<T extends Start>(start: T, getId: (name: string) => string): T {
  if (typeof document === 'undefined') return start;
  const entries = Object.entries(start).map(([name, value]) => [
    name,
    value === '' || value === false ? readControl(document.getElementById(getId(name)), value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}
