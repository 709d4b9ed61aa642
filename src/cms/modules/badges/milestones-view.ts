import { getMilestoneProgress } from '#src/rules/badges/milestone-progress.ts';
import type { CallerView } from '../../http/caller-view.ts';
import { clampPage } from '../../http/pager.ts';
import { wrapValue } from '../../http/wrap.ts';
import { requireSession } from '../../identity/find-user.ts';
import { toTermItem } from '../terms/term-item.ts';
import { readTerms, serializeTerm, type Term } from '../terms/term-rows.ts';
import { readAwards } from './awards.ts';

/** Returns the badges of a milestone, which its content references by uuid; deleted badges do not count. */
function getBadgesOfMilestone({ fields }: Term, badges: readonly Term[]): readonly Term[] {
  const items = Array.isArray(fields.field_badges) ? (fields.field_badges as { target_uuid?: unknown }[]) : [];
  return items.flatMap(({ target_uuid }) => badges.find(({ uuid }) => uuid === target_uuid) ?? []);
}

/** Lists every milestone of the domain, with the share of its badges that the user has. */
export const milestonesView: CallerView = {
  access: 'participant',
  show: async (c) => {
    const { system, domain, language } = c.var;
    const { pool, db } = system.database;
    const awards = await readAwards(db, requireSession(c).uid);
    const badges = await readTerms(pool, 'badges', domain.key, language);
    const milestones = await readTerms(pool, 'milestones', domain.key, language);
    const entities = milestones.map((milestone) => {
      const milestoneBadges = getBadgesOfMilestone(milestone, badges);
      const achievedCount = milestoneBadges.filter(({ tid }) => awards.has(tid)).length;
      const progress = getMilestoneProgress(achievedCount, milestoneBadges.length);
      return {
        ...serializeTerm(milestone),
        field_badges: milestoneBadges.map(toTermItem),
        field_progress: wrapValue(progress),
      };
    });
    return { entities, pager: clampPage(entities.length, Math.max(1, entities.length), 0) };
  },
};
