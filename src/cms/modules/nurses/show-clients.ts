import { type SQL, sql } from 'drizzle-orm';
import { CLIENT_SORTS, type ClientSort } from '#src/contract/clients.ts';
import { respondPrivately } from '../../http/answer.ts';
import { clampPage, readPageNumber, serializePager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { serializeListRow } from './client-figures.ts';
import { requireNurse } from './find-nurse.ts';
import { countClients, readClientList } from './read-clients.ts';

const CLIENTS_ON_PAGE = 25;

const KEYS: Readonly<Record<ClientSort, SQL>> = {
  name: sql`lower(u.name)`,
  // Nurses never see the forum nickname, so sorting by it uses the name.
  nickname: sql`lower(u.name)`,
  start: sql`u.program_start`,
  completed: sql`(select count(distinct r.date) from registrations r where r.uid = u.uid and p.shows_days and r.date >= u.registrations_start)`,
};

/** Returns the requested order; by name if it is unknown. */
function readOrder(c: ApiContext): SQL {
  const sort = CLIENT_SORTS.find((item) => item === c.req.query('sort')) ?? 'name';
  const direction = c.req.query('order') === 'desc' ? sql`desc` : sql`asc`;
  return sql`${KEYS[sort]} ${direction} nulls last, u.uid`;
}

/** Returns the condition for clients with a text in their name, ignoring case. */
function readSearch(c: ApiContext): SQL {
  const text = c.req.query('search')?.trim().toLowerCase() ?? '';
  if (text === '') return sql`true`;
  return sql`position(${text} in lower(u.name)) > 0`;
}

/** Returns the calling nurse's clients: a bare list, or the requested page of it. */
export async function showClients(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await requireNurse(c);
  const now = system.now();
  const condition = { nurse, what: 'list', where: readSearch(c), orderBy: readOrder(c) } as const;
  const page = readPageNumber(c);
  if (page === null) {
    return respondPrivately(
      c,
      (await readClientList(system, condition)).map((row) => serializeListRow(row, now)),
    );
  }
  const pager = clampPage(await countClients(system, condition), CLIENTS_ON_PAGE, page);
  const bounds = { limit: CLIENTS_ON_PAGE, offset: pager.currentPage * CLIENTS_ON_PAGE };
  const rows = await readClientList(system, { ...condition, page: bounds });
  return respondPrivately(c, {
    entities: rows.map((row) => serializeListRow(row, now)),
    pager: serializePager(pager),
  });
}
