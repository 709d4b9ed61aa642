import { hasContactOrOffer } from '#src/rules/forum/outside-contact.ts';

/** Returns the columns of a new text: hidden and held for review if it contains contact data, a link or an offer. */
export function toModerationColumns(
  text: string,
  now: Date,
): { readonly hiddenAt: Date | null; readonly isHeld: boolean } {
  const isHeld = hasContactOrOffer(text);
  return { hiddenAt: isHeld ? now : null, isHeld };
}
