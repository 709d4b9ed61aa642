/** The support popup, also where a browser does not know `command` yet, and closed by the way back. */
export function openSupport(): void {
  const isKnown = 'command' in HTMLButtonElement.prototype;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    const isClosing = button?.getAttribute('command') === 'close';
    if (!isKnown) isClosing ? dialog.close() : dialog.showModal();
    if (!isClosing) void enterHistory(dialog);
  });
}

async function enterHistory(dialog: HTMLDialogElement): Promise<void> {
  const { enterPopup } = await import('#src/ui/dialog/popup-entry.ts');
  if (!dialog.open) return;
  dialog.addEventListener(
    'close',
    enterPopup(() => dialog.close()),
    { once: true },
  );
}
