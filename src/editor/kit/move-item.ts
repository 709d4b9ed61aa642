/** Returns the list with one item moved to another position. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? list : [...others.slice(0, to), item, ...others.slice(to)];
}
