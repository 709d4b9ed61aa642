import { acceptBuddyInvite } from '#src/contract/accept-buddy-invite.ts';
import { addBuddy as adding } from '#src/contract/add-buddy.ts';
import { deleteBuddy as deleting } from '#src/contract/delete-buddy.ts';
import { getBuddyLink } from '#src/contract/get-buddy-link.ts';
import { refuseBuddyInvite } from '#src/contract/refuse-buddy-invite.ts';
import { resumeBuddy } from '#src/contract/resume-buddy.ts';
import { unsubscribeBuddy } from '#src/contract/unsubscribe-buddy.ts';
import { idempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleAddBuddy } from './add-buddy.ts';
import { acceptInvite, refuseInvite, resumeInvite, showLink, stopInvite } from './answer-invite.ts';
import { handleDeleteBuddy } from './delete-buddy.ts';

export const buddyRoutes: readonly Route[] = [
  serve(adding, idempotent(handleAddBuddy)),
  serve(deleting, handleDeleteBuddy),
  serve(acceptBuddyInvite, acceptInvite),
  serve(refuseBuddyInvite, refuseInvite),
  serve(unsubscribeBuddy, stopInvite),
  serve(resumeBuddy, resumeInvite),
  serve(getBuddyLink, showLink),
];
