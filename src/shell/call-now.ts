/** Loads what changes with the time where a page has any of it: lines with opening hours, and texts that name a GP. */
export function followTime(): void {
  if (document.querySelector('[data-line*=week]'))
    void import('./lines-now.ts').then(({ followLines }) => followLines());
  const mayNameGp = document.querySelector('astro-island') ?? document.body.textContent?.includes('huisartsenpost');
  if (mayNameGp) void import('./gp-now.ts').then(({ followGp }) => followGp());
}
