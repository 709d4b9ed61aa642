import { type SQL, sql } from 'drizzle-orm';
import type { NurseReadKind } from '#src/contract/nurse-access.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { clampPage, readPageNumber, serializePager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { readIdParam } from '../../http/route.ts';
import { serializeSubmission } from '../webforms/list-submissions.ts';
import { serializeClientVisit, serializeDays } from './client-figures.ts';
import { findLastContactDate } from './contact-client.ts';
import { requireNurse } from './find-nurse.ts';
import { getProgrammeDomain } from './programme-domain.ts';
import {
  type ClientAnswersRow,
  type ClientRow,
  getLastAccessSql,
  readAndRecordClients,
  readClientList,
  readClients,
  selectClientAnswers,
} from './read-clients.ts';

/** Days on one page: twelve weeks, enough for a programme. */
const DAYS_ON_PAGE = 84;

/** Returns the client of a path, as conditions on the nurse's clients. */
const matchesClientOfPath = (c: ApiContext): SQL =>
  sql`u.uid = ${readIdParam(c, 'uid')} and u.domain = ${getProgrammeDomain(c.req.param('domain') ?? '')}`;

/** Finds the client of a path and records the access; a client of another nurse is not found. */
async function findClientOfPath(c: ApiContext, readKind: NurseReadKind, isFurther = false): Promise<ClientRow> {
  const nurse = await requireNurse(c);
  const [row] = await readClients(c.var.system, { nurse, what: readKind, isFurther, where: matchesClientOfPath(c) });
  if (!row) throw new ApiError(404, 'not-found');
  return row;
}

/** Returns one client with all figures. */
export async function showClient(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const read = { nurse: await requireNurse(c), what: 'details', where: matchesClientOfPath(c) } as const;
  const [client] = await readClientList(system, read);
  if (!client) throw new ApiError(404, 'not-found');
  const lastContactDate = await findLastContactDate(system.database.db, client.uid);
  return respondPrivately(c, { ...serializeClientVisit(client, system.now()), contacted_on: lastContactDate });
}

/** Lists the days of a client: total and goal, no other answers (docs/product-rules.md, "Privacy"). */
export async function showClientDays(c: ApiContext): Promise<Response> {
  const page = readPageNumber(c) ?? 0;
  const days = serializeDays(await findClientOfPath(c, 'registrations', page > 0), c.var.system.now());
  const pager = clampPage(days.length, DAYS_ON_PAGE, page);
  const begin = pager.currentPage * DAYS_ON_PAGE;
  return respondPrivately(c, { entities: days.slice(begin, begin + DAYS_ON_PAGE), pager: serializePager(pager) });
}

/** Returns a client's answers to the exercises. */
export async function showClientExercises(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await requireNurse(c);
  const read = { nurse, what: 'exercises', where: matchesClientOfPath(c) } as const;
  const [client] = await readAndRecordClients<ClientAnswersRow>(
    system,
    read,
    selectClientAnswers(getLastAccessSql(system, nurse, read.what)),
  );
  if (!client) throw new ApiError(404, 'not-found');
  return respondPrivately(
    c,
    client.answers.map(({ isNew, ...row }) => ({
      ...serializeSubmission(system, { uid: client.uid, ...row }),
      is_new: isNew,
    })),
  );
}
