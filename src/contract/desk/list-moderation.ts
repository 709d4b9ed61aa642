import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { type ModeratedText, moderatedText } from './moderated-text.ts';
import { parseWithSchema } from './read-by.ts';
import { toQueryEntries } from './rows.ts';

interface Input {
  readonly query?: { readonly domain?: string; readonly page?: number };
}

/** Lists the moderation queue: urgent texts first, then the oldest. */
export const listModeration = defineOperation({
  name: 'list-moderation',
  method: 'GET',
  route: '/desk/forum/queue',
  access: 'moderator',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): Paged<ModeratedText> => readPaged(body, (raw) => parseWithSchema(moderatedText, raw, 'text')),
  errors: { 403: 'no moderator' },
});
