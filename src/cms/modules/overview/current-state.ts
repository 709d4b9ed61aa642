import type { ActiveAlert, DeskOverview } from '#src/contract/desk/overview.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { isOpen } from '../opening/is-open.ts';

/** $1 is the reader's language, used if the alert has it. */
const ALERTS = `
  select a.id, a.type, a.domains, w.title
  from crisis_alerts a cross join lateral (
    select title from crisis_alert_translations where alert_id = a.id order by language = $1 desc limit 1) w
  where a.is_on order by a.type = 'info', a.weight, a.id`;

const MAINTENANCE = 'select domain from sites where is_in_maintenance';

/** Returns the current state of the sites: alerts that are on, and sites closed to visitors. */
export async function getCurrentState(
  system: ContentSystem,
  language: Language,
): Promise<Pick<DeskOverview, 'alerts' | 'isClosed' | 'maintenance'>> {
  const { config, database } = system;
  const { pool } = database;
  const [alerts, closed, open] = await Promise.all([
    pool.query<ActiveAlert>(ALERTS, [language]),
    pool.query<{ domain: DomainKey }>(MAINTENANCE),
    isOpen(system),
  ]);
  const isClosed = (key: DomainKey) => config.maintenance || closed.rows.some(({ domain }) => domain === key);
  return { alerts: alerts.rows, isClosed: !open, maintenance: DOMAINS.map(({ key }) => key).filter(isClosed) };
}
