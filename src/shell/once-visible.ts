/**
 * Does something once the page is in view: a page that a browser prepares, or opens behind another one, was not opened
 * by anybody yet.
 */
export function onceVisible(act: () => void): void {
  if (document.visibilityState === 'visible') {
    act();
    return;
  }
  document.addEventListener('visibilitychange', function seen() {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', seen);
    act();
  });
}
