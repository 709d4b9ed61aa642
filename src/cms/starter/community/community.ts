import { badges } from './badges.ts';
import { categories } from './categories.ts';
import { milestones } from './milestones.ts';
import type { StarterCommunity } from './starter-term.ts';

/** The forum, the badges and the milestones of an empty installation. */
export const community: StarterCommunity = { categories, badges, milestones };
