import { getPersonalTexts } from '#src/contract/hard-moment/own-things.ts';
import { api } from '#src/session/api.ts';

/** The address of a ready message to a telephone number as typed; unchanged without a number. */
export const toMessageHref = (href: string, phone: string | null): string =>
  phone === null ? href : href.replace(/^sms:[^?]*/, `sms:${phone.replace(/[^+\d]/g, '')}`);

/**
 * Addresses the prepared message to the person on the user's card, once its link is in view; only the user can send it.
 */
export function addressMessage(): void {
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
