import { readHint } from '#src/session/hint.ts';
import applicationSheet from '#src/styles/application.scss?url';

/** Links the style sheet of the application, which content pages need only for logged-in users. */
function linkApplicationSheet(): void {
  if (document.querySelector(`link[href="${applicationSheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = applicationSheet;
  document.head.append(link);
}

/** Shows the menus and links for logged-in or logged-out users. Returns true for logged-in users. */
export function showSession(): boolean {
  const state = readHint(document.cookie) === null ? 'out' : 'in';
  document.documentElement.dataset.session = state;
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== state;
  if (state === 'out') return false;
  linkApplicationSheet();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-in-href]')) {
    link.href = link.dataset.inHref ?? link.href;
    if (link.dataset.inText) link.textContent = link.dataset.inText;
  }
  return true;
}
