/** Key in the history state of the number of open popups. */
const DEPTH = 'popups';

const getDepth = (): number => history.state?.[DEPTH] ?? 0;

/** Resolves when the history entries of closed popups are removed; null if there are none. */
let tidying: Promise<void> | null = null;
let isLeaving = false;

/** Waits for a macrotask: a click may close a popup and navigate immediately. */
const waitForNextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Records that the user is leaving the page; phone links and downloads do not leave it. */
function watchLeaving(signal: AbortSignal): void {
  isLeaving = false;
  if (!window.navigation) {
    addEventListener('beforeunload', () => (isLeaving = true), { signal });
    return;
  }
  window.navigation.addEventListener(
    'navigate',
    ({ destination, downloadRequest }) => {
      if (!destination.sameDocument && downloadRequest === null && /^https?:/.test(destination.url)) isLeaving = true;
    },
    { signal },
  );
}

/** Removes the entries from this depth on: React closes a dialog before the one that it contains. */
function removeEntries(depth: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.go(depth - 1 - getDepth());
  });
}

// A page that is loaded again shows no popup: the entries of those that were open are left. The server has no history.
if ('history' in globalThis && getDepth() > 0) {
  tidying = removeEntries(1).then(() => {
    tidying = null;
  });
}

/**
 * Adds a history entry for an opened popup, so that the back button closes the popup instead of the page. Call the
 * returned function if the popup was closed otherwise, to remove the entry.
 */
export function pushPopupEntry(onBack: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let depth = 0;
  const enter = () => {
    if (signal.aborted) return;
    depth = getDepth() + 1;
    history.pushState({ ...history.state, [DEPTH]: depth }, '');
    watchLeaving(signal);
    addEventListener(
      'popstate',
      () => {
        // A popup on top of this one was closed.
        if (getDepth() >= depth) return;
        controller.abort();
        onBack();
      },
      { signal },
    );
  };
  const leaveEntry = async (previousRemoval: Promise<void> | null): Promise<void> => {
    await previousRemoval;
    await waitForNextTask();
    if (signal.aborted) return;
    controller.abort();
    // Removing the entry must not cancel a navigation to another page.
    if (depth > 0 && getDepth() >= depth && !isLeaving) await removeEntries(depth);
  };
  if (tidying) void tidying.then(enter);
  else enter();
  return () => {
    if (signal.aborted) return;
    const removal = leaveEntry(tidying).then(() => {
      if (tidying === removal) tidying = null;
    });
    tidying = removal;
  };
}
