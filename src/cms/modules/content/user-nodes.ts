import { findNodeDefinition } from '#registry/index.ts';
import { isRecord } from '#src/contract/wire.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readJson } from '../../http/body.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentType } from '../../http/request-values.ts';
import type { Route } from '../../http/route.ts';
import { isParticipant } from '../../http/session.ts';
import { getViolationText } from '../../http/violation-texts.ts';

/** Responds with a participant's own node, as this participant may see it; null if the id is of another type. */
export type ShowUserNode = (c: ApiContext, nid: number) => Promise<Response | null>;

/** Responds to `/node/{id}` for a participant's own node; null for visitors, staff and nurses, who see only content. */
export async function showOwnNode(
  c: ApiContext,
  kinds: readonly ShowUserNode[],
  nid: number,
): Promise<Response | null> {
  if (!isParticipant(c.var.session)) return null;
  for (const show of kinds) {
    const answer = await show(c, nid);
    if (answer) return answer;
  }
  return null;
}

/** Fields of a new text that only the content system sets. */
const SERVER_FIELDS = ['uid', 'created', 'promote', 'sticky', 'status'];

/**
 * Accepts the writes to `/node` with a body of this type; a visitor's body is not read. Responds with 422 for a
 * participant's body without a known type, with 403 for a body that sets its author or time.
 */
export function limitToNodeType(type: string, route: Route): Route {
  const mayReadNode = async (c: ApiContext): Promise<boolean> => {
    const { session, language } = c.var;
    if (session === null) return false;
    const input = readSentType(await readJson(c.req.raw));
    if (isParticipant(session) && (input === null || !findNodeDefinition(input))) {
      throw new ValidationFailure([{ field: 'type', text: getViolationText('type-missing', language) }]);
    }
    return input === type;
  };
  if (route.method !== 'POST') return { ...route, takes: mayReadNode };
  const handle = async (c: ApiContext): Promise<Response> => {
    const body = await readJson(c.req.raw);
    if (isRecord(body) && SERVER_FIELDS.some((field) => field in body)) throw new ApiError(403, 'forbidden');
    return route.handle(c);
  };
  return { ...route, takes: mayReadNode, handle };
}

/** Accepts a participant's requests to `/node`: the role distinguishes a page from a participant's own text. */
export const limitToParticipants = (route: Route): Route => ({ ...route, takes: (c) => isParticipant(c.var.session) });
