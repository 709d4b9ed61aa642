import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { tellBadge } from '../notifications/tell-badge.ts';

export interface AwardedBadge {
  readonly uid: number;
  readonly tid: number;
  /** The message that tells of it; also the cause of whatever else is sent. */
  readonly mid: number;
}

/** Tells the person of a badge in another way, by the person's own settings, in the transaction of the award. */
export type AnnounceBadge = (tx: Transaction, system: ContentSystem, badge: AwardedBadge) => Promise<void>;

/** Every other way in which a badge is told. */
export const BADGE_ANNOUNCEMENTS: readonly AnnounceBadge[] = [tellBadge];

/** Tells of a badge in every way there is. */
export const announceBadge: AnnounceBadge = async (tx, system, badge) => {
  for (const announce of BADGE_ANNOUNCEMENTS) await announce(tx, system, badge);
};
