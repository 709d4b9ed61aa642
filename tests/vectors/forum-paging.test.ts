import { expect, test } from 'vitest';
import { countPages, getPageAfterPosting } from '#src/rules/forum/comment-page.ts';
import { getPagination } from '#src/rules/forum/pagination.ts';
import { type Case, getCases } from './cases.ts';

type Input =
  | { question: 'page_after_posting'; total_before: number; page_size: number }
  | { question: 'default_page'; total: number; page_size: number }
  | { question: 'pagination'; page: number; pages: number };

interface Pages {
  shown: number[];
  hidden: number[];
  current: number;
  gap_before_current?: boolean;
  gap_after_current?: boolean;
  window?: (number | 'gap')[];
}

function checkPagination(page: number, pages: number, { shown, hidden, current, window, ...gaps }: Pages) {
  const items = getPagination(page, pages);
  const index = items.indexOf(current);
  expect(items).toEqual(expect.arrayContaining(shown));
  expect(items.filter((item) => item !== 'gap' && hidden.includes(item))).toEqual([]);
  expect({
    gap_before_current: items.slice(0, index).includes('gap'),
    gap_after_current: items.slice(index).includes('gap'),
  }).toMatchObject(gaps);
  if (window) expect(items).toEqual(window);
}

test.each(getCases<Input, { page: number } | Pages>('forum-paging'))(
  '$name',
  ({ input, expected }: Case<Input, object>) => {
    if (input.question === 'pagination') checkPagination(input.page, input.pages, expected as Pages);
    else if (input.question === 'default_page')
      expect(expected).toEqual({ page: countPages(input.total, input.page_size) });
    else expect(expected).toEqual({ page: getPageAfterPosting(input.total_before, input.page_size) });
  },
);
