/** Runs a function when the page is visible: a browser may load it before the user opens it. */
export function runWhenVisible(act: () => void): void {
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
