import { listModeration } from '#src/contract/desk/list-moderation.ts';
import { listModerationActions } from '#src/contract/desk/list-moderation-actions.ts';
import { moderateText as decision } from '#src/contract/desk/moderate-text.ts';
import { openModeratedText } from '#src/contract/desk/open-moderated-text.ts';
import { listRemovedWords, restoreWords as restoring } from '#src/contract/desk/removed-words.ts';
import { sendMessage as sending } from '#src/contract/desk/send-message.ts';
import { idempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleModerateText } from './moderate-text.ts';
import { handleRestoreWords } from './restore-words.ts';
import { handleSendMessage } from './send-message.ts';
import { showActions, showQueue, showRemoved, showText } from './show-moderation.ts';

export const moderationRoutes: readonly Route[] = [
  serve(listModeration, showQueue),
  serve(listModerationActions, showActions),
  serve(listRemovedWords, showRemoved),
  serve(restoring, handleRestoreWords),
  serve(openModeratedText, showText),
  serve(decision, handleModerateText),
  serve(sending, idempotent(handleSendMessage)),
];
