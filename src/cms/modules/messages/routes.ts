import { and, eq, sql } from 'drizzle-orm';
import { updateMessage as operation } from '#src/contract/update-message.ts';
import { messages } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { requireSession } from '../../identity/find-user.ts';
import { findMessage, serializeMessage } from './message-row.ts';

/** Marks a message of the user as read; only the first time is stored. */
async function updateMessage(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { uid } = requireSession(c);
  const mid = readIdParam(c, 'id');
  const { read } = await readRequest(c, operation);
  const now = system.now().toISOString();
  const readAt = read === true ? sql`coalesce(${messages.readAt}, ${now}::timestamptz)` : null;
  const isOwnMessage = and(eq(messages.uid, uid), eq(messages.mid, mid));
  await system.database.db.update(messages).set({ readAt }).where(isOwnMessage);
  const message = await findMessage(system, uid, language, mid);
  if (!message) throw new ApiError(404, 'not-found');
  return respondPrivately(c, serializeMessage(message));
}

export const messageRoutes: readonly Route[] = [serve(operation, updateMessage)];
