/** Returns the list with one item moved to another position. */
export function moveListItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Returns the list without one item. */
export const removeItem = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at);
