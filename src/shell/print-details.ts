/** Opens folded content of the page while it is printed, in browsers that do not print it (`styles/_print.scss`). */
export function printDetails(): void {
  if (globalThis.CSS?.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
