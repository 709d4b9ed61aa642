import { readCategory, readComment, readPost } from '#src/contract/forum.ts';
import { getNode } from '#src/contract/nodes.ts';
import { defineView } from '#src/contract/views.ts';

export const readCategories = defineView(readCategory);
export const readPosts = defineView(readPost);
export const readComments = defineView(readComment);

/** One post with its text. */
export const readWholePost = { ...getNode, perform: null, read: ({ body }: { body: unknown }) => readPost(body) };

export const CATEGORIES = { params: { view: 'forum', display: 'categories' } };

/** Past the end is the last page, so the list opens at its end without knowing how long it is. */
const LAST_PAGE = 999_999_999;

/** The input of a list below something; pages count from 1, null is the last one. */
export const toForumPageInput = (display: 'posts' | 'comments', id: string | number, page: number | null) => ({
  params: { view: 'forum', display },
  query: { page: page === null ? LAST_PAGE : page - 1, args: [String(id)] },
});
