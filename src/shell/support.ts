/** The support popup, also where a browser does not know `command` yet, and closed by the way back. */
export function openSupport(): void {
  const isKnown = 'command' in HTMLButtonElement.prototype;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    const isClosing = button?.getAttribute('command') === 'close';
    if (!isKnown) isClosing ? dialog.close() : dialog.showModal();
    if (!isClosing) void import('./popup-entry.ts').then(({ enterPopup }) => enterPopup(dialog));
  });
}
