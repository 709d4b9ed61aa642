/** Returns the list with one item moved to another position. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, at) => at !== from);
  const one = list[from];
  return one === undefined ? list : [...others.slice(0, to), one, ...others.slice(to)];
}
