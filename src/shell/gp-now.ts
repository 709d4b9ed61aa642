import type { Language } from '#src/domains/domain.ts';
import { insertGp } from '#src/rules/help-lines/find-gp.ts';
import { readPageTime } from '#src/session/page-time.ts';
import { updateEveryMinute } from './update-every-minute.ts';

/** An exercise is read for a later day and hour, so its texts mention both GPs. */
const FOR_LATER = '.exercise';

/** Texts as rendered by the server, which mention both GPs. */
const originalTexts = new WeakMap<Node, string>();

function showGp(part: Node, time: Date | null): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let text: Node | null = part.nodeType === Node.TEXT_NODE ? part : texts.nextNode();
  for (; text; text = texts.nextNode()) {
    const input = originalTexts.get(text) ?? text.nodeValue ?? '';
    const shownText = time ? insertGp(input, document.documentElement.lang as Language, time) : input;
    if (shownText === text.nodeValue || text.parentElement?.closest(FOR_LATER)) continue;
    originalTexts.set(text, input);
    text.nodeValue = shownText;
  }
}

/** Shows only the GP to call now in texts that mention both GPs, also in content that is added later. */
export function updateGpTexts(): void {
  updateEveryMinute({
    show: (time) => showGp(document.body, time),
    restore: () => showGp(document.body, null),
  });
  new MutationObserver((changes) => {
    const time = readPageTime();
    if (time) for (const { addedNodes } of changes) for (const node of addedNodes) showGp(node, time);
  }).observe(document.body, { childList: true, subtree: true });
}
