import { type InferType, type ISchema, ValidationError } from 'yup';
import { parseByShape, type RefusedValue, type ShapeParseResult } from '#src/contract/shape/read-shape.ts';
import type { Shape } from '#src/contract/shape/shape.ts';
import { isRecord } from '#src/contract/wire.ts';
import type { Language } from '#src/domains/domain.ts';
import { ApiError, ValidationFailure } from './api-error.ts';
import { readJson } from './body.ts';
import { type FormTexts, getFieldErrorTexts } from './form-error.ts';
import type { ApiContext } from './request.ts';

export type WireBody = Readonly<Record<string, unknown>>;

/** Declaration of a body: a shape, or a yup schema for operations without a shape. */
export type BodyDeclaration = Shape | ISchema<unknown>;

/** Texts of the shared namespace. */
const COMMON: FormTexts = { textKey: 'forms.errors' };

/** Returns the key of a violation: that of the rule, else that of the failed yup check. */
function getProblemKey({ type, message }: ValidationError): string {
  if (/^[a-z-]+$/.test(message)) return message;
  if (type === 'required' || type === 'optionality' || type === 'nullable') return 'required';
  return type === 'max' ? 'too-long' : 'invalid';
}

const isShape = (declared: BodyDeclaration): declared is Shape => 'kind' in declared;

/** Reads a value by its declaration and removes undeclared members; no other code distinguishes shapes and schemas. */
export async function readDeclaredBody(raw: unknown, declared: BodyDeclaration): Promise<ShapeParseResult<unknown>> {
  if (isShape(declared)) return parseByShape(declared, raw);
  try {
    return { ok: true, value: await declared.validate(raw, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    // A transformation of a schema throws a TypeError for a value of another type.
    if (error instanceof TypeError) return { ok: false, refused: [{ at: '', problem: 'invalid' }] };
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    const refusedValues = errors.map((error): RefusedValue => {
      return { at: (error.path ?? '').replace(/\[(\d+)\]/g, '.$1'), problem: getProblemKey(error) };
    });
    return { ok: false, refused: refusedValues };
  }
}

/** Refuses a value with the texts of its form: 422 with its path, or 400 for a body that is not an object. */
export function refuseWithTexts(
  language: Language,
  refusedValues: readonly RefusedValue[],
  { textKey, names = {} }: FormTexts = COMMON,
): never {
  if (refusedValues.some(({ at: path }) => path === '')) throw new ApiError(400, 'input-invalid');
  const fields = refusedValues.map(({ at: valuePath, problem }) => {
    const path = valuePath.replace(/\.\d+(?=\.|$)/g, '');
    return { wireName: valuePath, name: names[path] ?? path, problem };
  });
  throw new ValidationFailure(getFieldErrorTexts(language, textKey, fields));
}

/** Reads a stored draft or a part of a body by its declaration; refuses with the texts of its form. */
export async function readContent<V>(
  raw: unknown,
  declaredShape: Shape<V>,
  language: Language,
  formTexts?: FormTexts,
): Promise<V>;
export async function readContent<S extends ISchema<unknown>>(
  raw: unknown,
  declared: S,
  language: Language,
  formTexts?: FormTexts,
): Promise<InferType<S>>;
export async function readContent(
  raw: unknown,
  declared: BodyDeclaration,
  language: Language,
  formTexts?: FormTexts,
): Promise<unknown> {
  const result = await readDeclaredBody(raw, declared);
  return result.ok ? result.value : refuseWithTexts(language, result.refused, formTexts);
}

/** An operation of the contract, with the declaration of its body. */
interface Operation {
  readonly name: string;
  readonly request: BodyDeclaration | null;
}

const isOperation = (declared: BodyDeclaration | Operation): declared is Operation => 'request' in declared;

/**
 * Reads the body of a write. For an operation: unchanged, and 400 for a body of another shape, which no form sends. For
 * a declaration: validated, and refused with the texts of its form.
 */
export function readRequest(c: ApiContext, operation: Operation): Promise<WireBody>;
export function readRequest<V>(c: ApiContext, declaredShape: Shape<V>, formTexts?: FormTexts): Promise<V>;
export function readRequest<S extends ISchema<unknown>>(
  c: ApiContext,
  declared: S,
  formTexts?: FormTexts,
): Promise<InferType<S>>;
export async function readRequest(
  c: ApiContext,
  declared: BodyDeclaration | Operation,
  formTexts?: FormTexts,
): Promise<unknown> {
  const body = await readJson(c.req.raw);
  if (!isOperation(declared)) return readContent(body, declared as Shape, c.var.language, formTexts);
  const { request } = declared;
  const isRead = isRecord(body) && (request === null || (await readDeclaredBody(body, request)).ok);
  if (!isRead) throw new ApiError(400, 'input-invalid');
  return body;
}
