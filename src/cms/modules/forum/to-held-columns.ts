import { hasContactOrOffer } from '#src/rules/forum/outside-contact.ts';

/** Columns of a text as it is written: out of sight and held where it has contact data, a link or an offer. */
export function toHeldColumns(text: string, now: Date): { readonly hiddenAt: Date | null; readonly isHeld: boolean } {
  const isHeld = hasContactOrOffer(text);
  return { hiddenAt: isHeld ? now : null, isHeld };
}
