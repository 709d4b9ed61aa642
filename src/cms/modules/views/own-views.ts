import type { OwnView } from '../../http/own-view.ts';
import { badgesView } from '../badges/badges-view.ts';
import { milestonesView } from '../badges/milestones-view.ts';
import { entriesView } from '../diary/entries-view.ts';
import { categoriesView } from '../forum/categories-view.ts';
import { commentsView } from '../forum/comments-view.ts';
import { postsView } from '../forum/posts-view.ts';
import { messagesView } from '../messages/messages-view.ts';

/** `view/display` -> the module's own list. */
export const OWN_VIEWS: Readonly<Record<string, OwnView>> = {
  'forum/categories': categoriesView,
  'forum/posts': postsView,
  'forum/comments': commentsView,
  'diary/entries': entriesView,
  'messages/list': messagesView,
  'badges/list': badgesView,
  'milestones/list': milestonesView,
};
