/** Returns the list with one item moved to another position. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const otherItems = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? list : [...otherItems.slice(0, to), item, ...otherItems.slice(to)];
}
