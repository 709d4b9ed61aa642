import { getCrisisAlerts } from '#src/contract/get-crisis-alerts.ts';
import { respondPublicly } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';

const query = `
  select a.id as nid, a.type as field_type, w.title, w.body
  from crisis_alerts a join crisis_alert_translations w on w.alert_id = a.id
  where a.is_on and w.language = $2 and a.domains @> array[$1]
  order by a.type = 'info', a.weight, a.id`;

async function showAlerts(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const { rows } = await system.database.pool.query(query, [domain.key, language]);
  return respondPublicly(c, rows, ['alerts']);
}

export const alertRoutes: readonly Route[] = [serve(getCrisisAlerts, showAlerts)];
