import { readCategory, readComment, readPost } from '#src/contract/forum.ts';
import { getNode } from '#src/contract/nodes.ts';
import { defineView } from '#src/contract/views.ts';

export const readCategories = defineView(readCategory);
export const readPosts = defineView(readPost);
export const readComments = defineView(readComment);

/** Reads a post with its text. */
export const readPostWithText = { ...getNode, perform: null, read: ({ body }: { body: unknown }) => readPost(body) };

export const CATEGORIES_QUERY = { params: { view: 'forum', display: 'categories' } };

/** Requests past the end return the last page, so that the list can open at its end without knowing its length. */
const LAST_PAGE = 999_999_999;

/** Returns the input for a page of a list, from 1; null for the last page. */
export const toForumPageInput = (display: 'posts' | 'comments', id: string | number, page: number | null) => ({
  params: { view: 'forum', display },
  query: { page: page === null ? LAST_PAGE : page - 1, args: [String(id)] },
});
