import type { ISchema, SchemaDescription } from 'yup';
import type { Operation } from '#src/contract/operation.ts';
import { OPERATIONS } from '#src/contract/operations.ts';
import type { Shape } from '#src/contract/shape/shape.ts';
import { API_BASE } from '../../http/request.ts';
import { API_RESPONSES } from './answers/index.ts';
import { API_EXAMPLES, inferSchema } from './examples.ts';
import { API_QUERIES } from './queries.ts';

type Schema = Readonly<Record<string, unknown>>;
type DescribedSchema = SchemaDescription & {
  readonly fields?: Readonly<Record<string, DescribedSchema>>;
  readonly innerType?: DescribedSchema | readonly DescribedSchema[];
};

const toNullable = (schema: Schema, isNullable: boolean): Schema =>
  isNullable && Object.keys(schema).length > 0 ? { anyOf: [schema, { type: 'null' }] } : schema;

const ofShape = {
  text: ({ min, max, format }: Shape) => ({
    type: 'string',
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
    ...(format === 'html' && { contentMediaType: 'text/html' }),
    ...(format === 'date' && { format: 'date' }),
  }),
  uuid: () => ({ type: 'string', format: 'uuid' }),
  flag: () => ({ type: 'boolean' }),
  number: ({ isInteger, min }: Shape) => ({
    type: isInteger ? 'integer' : 'number',
    ...(min !== undefined && { minimum: min }),
  }),
  choice: ({ options = [] }: Shape) => ({ enum: options }),
  list: ({ of, max, isNeeded, isDistinct }: Shape) => ({
    type: 'array',
    items: of ? toShapeSchema(of) : {},
    ...(max !== undefined && { maxItems: max }),
    ...(isNeeded && { minItems: 1 }),
    ...(isDistinct && { uniqueItems: true }),
  }),
  object: ({ fields = {} }: Shape) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, toShapeSchema(shape)])),
    required: Object.keys(fields).filter((name) => !fields[name]?.isOptional && fields[name]?.absent === undefined),
  }),
  members: ({ of }: Shape) => ({ type: 'object', ...(of && { additionalProperties: toShapeSchema(of) }) }),
  anything: () => ({}),
} satisfies Readonly<Record<Shape['kind'], (shape: Shape) => Schema>>;

function toShapeSchema(shape: Shape): Schema {
  return toNullable(ofShape[shape.kind](shape), shape.isNullable === true);
}

const JSON_TYPES: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date-time' },
};

/** Converts a yup schema to a JSON schema: its types, members, options and limits; rules in code are not described. */
function toYupJsonSchema({ type, fields, innerType, oneOf, nullable, tests }: DescribedSchema): Schema {
  const limit = (name: string) => tests.find((test) => test.name === name)?.params?.[name];
  const [minimum, maximum] = [limit('min'), limit('max')];
  const size =
    type === 'array'
      ? ['minItems', 'maxItems']
      : type === 'number'
        ? ['minimum', 'maximum']
        : ['minLength', 'maxLength'];
  const schema: Schema = fields
    ? {
        type: 'object',
        properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toYupJsonSchema(field)])),
        // A form reads further members by its rules.
        additionalProperties: true,
        required: Object.keys(fields).filter((name) => fields[name]?.optional === false),
      }
    : type === 'array'
      ? { type: 'array', items: innerType && !('length' in innerType) ? toYupJsonSchema(innerType) : {} }
      : (JSON_TYPES[type] ?? {});
  const options = oneOf.filter((option) => option !== null);
  return toNullable(
    {
      ...schema,
      ...(options.length > 0 && { enum: options }),
      ...(typeof minimum === 'number' && { [size[0] ?? '']: minimum }),
      ...(typeof maximum === 'number' && { [size[1] ?? '']: maximum }),
    },
    nullable,
  );
}

/** Converts the declaration of a body to a JSON schema. */
const toJsonSchema = (declaredShape: Shape | ISchema<unknown>): Schema =>
  'kind' in declaredShape
    ? toShapeSchema(declaredShape)
    : toYupJsonSchema((declaredShape as ISchema<unknown>).describe() as DescribedSchema);

type DescribedOperation = Pick<
  Operation<never, unknown>,
  'name' | 'method' | 'route' | 'access' | 'csrf' | 'request' | 'answer' | 'answerShape' | 'errors' | 'redirect'
>;

function describeQuery(name: string): readonly Schema[] {
  return Object.entries(API_QUERIES[name] ?? {}).map(([param, shape]) => ({
    name: param,
    in: 'query',
    required: !shape.isOptional,
    schema: toShapeSchema(shape),
  }));
}

function describeAnswer({ name, answer, answerShape }: DescribedOperation): Schema {
  const shape = answerShape ?? API_RESPONSES[name];
  const example = API_EXAMPLES[name];
  if (answer === 'text') return { 'text/plain': { schema: { type: 'string' } } };
  const schema = shape ? toShapeSchema(shape) : inferSchema(example?.answer ?? null);
  return { 'application/json': { schema, ...(example?.answer !== undefined && { example: example.answer }) } };
}

function describeSuccess(operation: DescribedOperation): Schema {
  const { name, answer, redirect } = operation;
  if (answer === 'empty') return { 204: { description: 'No response body.' } };
  // A page responds with a redirect or a body.
  if (redirect === 'read' && !(name in API_RESPONSES))
    return { 303: { description: 'Redirect to the requested page.' } };
  const status = API_EXAMPLES[name]?.status ?? '2XX';
  return { [status]: { description: 'Response body.', content: describeAnswer(operation) } };
}

/** Describes the success first, then each error that the operation declares. */
function describeResponses(operation: DescribedOperation): Schema {
  const message = { 'application/json': { schema: { $ref: '#/components/schemas/Message' } } };
  const refusals = Object.entries(operation.errors).map(([status, meaning]) => [
    status,
    { description: meaning, content: message },
  ]);
  return {
    ...describeSuccess(operation),
    ...Object.fromEntries(refusals),
    '4XX': { description: 'Error message in the language of the path.', content: message },
  };
}

function describeOperation(operation: DescribedOperation): Schema {
  const { name, method, route, access, csrf, request } = operation;
  const raw = API_EXAMPLES[name]?.body;
  const inPath = [...route.matchAll(/:(\w+)/g)].map(([, param]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: name,
    summary: name.replaceAll('-', ' '),
    description: `Access: ${access}.`,
    parameters: [{ $ref: '#/components/parameters/Prefix' }, ...inPath, ...describeQuery(name)],
    security: access === 'anyone' && !csrf ? [{}] : [{ session: [], ...(csrf && { token: [] }) }],
    ...(request &&
      method !== 'GET' && {
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: toJsonSchema(request), ...(raw !== undefined && { example: raw }) },
          },
        },
      }),
    responses: describeResponses(operation),
  };
}

/** Describes every operation as OpenAPI 3.1; operations with equal path and method share an entry. */
export function describeApi(version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const operation of OPERATIONS) {
    const path = `${API_BASE}/{prefix}${operation.route.replace(/:(\w+)/g, '{$1}')}`;
    const method = operation.method.toLowerCase();
    const methods = paths[path] ?? {};
    paths[path] = methods;
    const existing = methods[method];
    const descriptions = describeOperation(operation);
    methods[method] = existing
      ? { ...existing, summary: `${existing.summary}, or ${descriptions.summary}` }
      : descriptions;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Zelfhulp', version, description: 'Operations of the content system.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      parameters: {
        Prefix: {
          name: 'prefix',
          description: 'Language of the response.',
          in: 'path',
          required: true,
          schema: { enum: ['nl', 'en'] },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
      schemas: {
        Message: { type: 'object', required: ['message'], properties: { message: { type: 'string' }, detail: {} } },
      },
    },
  };
}
