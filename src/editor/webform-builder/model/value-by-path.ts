type Tree = Readonly<Record<string, unknown>> | readonly unknown[];

/** Returns the value at a dotted path: "options.1.label". */
export function getByPath(tree: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      tree,
    );
}

/** Returns a copy of the object with another value at a path; undefined removes the value. */
export function setByPath<T extends object>(tree: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const object = tree as unknown as Tree;
  const childTree = Reflect.get(object, name);
  const next = rest.length === 0 ? value : setByPath((childTree ?? {}) as object, rest.join('.'), value);
  if (Array.isArray(object)) return object.with(Number(name), next) as unknown as T;
  const { [name]: _, ...others } = object as Readonly<Record<string, unknown>>;
  return (next === undefined ? others : { ...object, [name]: next }) as T;
}
