import { getPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { getApiClient } from '#src/session/api.ts';

/** Returns the URL of a prepared text message to a phone number; unchanged without a number. */
export const toMessageHref = (href: string, phone: string | null): string =>
  phone === null ? href : href.replace(/^sms:[^?]*/, `sms:${phone.replace(/[^+\d]/g, '')}`);

/** Adds the phone number on the user's card to prepared messages; only the user sends. */
export async function addRecipient(links: readonly HTMLAnchorElement[]): Promise<void> {
  const texts = await getApiClient().call(getPersonalTexts);
  const phone = texts.ok ? (texts.value.person?.phone ?? null) : null;
  for (const link of links) link.setAttribute('href', toMessageHref(link.getAttribute('href') ?? '', phone));
}
