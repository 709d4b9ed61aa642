import { listModeration } from '#src/contract/desk/list-moderation.ts';
import { listModerationActions } from '#src/contract/desk/list-moderation-actions.ts';
import { moderateText as decision } from '#src/contract/desk/moderate-text.ts';
import { openModeratedText } from '#src/contract/desk/open-moderated-text.ts';
import { listRemovedWords, restoreWords as restoring } from '#src/contract/desk/removed-words.ts';
import { sendMessage as sending } from '#src/contract/desk/send-message.ts';
import { idempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { moderateText } from './moderate-text.ts';
import { restoreWords } from './restore-words.ts';
import { sendMessage } from './send-message.ts';
import { showQueue, showRecord, showRemoved, showText } from './show-moderation.ts';

export const moderationRoutes: readonly Route[] = [
  serve(listModeration, showQueue),
  serve(listModerationActions, showRecord),
  serve(listRemovedWords, showRemoved),
  serve(restoring, restoreWords),
  serve(openModeratedText, showText),
  serve(decision, moderateText),
  serve(sending, idempotent(sendMessage)),
];
