import type { Language } from '#src/domains/domain.ts';
import { toSpokenPieces } from '#src/rules/read-aloud/spoken-text.ts';
import { createReader, type ReaderState, SPEEDS } from '#src/ui/read-aloud/reader.ts';

const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, summary, th, td';

/** Returns the visible text of the page, line by line, without collapsed content. */
function getText(container: HTMLElement): string {
  const blocks = [...(container.closest('main')?.querySelectorAll<HTMLElement>(BLOCKS) ?? [])];
  return blocks
    .filter((block) => !container.contains(block) && !block.querySelector(BLOCKS) && block.getClientRects().length > 0)
    .map((block) => block.innerText)
    .join('\n');
}

/** Handles the buttons that read, pause and resume the page, and change the speed. */
export function readAloud(container: HTMLElement, language: string): void {
  const button = container.querySelector<HTMLElement>('[data-aloud-button]');
  const speedButton = container.querySelector<HTMLElement>('[data-aloud-speed]');
  const label = button?.querySelector('span');
  if (!button || !speedButton || !label) return;
  const { read = '', pause = '', goOn = '' } = container.dataset;
  const labels: Record<ReaderState, string> = { still: read, reading: pause, paused: goOn };
  let readerState: ReaderState = 'still';
  const reader = createReader(language, (next) => {
    readerState = next;
    label.textContent = labels[next];
    speedButton.hidden = next === 'still';
  });
  let isSlow = false;
  button.addEventListener('click', () => {
    if (readerState === 'reading') reader.pause();
    else if (readerState === 'paused') reader.goOn();
    else reader.read(toSpokenPieces(getText(container), language as Language));
  });
  speedButton.addEventListener('click', () => {
    isSlow = !isSlow;
    for (const texts of speedButton.querySelectorAll<HTMLElement>('[data-speed]')) texts.hidden = !texts.hidden;
    reader.setSpeed(isSlow ? SPEEDS[0] : 1);
  });
  // The voice must not continue on the next page.
  addEventListener('pagehide', () => reader.stop());
}
