import type { OwnUser } from '#src/contract/own-user.ts';
import { draftOf } from '#src/session/drafts.ts';

/** Redirects a new user from HTI to its questions, once; they may leave them. Returns true when redirecting. */
export function openFollowUp({ uid, isNewFromHti }: OwnUser): boolean {
  const address = document.querySelector<HTMLElement>('[data-follow-up]')?.dataset.followUp;
  const opened = draftOf<true>(uid, 'hti-follow-up');
  if (!isNewFromHti || address === undefined || opened.read()) return false;
  opened.write(true);
  if (location.pathname.startsWith(address)) return false;
  location.replace(address);
  return true;
}
