import type { ModeratedParams, ModeratedText, NeighbourText, OpenedText } from '#src/contract/desk/moderation.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { DESK_ROWS_ON_PAGE } from '#src/rules/limits.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { serializePager, toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { readIdParam } from '../../http/route.ts';
import { recordStaffReads } from '../data-reads/record-reads.ts';
import { countActions, findActionPeople, listActions, listActionsAboutText } from '../moderation-records/actions.ts';
import {
  countWaitingTexts,
  findModeratedText,
  listWaitingTexts,
  readModeratedEntity,
} from '../moderation-records/moderated-texts.ts';
import { countRemovals, findRemovalAuthors, listRemovals } from './removed-texts.ts';

/** Number of comments shown before and after a moderated text. */
const NEIGHBOURS = 3;

/** Selects the post and the comments around a number on its page; the post has the number 0. */
const CONTEXT = `
  with words as (
    select 0 as number, 0 as cid, p.uid, p.body, p.created_at, p.hidden_at from forum_posts p where p.nid = $1
    union all
    select c.number, c.cid, c.uid, c.body, c.created_at, c.hidden_at from comments c
    where c.nid = $1 and c.number between $2 - ${NEIGHBOURS} and $2 + ${NEIGHBOURS}
  )
  select w.number, w.cid, u.nickname, w.body, w.created_at as created, w.hidden_at is not null as "isHidden"
  from words w left join users u on u.uid = w.uid
  where w.number <> $2 order by w.number`;

type Row = Omit<NeighbourText, 'created'> & { readonly number: number; readonly created: Date };

const toNeighbour = ({ number: _, created, ...row }: Row): NeighbourText => ({
  ...row,
  created: created.toISOString(),
});

async function getPosition(
  { database }: Pick<ContentSystem, 'database'>,
  { type, id }: ModeratedText,
): Promise<number> {
  if (type === 'node') return 0;
  const { rows } = await database.pool.query<{ number: number }>('select number from comments where cid = $1', [id]);
  return rows[0]?.number ?? 0;
}

/** Returns the texts just before and after a text on its page. */
async function findTextContext(
  system: Pick<ContentSystem, 'database'>,
  text: ModeratedText,
): Promise<Pick<OpenedText, 'before' | 'after'>> {
  const index = await getPosition(system, text);
  const { rows } = await system.database.pool.query<Row>(CONTEXT, [text.nid, index]);
  return {
    before: rows.filter(({ number }) => number < index).map(toNeighbour),
    after: rows.filter(({ number }) => number > index).map(toNeighbour),
  };
}

/** Reads the domain of the query; null for all domains. */
function readDomainQuery(c: ApiContext): string | null {
  const result = c.req.query('domain');
  return DOMAINS.find(({ key }) => key === result)?.key ?? null;
}

function readPageRange(c: ApiContext, total: number) {
  const pager = toPager(c, total, DESK_ROWS_ON_PAGE);
  return { pager: serializePager(pager), limit: DESK_ROWS_ON_PAGE, offset: pager.currentPage * DESK_ROWS_ON_PAGE };
}

/** Lists the moderation queue. */
export async function showModerationQueue(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = readDomainQuery(c);
  const { pager, ...pageRange } = readPageRange(c, await countWaitingTexts(system, { domain }));
  const entities = await listWaitingTexts(system, { domain, ...pageRange });
  await recordStaffReads(
    c,
    'queue',
    entities.map(({ uid }) => uid),
  );
  return respondPrivately(c, { entities, pager });
}

/** Lists the actions of moderators. */
export async function showModerationActions(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = readDomainQuery(c);
  const { pager, ...pageRange } = readPageRange(c, await countActions(system, { domain }));
  const entities = await listActions(system, { domain, ...pageRange });
  await recordStaffReads(c, 'decisions', await findActionPeople(system, entities));
  return respondPrivately(c, { entities, pager });
}

/** Lists the removed texts that can still be restored. */
export async function showRemovedTexts(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = readDomainQuery(c);
  const { pager, ...pageRange } = readPageRange(c, await countRemovals(system, { domain }));
  const entities = await listRemovals(system, { domain, ...pageRange });
  await recordStaffReads(c, 'removed', await findRemovalAuthors(system, entities));
  return respondPrivately(c, { entities, pager });
}

/** Reads the text of a path; responds with 404 for an invalid path. */
export function readModeratedParams(c: ApiContext): ModeratedParams {
  const entity = readModeratedEntity({ type: c.req.param('type'), id: readIdParam(c, 'id') });
  if (!entity) throw new ApiError(404, 'not-found');
  return entity;
}

/** Returns a text with its context and its moderation record; responds with 404 if it does not exist. */
export async function findOpenedText(system: ContentSystem, entity: ModeratedParams): Promise<OpenedText> {
  const text = await findModeratedText(system, entity);
  if (!text) throw new ApiError(404, 'not-found');
  const actions = await listActionsAboutText(system, entity);
  return { text, ...(await findTextContext(system, text)), actions: [...actions] };
}

export async function showText(c: ApiContext): Promise<Response> {
  const openedText = await findOpenedText(c.var.system, readModeratedParams(c));
  await recordStaffReads(c, 'text', [openedText.text.uid]);
  return respondPrivately(c, openedText);
}
