import { readBadge, readMilestone } from '#src/contract/badge.ts';
import { viewOf } from '#src/contract/view-of.ts';

export const readBadges = viewOf(readBadge);
export const readMilestones = viewOf(readMilestone);

export const BADGES = { params: { view: 'badges', display: 'list' } };
export const MILESTONES = { params: { view: 'milestones', display: 'list' } };
