import { getPersonalTexts } from '#src/contract/hard-moment/own-things.ts';
import { api } from '#src/session/api.ts';

/** Returns the URL of a prepared text message to a phone number; unchanged without a number. */
export const toMessageHref = (href: string, phone: string | null): string =>
  phone === null ? href : href.replace(/^sms:[^?]*/, `sms:${phone.replace(/[^+\d]/g, '')}`);

/** Adds the phone number on the user's card to prepared messages once their link is in view; only the user sends. */
export function addRecipient(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="sms:?"]')];
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    void api()
      .call(getPersonalTexts)
      .then((things) => {
        const phone = things.ok ? (things.value.person?.phone ?? null) : null;
        for (const link of links) link.setAttribute('href', toMessageHref(link.getAttribute('href') ?? '', phone));
      });
  });
  for (const link of links) watch.observe(link);
}
