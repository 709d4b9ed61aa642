import { readHint } from '#src/session/hint.ts';

/** Shows the menus of logged-in or logged-out people and turns the links that differ. True for logged-in ones. */
export function showSession(): boolean {
  const state = readHint(document.cookie) === null ? 'out' : 'in';
  document.documentElement.dataset.session = state;
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== state;
  if (state === 'out') return false;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-in-href]')) {
    link.href = link.dataset.inHref ?? link.href;
    if (link.dataset.inText) link.textContent = link.dataset.inText;
  }
  return true;
}
