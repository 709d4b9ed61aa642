/** Allowed values of each path parameter. Other values do not match the screen. */
const PARAMS: Readonly<Record<string, RegExp>> = {
  uid: /^\d{1,18}$/,
  timestamp: /^\d{1,18}$/,
  hash: /^[\w-]{1,200}$/,
  // An invalid date redirects to the plan (docs/specification.md, section 4, "Daily registration edit").
  date: /^[\w-]{1,32}$/,
  // Excludes /form/goal, the path of the plan wizard, also in variants without a plan.
  webform: /^(?!goal$)[a-z0-9_]{1,64}$/,
  category: /^[\w-]{1,64}$/,
  tid: /^\d{1,18}$/,
  nid: /^\d{1,18}$/,
  entry: /^\d{1,18}$/,
  pairingCode: /^[\w-]{1,64}$/,
  domain: /^[a-z-]{1,32}$/,
  language: /^(?:nl|en)$/,
  vid: /^\d{1,18}$/,
  type: /^[a-z0-9_]{1,64}$/,
  vocabulary: /^[a-z0-9_]{1,64}$/,
  menu: /^[a-z0-9-]{1,64}$/,
  mail: /^[a-z0-9-]{1,64}$/,
  instrument: /^[a-z0-9][a-z0-9-]{1,39}$/,
  release: /^\d{1,9}$/,
  token: /^[\w.-]{1,400}$/,
};

export type PathParams = Readonly<Record<string, string>>;

/** Returns the parameters of a path that matches the pattern; undefined if it does not match. */
export function readParams(pattern: string, path: string): PathParams | undefined {
  if (!pattern.includes(':')) return pattern === path ? {} : undefined;
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = actual[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
      continue;
    }
    const name = part.slice(1);
    if (!PARAMS[name]?.test(segment)) return undefined;
    params[name] = segment;
  }
  return params;
}

/**
 * Returns the path for a pattern and its parameters. Throws for missing or invalid parameters, which is a programming
 * error.
 */
export function fillPath(pattern: string, params: PathParams): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || !PARAMS[name]?.test(value)) throw new Error(`${pattern} needs a valid "${name}".`);
    return value;
  });
}
