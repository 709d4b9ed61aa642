/** Loads a part once one of some elements is in view, which those in a closed window are not. */
function onceInView(elements: Iterable<Element>, load: () => void): void {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    load();
  });
  for (const element of elements) watch.observe(element);
}

/** Elements with a text that names the out-of-hours GP. */
function* findGpTexts(): Generator<Element> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement && text.nodeValue?.includes('huisartsenpost')) yield text.parentElement;
  }
}

/**
 * Loads what changes with the time where a page has any of it: lines with opening hours, and texts that name a GP. They
 * are there before a connection may be lost; the landing page, which everybody opens first, loads them once they show.
 */
export function followTime(): void {
  // Without them the words as they were sent stay, which are true at any time.
  const asSent = () => undefined;
  const loadLines = () => void import('./lines-now.ts').then(({ followLines }) => followLines()).catch(asSent);
  const loadGp = () => void import('./gp-now.ts').then(({ followGp }) => followGp()).catch(asSent);
  const lines = [...document.querySelectorAll('[data-line*=week]')];
  const texts = [...findGpTexts()];
  if (document.querySelector('[class^=landing-page]')) {
    onceInView(lines, loadLines);
    onceInView(texts, loadGp);
    return;
  }
  if (lines.length > 0) loadLines();
  if (texts.length > 0 || document.querySelector('astro-island')) loadGp();
}
