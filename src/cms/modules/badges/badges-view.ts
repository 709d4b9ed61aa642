import type { CallerView } from '../../http/caller-view.ts';
import { clampPage } from '../../http/pager.ts';
import { serializeTime } from '../../http/wrap.ts';
import { requireSession } from '../../identity/find-user.ts';
import { readTerms, serializeTerm } from '../terms/term-rows.ts';
import { readAwards } from './awards.ts';

/** Lists every badge of the domain, with the time of its award to the user. */
export const badgesView: CallerView = {
  access: 'participant',
  show: async (c) => {
    const { system, domain, language } = c.var;
    const awards = await readAwards(system.database.db, requireSession(c).uid);
    const badges = await readTerms(system.database.pool, 'badges', domain.key, language);
    const entities = badges.map((badge) => {
      const awardedAt = awards.get(badge.tid);
      return { ...serializeTerm(badge), field_awarded: awardedAt ? serializeTime(awardedAt) : [] };
    });
    return { entities, pager: clampPage(entities.length, Math.max(1, entities.length), 0) };
  },
};
