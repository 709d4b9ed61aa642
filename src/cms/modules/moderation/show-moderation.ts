import type { ModeratedParams, OpenedText } from '#src/contract/desk/open-moderated-text.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { DESK_ROWS_ON_PAGE } from '#src/rules/limits.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { pagerOf, wirePager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam } from '../../http/route.ts';
import { recordStaffReads } from '../data-reads/record-reads.ts';
import { actionsAbout, countActions, listActions, peopleOfActions } from '../moderation-records/actions.ts';
import { countWaiting, findModerated, moderatedEntity, waitingTexts } from '../moderation-records/moderated-texts.ts';
import { countRemovals, listRemovals, peopleOfRemovals } from './removed-words.ts';
import { textContext } from './text-context.ts';

/** The domain of the query; null for all domains. */
function domainIn(c: ApiContext): string | null {
  const asked = c.req.query('domain');
  return DOMAINS.find(({ key }) => key === asked)?.key ?? null;
}

function placeIn(c: ApiContext, total: number) {
  const pager = pagerOf(c, total, DESK_ROWS_ON_PAGE);
  return { pager: wirePager(pager), limit: DESK_ROWS_ON_PAGE, offset: pager.currentPage * DESK_ROWS_ON_PAGE };
}

/** Lists the moderation queue. */
export async function showQueue(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = domainIn(c);
  const { pager, ...place } = placeIn(c, await countWaiting(system, { domain }));
  const entities = await waitingTexts(system, { domain, ...place });
  await recordStaffReads(
    c,
    'queue',
    entities.map(({ uid }) => uid),
  );
  return privateAnswer(c, { entities, pager });
}

/** Lists the actions of moderators. */
export async function showActions(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = domainIn(c);
  const { pager, ...place } = placeIn(c, await countActions(system, { domain }));
  const entities = await listActions(system, { domain, ...place });
  await recordStaffReads(c, 'decisions', await peopleOfActions(system, entities));
  return privateAnswer(c, { entities, pager });
}

/** Lists the removed texts that can still be restored. */
export async function showRemoved(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = domainIn(c);
  const { pager, ...place } = placeIn(c, await countRemovals(system, { domain }));
  const entities = await listRemovals(system, { domain, ...place });
  await recordStaffReads(c, 'removed', await peopleOfRemovals(system, entities));
  return privateAnswer(c, { entities, pager });
}

/** The text of a path; 404 for an invalid path. */
export function entityIn(c: ApiContext): ModeratedParams {
  const entity = moderatedEntity({ type: c.req.param('type'), id: idParam(c, 'id') });
  if (!entity) throw new ApiError(404, 'not-found');
  return entity;
}

/** A text with its context and its moderation record; 404 where it does not exist. */
export async function openedText(system: ContentSystem, entity: ModeratedParams): Promise<OpenedText> {
  const text = await findModerated(system, entity);
  if (!text) throw new ApiError(404, 'not-found');
  const actions = await actionsAbout(system, entity);
  return { text, ...(await textContext(system, text)), actions: [...actions] };
}

export async function showText(c: ApiContext): Promise<Response> {
  const opened = await openedText(c.var.system, entityIn(c));
  await recordStaffReads(c, 'text', [opened.text.uid]);
  return privateAnswer(c, opened);
}
