import { $toasts, closeToast, showStoredToast, type ToastNotice } from '#src/session/toasts.ts';

const ROOM = 16;

const getIcon = (name: string): string =>
  document.querySelector(`template[data-toast-icon="${name}"]`)?.innerHTML ?? '';

function draw({ id, kind, text }: ToastNotice, closeLabel: string): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.innerHTML = getIcon(kind);
  const element = document.createElement('p');
  element.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.setAttribute('aria-label', closeLabel);
  close.innerHTML = getIcon('close');
  close.addEventListener('click', () => closeToast(id));
  toast.append(element, close);
  toast.dataset.toast = id;
  return toast;
}

/** Moves a toast that covers the focused element, such as the clicked button. */
function uncoverFocus(toast: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const [toastBox, its] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
  if (its.bottom > toastBox.top && its.top < toastBox.bottom) scrollBy({ top: its.bottom - toastBox.top + ROOM });
}

/** Shows the notices of the islands and of the previous page, and announces them to screen readers. */
export function showToasts(): void {
  const container = document.querySelector<HTMLElement>('[data-toasts]');
  if (!container) return;
  $toasts.subscribe((toasts) => {
    for (const element of container.querySelectorAll<HTMLElement>('[data-toast]')) {
      if (!toasts.some(({ id }) => id === element.dataset.toast)) element.remove();
    }
    for (const notice of toasts) {
      if (container.querySelector(`[data-toast="${notice.id}"]`)) continue;
      const toast = draw(notice, container.dataset.close ?? '');
      container.querySelector(`[data-toasts-kind="${notice.kind}"]`)?.append(toast);
      uncoverFocus(toast);
    }
  });
  showStoredToast();
}
