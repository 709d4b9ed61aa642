/** How many popups lie upon each other at an entry of the history. */
const DEPTH = 'popups';

const depthHere = (): number => history.state?.[DEPTH] ?? 0;

/** Settles when the entries of popups that were closed are gone; null while none is on its way out. */
let tidying: Promise<void> | null = null;
let isLeaving = false;

/** A moment later: a press may close a popup and lead to another page in one. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Notes that the page is being left; calling somebody and saving a file leave it where it is. */
function noteLeaving(signal: AbortSignal): void {
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

function takenBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}

/**
 * Gives a popup that was opened an entry of its own in the history: the way back closes it, and not the page below it.
 * What it returns is called when the popup was closed in another way, so that no entry is left behind.
 */
export function enterPopup(onBack: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let depth = 0;
  const enter = () => {
    if (signal.aborted) return;
    depth = depthHere() + 1;
    history.pushState({ ...history.state, [DEPTH]: depth }, '');
    noteLeaving(signal);
    addEventListener(
      'popstate',
      () => {
        // A popup that lay upon this one was closed.
        if (depthHere() >= depth) return;
        controller.abort();
        onBack();
      },
      { signal },
    );
  };
  const leave = async (before: Promise<void> | null): Promise<void> => {
    await before;
    await moment();
    if (signal.aborted) return;
    controller.abort();
    // Whoever is on the way to another page must not be called back from it.
    if (depth > 0 && depthHere() >= depth && !isLeaving) await takenBack();
  };
  if (tidying) void tidying.then(enter);
  else enter();
  return () => {
    if (signal.aborted) return;
    const mine = leave(tidying).then(() => {
      if (tidying === mine) tidying = null;
    });
    tidying = mine;
  };
}
