/** While a popup is open it has an entry of its own in the history: the way back closes it, and leads nowhere else. */
export function enterPopup(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  history.pushState({ ...history.state, popup: true }, '');
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('popstate', () => dialog.close(), { signal });
  dialog.addEventListener(
    'close',
    () => {
      controller.abort();
      if (history.state?.popup) history.back();
    },
    { signal },
  );
}
