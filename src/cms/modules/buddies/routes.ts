import {
  acceptBuddyInvite,
  addBuddy as adding,
  deleteBuddy as deleting,
  getBuddyLink,
  refuseBuddyInvite,
  resumeBuddy,
  unsubscribeBuddy,
} from '#src/contract/buddies.ts';
import { makeIdempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleAddBuddy } from './add-buddy.ts';
import { acceptInvite, refuseInvite, resumeInvite, showLink, stopInvite } from './answer-invite.ts';
import { handleDeleteBuddy } from './delete-buddy.ts';

export const buddyRoutes: readonly Route[] = [
  serve(adding, makeIdempotent(handleAddBuddy)),
  serve(deleting, handleDeleteBuddy),
  serve(acceptBuddyInvite, acceptInvite),
  serve(refuseBuddyInvite, refuseInvite),
  serve(unsubscribeBuddy, stopInvite),
  serve(resumeBuddy, resumeInvite),
  serve(getBuddyLink, showLink),
];
