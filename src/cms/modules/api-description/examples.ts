import { readFileSync } from 'node:fs';

/** A call with its answer, recorded by `npm run answers -- --examples` and repeated by a test. */
export interface ApiExample {
  /** Path below the base and the language prefix, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  /** Recorded body; absent for a response without a body. */
  readonly answer?: unknown;
}

/** The recorded example of each operation that has one, by name. */
export const API_EXAMPLES: Readonly<Record<string, ApiExample>> = JSON.parse(
  readFileSync(new URL('./examples.json', import.meta.url), 'utf8'),
);

type Schema = Readonly<Record<string, unknown>>;

const isSameSchema = (item: Schema, other: Schema) => JSON.stringify(item) === JSON.stringify(other);

/** Returns the JSON schema of a recorded response, for an operation without a declared response shape. */
export function inferSchema(value: unknown): Schema {
  if (value === null) return {};
  if (Array.isArray(value)) {
    const [first, ...otherSchemas] = value.map(inferSchema);
    return {
      type: 'array',
      items: first && otherSchemas.every((otherSchema) => isSameSchema(first, otherSchema)) ? first : {},
    };
  }
  if (typeof value !== 'object') return { type: typeof value };
  const members = Object.entries(value).map(([name, member]) => [name, inferSchema(member)]);
  return { type: 'object', properties: Object.fromEntries(members) };
}
