import { type SQL, sql } from 'drizzle-orm';
import type { NurseReadKind } from '#src/contract/nurse-access.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { clampPage, readPageNumber, wirePager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam } from '../../http/route.ts';
import { serializeSubmission } from '../webforms/list-submissions.ts';
import { serializeDays, serializeListed } from './client-figures.ts';
import { findLastContactDate } from './contact-client.ts';
import { callingNurse } from './find-nurse.ts';
import { getProgrammeDomain } from './programme-domain.ts';
import {
  type AnsweredRow,
  type ClientRow,
  lastAccessSql,
  readClientList,
  readClients,
  readNoted,
  selectAnswers,
} from './read-clients.ts';

/** Days on one page: twelve weeks, enough for a programme. */
const DAYS_ON_PAGE = 84;

/** Returns the client of a path, as conditions on the nurse's clients. */
const clientInPath = (c: ApiContext): SQL =>
  sql`u.uid = ${idParam(c, 'uid')} and u.domain = ${getProgrammeDomain(c.req.param('domain') ?? '')}`;

/** Finds the client of a path and records the access; a client of another nurse is not found. */
async function clientOf(c: ApiContext, what: NurseReadKind, isFurther = false): Promise<ClientRow> {
  const nurse = await callingNurse(c);
  const [row] = await readClients(c.var.system, { nurse, what, isFurther, where: clientInPath(c) });
  if (!row) throw new ApiError(404, 'not-found');
  return row;
}

/** Returns one client with all figures. */
export async function showClient(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const read = { nurse: await callingNurse(c), what: 'details', where: clientInPath(c) } as const;
  const [client] = await readClientList(system, read);
  if (!client) throw new ApiError(404, 'not-found');
  const contacted = await findLastContactDate(system.database.db, client.uid);
  return privateAnswer(c, { ...serializeListed(client, system.now()), contacted_on: contacted });
}

/** Lists the days of a client: total and goal, no other answers (docs/product-rules.md, "Privacy"). */
export async function showClientDays(c: ApiContext): Promise<Response> {
  const page = readPageNumber(c) ?? 0;
  const days = serializeDays(await clientOf(c, 'registrations', page > 0), c.var.system.now());
  const pager = clampPage(days.length, DAYS_ON_PAGE, page);
  const begin = pager.currentPage * DAYS_ON_PAGE;
  return privateAnswer(c, { entities: days.slice(begin, begin + DAYS_ON_PAGE), pager: wirePager(pager) });
}

/** Returns a client's answers to the exercises. */
export async function showClientExercises(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await callingNurse(c);
  const read = { nurse, what: 'exercises', where: clientInPath(c) } as const;
  const [client] = await readNoted<AnsweredRow>(system, read, selectAnswers(lastAccessSql(system, nurse, read.what)));
  if (!client) throw new ApiError(404, 'not-found');
  return privateAnswer(
    c,
    client.answers.map(({ isNew, ...row }) => ({
      ...serializeSubmission(system, { uid: client.uid, ...row }),
      is_new: isNew,
    })),
  );
}
