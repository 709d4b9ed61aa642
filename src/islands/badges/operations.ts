import { readBadge, readMilestone } from '#src/contract/badge.ts';
import { defineView } from '#src/contract/views.ts';

export const readBadges = defineView(readBadge);
export const readMilestones = defineView(readMilestone);

export const BADGES_QUERY = { params: { view: 'badges', display: 'list' } };
export const MILESTONES_QUERY = { params: { view: 'milestones', display: 'list' } };
