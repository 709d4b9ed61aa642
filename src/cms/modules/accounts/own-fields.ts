import type { ContentSystem } from '../../http/content-system.ts';
import type { Wrapped } from '../../http/wrap.ts';
import type { User } from '../../identity/find-user.ts';
import { wrapBadges } from '../badges/own-badges.ts';
import { wrapBuddies } from '../buddies/wrap-buddy.ts';
import { wrapUnread } from '../messages/unread.ts';
import { wrapPairing } from '../nurses/own-pairing.ts';
import { wrapSilence } from '../restrictions/own-restriction.ts';
import { wrapFactor } from '../second-factor/wrap-factor.ts';
import { wrapPractice } from './practice.ts';

/** What a module tells about the own account, by wire name. */
export type OwnFields = (system: ContentSystem, user: User) => Promise<Wrapped>;

/** Every module that adds fields to the own account, in order. */
export const OWN_FIELDS: readonly OwnFields[] = [
  wrapPractice,
  wrapPairing,
  wrapBuddies,
  wrapBadges,
  wrapUnread,
  wrapFactor,
  wrapSilence,
];
