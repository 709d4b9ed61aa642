/** Calls `load` when one of the elements is first in view; elements in a closed dialog are not. */
function loadOnceInView(elements: Iterable<Element>, load: () => void): void {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    load();
  });
  for (const element of elements) watch.observe(element);
}

/** Returns the elements with a text that mentions the out-of-hours GP. */
function* findGpTexts(): Generator<Element> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement && text.nodeValue?.includes('huisartsenpost')) yield text.parentElement;
  }
}

/**
 * Loads the scripts for time-dependent content: help lines with opening hours, and texts about a GP. They are loaded
 * early, because the connection may be lost later; on the landing page only when such content is in view.
 */
export function updateTimedContent(): void {
  // If they fail to load, the texts remain as rendered, which is correct at any time.
  const skipUpdate = () => undefined;
  const loadLines = () =>
    void import('./lines-now.ts').then(({ updateHelpLines }) => updateHelpLines()).catch(skipUpdate);
  const loadGp = () => void import('./gp-now.ts').then(({ updateGpTexts }) => updateGpTexts()).catch(skipUpdate);
  const lines = [...document.querySelectorAll('[data-line*=week]')];
  const texts = [...findGpTexts()];
  if (document.querySelector('[class^=landing-page]')) {
    loadOnceInView(lines, loadLines);
    loadOnceInView(texts, loadGp);
    return;
  }
  if (lines.length > 0) loadLines();
  if (texts.length > 0 || document.querySelector('astro-island')) loadGp();
}
