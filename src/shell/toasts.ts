import { $toasts, closeToast, type Notice, showCarriedToast } from '#src/session/toasts.ts';

function draw({ id, text }: Notice, closeLabel: string): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  const words = document.createElement('p');
  words.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.setAttribute('aria-label', closeLabel);
  close.innerHTML = document.querySelector('template[data-toast-icon]')?.innerHTML ?? '';
  close.addEventListener('click', () => closeToast(id));
  toast.append(words, close);
  toast.dataset.toast = id;
  return toast;
}

/** Shows the short notices of the islands, and the one that the page before left. They are read out as they come. */
export function showToasts(): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  $toasts.subscribe((toasts) => {
    for (const shown of region.querySelectorAll<HTMLElement>('[data-toast]')) {
      if (!toasts.some(({ id }) => id === shown.dataset.toast)) shown.remove();
    }
    for (const toast of toasts) {
      if (!region.querySelector(`[data-toast="${toast.id}"]`)) region.append(draw(toast, region.dataset.close ?? ''));
    }
  });
  showCarriedToast();
}
