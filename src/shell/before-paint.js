// Plain script, for it runs before anything is painted: the banner about the address takes its room at once, where the
// cookie beside the session tells that it is coming (`session/hint.ts`).
if (/(?:^|; )session_hint=[^;]*\.unconfirmed/.test(document.cookie)) document.documentElement.dataset.unconfirmed = '';
