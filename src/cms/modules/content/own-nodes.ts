import { isRecord } from '#src/contract/wire.ts';
import { readJson } from '../../http/body.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Route } from '../../http/route.ts';
import { isParticipant } from '../../http/session.ts';
import { itemsIn } from '../../http/unwrap.ts';
import { showOwnEntry } from '../diary/show-entry.ts';
import { showPost } from '../forum/show-post.ts';

/** Answers with a node that a participant made, as this participant may see it; null where it is none of its kind. */
export type ShowOwnNode = (c: ApiContext, nid: number) => Promise<Response | null>;

/** Every kind of node that participants make. Their ids are of the same numbers as those of editors. */
const OWN_NODES: readonly ShowOwnNode[] = [showPost, showOwnEntry];

/** The participant's own side of `/node/{id}`; null for visitors, staff and nurses, who see the content alone. */
export async function showOwnNode(c: ApiContext, nid: number): Promise<Response | null> {
  if (!isParticipant(c.var.session)) return null;
  for (const show of OWN_NODES) {
    const answer = await show(c, nid);
    if (answer) return answer;
  }
  return null;
}

/** Takes the writes to `/node` whose body names this type; a visitor's is not read at all. */
export function ofType(type: string, route: Route): Route {
  const takes = async (c: ApiContext): Promise<boolean> => {
    if (c.var.session === null) return false;
    const body = await readJson(c.req.raw);
    if (!isRecord(body)) return false;
    return body.type === type || itemsIn(body.type ?? null)?.[0]?.target_id === type;
  };
  return { ...route, takes };
}

/** Takes what a participant asks of `/node`: where nothing in the request tells a page from an own text, the caller does. */
export const ofParticipant = (route: Route): Route => ({ ...route, takes: (c) => isParticipant(c.var.session) });
