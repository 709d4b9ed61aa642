import type { ModeratedParams, OpenedText } from '#src/contract/desk/open-moderated-text.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { DESK_ROWS_ON_PAGE } from '#src/rules/limits.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { pagerOf, wirePager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam } from '../../http/route.ts';
import { actionsAbout, countActions, listActions } from '../moderation-records/actions.ts';
import { countWaiting, findModerated, moderatedEntity, waitingTexts } from '../moderation-records/moderated-texts.ts';
import { countRemovals, listRemovals } from './removed-words.ts';
import { textContext } from './text-context.ts';

/** The domain that a query asks for; null for all of them. */
function domainIn(c: ApiContext): string | null {
  const asked = c.req.query('domain');
  return DOMAINS.find(({ key }) => key === asked)?.key ?? null;
}

function placeIn(c: ApiContext, total: number) {
  const pager = pagerOf(c, total, DESK_ROWS_ON_PAGE);
  return { pager: wirePager(pager), limit: DESK_ROWS_ON_PAGE, offset: pager.currentPage * DESK_ROWS_ON_PAGE };
}

/** What waits for a moderator. */
export async function showQueue(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = domainIn(c);
  const { pager, ...place } = placeIn(c, await countWaiting(system, { domain }));
  return privateAnswer(c, { entities: await waitingTexts(system, { domain, ...place }), pager });
}

/** What moderators did. */
export async function showRecord(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = domainIn(c);
  const { pager, ...place } = placeIn(c, await countActions(system, { domain }));
  return privateAnswer(c, { entities: await listActions(system, { domain, ...place }), pager });
}

/** What was taken away and can still be brought back. */
export async function showRemoved(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const domain = domainIn(c);
  const { pager, ...place } = placeIn(c, await countRemovals(system, { domain }));
  return privateAnswer(c, { entities: await listRemovals(system, { domain, ...place }), pager });
}

/** The text that a path names; 404 where it names none. */
export function entityIn(c: ApiContext): ModeratedParams {
  const entity = moderatedEntity({ type: c.req.param('type'), id: idParam(c, 'id') });
  if (!entity) throw new ApiError(404, 'not-found');
  return entity;
}

/** A text with what stands around it and what was done about it; 404 where there is none. */
export async function openedText(system: ContentSystem, entity: ModeratedParams): Promise<OpenedText> {
  const text = await findModerated(system, entity);
  if (!text) throw new ApiError(404, 'not-found');
  const actions = await actionsAbout(system, entity);
  return { text, ...(await textContext(system, text)), actions: [...actions] };
}

export async function showText(c: ApiContext): Promise<Response> {
  return privateAnswer(c, await openedText(c.var.system, entityIn(c)));
}
