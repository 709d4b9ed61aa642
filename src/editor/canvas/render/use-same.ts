import { useRef } from 'react';

type Values = Readonly<Record<string, unknown>>;

function hasEqualValues(one: Values, other: Values): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

/** Returns the previous object while each of its values is unchanged, to avoid renders. */
export function useStableObject<V extends Values>(values: V): V {
  const before = useRef(values);
  if (!hasEqualValues(before.current, values)) before.current = values;
  return before.current;
}
