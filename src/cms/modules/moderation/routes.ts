import { findPeople as search } from '#src/contract/desk/find-people.ts';
import { listModeration } from '#src/contract/desk/list-moderation.ts';
import { listModerationDeeds } from '#src/contract/desk/list-moderation-deeds.ts';
import { moderateText as decision } from '#src/contract/desk/moderate-text.ts';
import { openModeratedText } from '#src/contract/desk/open-moderated-text.ts';
import { listRemovedWords, restoreWords as restoring } from '#src/contract/desk/removed-words.ts';
import { type Route, serve } from '../../http/route.ts';
import { findPeople } from '../people/find-people.ts';
import { moderateText } from './moderate-text.ts';
import { restoreWords } from './restore-words.ts';
import { showQueue, showRecord, showRemoved, showText } from './show-moderation.ts';

export const moderationRoutes: readonly Route[] = [
  serve(listModeration, showQueue),
  serve(listModerationDeeds, showRecord),
  serve(listRemovedWords, showRemoved),
  serve(restoring, restoreWords),
  serve(openModeratedText, showText),
  serve(decision, moderateText),
  serve(search, findPeople),
];
