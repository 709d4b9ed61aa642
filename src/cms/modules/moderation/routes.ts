import {
  moderateText as decision,
  listModeration,
  listModerationActions,
  openModeratedText,
} from '#src/contract/desk/moderation.ts';
import { sendMessage as sending } from '#src/contract/desk/people.ts';
import { listRemovedForumTexts, restoreRemovedTexts as restoring } from '#src/contract/desk/removed-texts.ts';
import { makeIdempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleModerateText } from './moderate-text.ts';
import { handleRestoreTexts } from './restore-texts.ts';
import { handleSendMessage } from './send-message.ts';
import { showModerationActions, showModerationQueue, showRemovedTexts, showText } from './show-moderation.ts';

export const moderationRoutes: readonly Route[] = [
  serve(listModeration, showModerationQueue),
  serve(listModerationActions, showModerationActions),
  serve(listRemovedForumTexts, showRemovedTexts),
  serve(restoring, handleRestoreTexts),
  serve(openModeratedText, showText),
  serve(decision, handleModerateText),
  serve(sending, makeIdempotent(handleSendMessage)),
];
