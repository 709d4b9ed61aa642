// Plain script in the head of every page, so that it runs before anything is painted or pressed.

// The banner about the address takes its room at once, where the cookie beside the session tells that it is coming
// (`session/hint.ts`).
if (/(?:^|; )session_hint=[^;]*\.unconfirmed/.test(document.cookie)) document.documentElement.dataset.unconfirmed = '';

// Its button may be pressed before the script of the page is there (`shell/info-banner.ts`).
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-info-banner] button');
  if (button && !button.onclick) button.dataset.early = '';
});

// A form that is sent before its island woke up (`session/Island.tsx`) waits for it: the browser itself would leave the
// page with it.
const waiting = new Set();
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if ('awake' in document.documentElement.dataset || !form.closest('astro-island')) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.add(form);
  },
  true,
);
document.addEventListener('island-awake', () => {
  for (const form of waiting) form.requestSubmit();
  waiting.clear();
});
