import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { type ModerationAction, moderationAction } from './moderated-text.ts';
import { parseWithSchema } from './read-by.ts';
import { toQueryEntries } from './rows.ts';

interface Input {
  readonly query?: { readonly domain?: string; readonly page?: number };
}

/** Everything that moderators did, the newest first. */
export const listModerationActions = defineOperation({
  name: 'list-moderation-actions',
  method: 'GET',
  route: '/desk/forum/record',
  access: 'moderator',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): Paged<ModerationAction> =>
    readPaged(body, (raw) => parseWithSchema(moderationAction, raw, 'action')),
  errors: { 403: 'no moderator' },
});
