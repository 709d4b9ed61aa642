/** The list with one of its members at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The list without one of its members. */
export const removeItem = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, one) => one !== at);
