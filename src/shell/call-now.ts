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

/** Loads what changes with the time where a page shows any of it: lines with opening hours, and texts that name a GP. */
export function followTime(): void {
  const loadGp = () => void import('./gp-now.ts').then(({ followGp }) => followGp());
  const loadLines = () => void import('./lines-now.ts').then(({ followLines }) => followLines());
  if (document.querySelector('main [data-line*=week]')) loadLines();
  else onceInView(document.querySelectorAll('[data-line*=week]'), loadLines);
  if (document.querySelector('astro-island')) loadGp();
  else onceInView(findGpTexts(), loadGp);
}
