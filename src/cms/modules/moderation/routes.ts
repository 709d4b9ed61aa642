import { findPeople as search } from '#src/contract/desk/find-people.ts';
import { listModeration } from '#src/contract/desk/list-moderation.ts';
import { listModerationDeeds } from '#src/contract/desk/list-moderation-deeds.ts';
import { moderateText as decision } from '#src/contract/desk/moderate-text.ts';
import { openModeratedText } from '#src/contract/desk/open-moderated-text.ts';
import { type Route, serve } from '../../http/route.ts';
import { findPeople } from './find-people.ts';
import { moderateText } from './moderate-text.ts';
import { showQueue, showRecord, showText } from './show-moderation.ts';

export const moderationRoutes: readonly Route[] = [
  serve(listModeration, showQueue),
  serve(listModerationDeeds, showRecord),
  serve(openModeratedText, showText),
  serve(decision, moderateText),
  serve(search, findPeople),
];
