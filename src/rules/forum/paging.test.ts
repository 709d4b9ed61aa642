import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPages, getPageAfterPosting } from './comment-page.ts';
import { getPagination } from './pagination.ts';

describe('the pages of a comment list', () => {
  test('no comments is page 1, of one page', () => {
    expect(countPages(0)).toBe(1);
  });

  test('after posting one goes to the page that is then the default one', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 50 }), (total, size) => {
        expect(getPageAfterPosting(total, size)).toBe(countPages(total + 1, size));
      }),
    );
  });
});

describe('the pagination', () => {
  test.each([
    [1, 0, []],
    [1, 1, []],
    [1, 2, [1, 2]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [20, 20, [1, 'gap', 19, 20]],
    [99, 5, [1, 'gap', 4, 5]],
    [0, 5, [1, 2, 'gap', 5]],
  ])('page %i of %i shows %j', (page, pages, items) => {
    expect(getPagination(page, pages)).toEqual(items);
  });

  test('shows each page at most once, in order, with both ends and the current one, and a gap only where pages lack', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), (pages, any) => {
        const current = (any % pages) + 1;
        const items = getPagination(current, pages);
        const numbers = items.filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
        for (const [index, item] of items.entries()) {
          const previousPaginationItem = items[index - 1];
          const nextPaginationItem = items[index + 1];
          if (item === 'gap') expect(Number(nextPaginationItem) - Number(previousPaginationItem)).toBeGreaterThan(2);
          else if (previousPaginationItem !== undefined && previousPaginationItem !== 'gap')
            expect(item - previousPaginationItem).toBe(1);
        }
      }),
    );
  });
});
