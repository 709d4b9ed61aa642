import { canReach } from './can-reach.ts';

/** A browser often believes that it is online: a page still shown after this many ms was not left for another. */
const PATIENCE = 1500;

/** Opens the support dialog of the page with what can be done now: nothing has to be loaded for it. */
function openCalm(): void {
  const dialog = document.getElementById('support');
  const calm = dialog?.querySelector<HTMLElement>('[data-calm]');
  if (!(dialog instanceof HTMLDialogElement) || !calm) return;
  calm.hidden = false;
  if (!dialog.open) dialog.showModal();
  calm.querySelector<HTMLElement>('[tabindex]')?.focus();
}

/** A press on the way to the screen for a hard moment is answered without a line too. */
export function answerHardMoment(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-hard-moment-link]');
      if (!link) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (navigator.onLine) {
        const waiting = setTimeout(openCalm, PATIENCE);
        addEventListener('pagehide', () => clearTimeout(waiting), { once: true });
        return;
      }
      event.preventDefault();
      openCalm();
      void canReach().then((isReached) => isReached && location.assign(link.href));
    },
    true,
  );
}
