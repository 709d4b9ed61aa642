import { expect, it } from 'vitest';
import { sortBadges } from './BadgeList.tsx';

const createBadge = (id: number, awarded: string | null) => ({ id, awarded, name: '', description: '', image: null });

it('shows the latest badge first, and those still to come after them in their own order', () => {
  const badges = [
    createBadge(1, null),
    createBadge(2, '2026-11-01T10:00:00Z'),
    createBadge(3, null),
    createBadge(4, '2026-11-20T10:00:00Z'),
  ];
  expect(sortBadges(badges).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});
