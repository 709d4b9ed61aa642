import type { OwnUser } from '#src/contract/own-user.ts';
import { draftOf } from '#src/session/drafts.ts';

/** Whoever arrived by HTI for the first time is led to its questions, once; leaving them is their own choice. True when on the way. */
export function openFollowUp({ uid, isNewFromHti }: OwnUser): boolean {
  const address = document.querySelector<HTMLElement>('[data-follow-up]')?.dataset.followUp;
  const opened = draftOf<true>(uid, 'hti-follow-up');
  if (!isNewFromHti || address === undefined || opened.read()) return false;
  opened.write(true);
  if (location.pathname.startsWith(address)) return false;
  location.replace(address);
  return true;
}
