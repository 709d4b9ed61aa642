import { useRef } from 'react';

type Values = Readonly<Record<string, unknown>>;

function hasSame(one: Values, other: Values): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

/** The values of before for as long as each of them is what it was, so that what is drawn of them is not drawn again. */
export function useSame<V extends Values>(values: V): V {
  const before = useRef(values);
  if (!hasSame(before.current, values)) before.current = values;
  return before.current;
}
