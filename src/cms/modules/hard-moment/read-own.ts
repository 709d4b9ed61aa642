import { type ISchema, ValidationError } from 'yup';
import type { Operation } from '#src/contract/operation.ts';
import { RefusedFields } from '../../http/refused-fields.ts';
import type { ApiContext } from '../../http/request.ts';
import { readWrite, type WireBody } from '../../http/sent-values.ts';
import { type FolderKey, serverText } from '../../http/server-texts.ts';

type Problem = FolderKey<'own'>;
const PROBLEMS: readonly Problem[] = ['required', 'too-long', 'too-many', 'invalid'];

/** Refuses one field, or a whole record by its first field. */
export function refuseOwn({ var: { language } }: ApiContext, field: string, problem: Problem): never {
  throw new RefusedFields({ [field]: serverText(`own.${problem}`, language) });
}

const problemOf = (message: string): Problem => PROBLEMS.find((known) => known === message) ?? 'invalid';

/** The parsed body of a write by its schema; a refusal is a 400 with a text by field. */
export async function readOwn<I extends object, A, T>(
  c: ApiContext,
  operation: Operation<I, A>,
  schema: ISchema<T>,
  before: WireBody = {},
): Promise<T> {
  const sent = await readWrite(c, operation);
  try {
    return await schema.validate({ ...before, ...sent }, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map(({ path, message }) => [
      path ?? '',
      serverText(`own.${problemOf(message)}`, c.var.language),
    ]);
    throw new RefusedFields(Object.fromEntries(problems));
  }
}
