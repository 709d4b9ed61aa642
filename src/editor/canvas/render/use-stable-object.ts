import { useRef } from 'react';

type Values = Readonly<Record<string, unknown>>;

function hasEqualValues(item: Values, other: Values): boolean {
  const names = Object.keys(item);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(item[name], other[name]));
}

/** Returns the previous object while each of its values is unchanged, to avoid renders. */
export function useStableObject<V extends Values>(values: V): V {
  const beforeRef = useRef(values);
  if (!hasEqualValues(beforeRef.current, values)) beforeRef.current = values;
  return beforeRef.current;
}
