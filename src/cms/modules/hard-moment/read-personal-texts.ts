import type { ISchema } from 'yup';
import type { Operation } from '#src/contract/operation.ts';
import { ApiError } from '../../http/api-error.ts';
import { FormError } from '../../http/form-error.ts';
import { readDeclaredBody, readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { getServerText, type NamespaceKey } from '../../http/server-texts.ts';

type Problem = NamespaceKey<'own'>;
const PROBLEMS: readonly Problem[] = ['required', 'too-long', 'too-many', 'invalid'];

/** Refuses one field, or a whole record by its first field. */
export function refuseHardMomentField({ var: { language } }: ApiContext, field: string, problem: Problem): never {
  throw new FormError({ [field]: getServerText(`own.${problem}`, language) });
}

const getProblem = (message: string): Problem => PROBLEMS.find((knownProblem) => knownProblem === message) ?? 'invalid';

/** Reads the body of a write by its schema; refuses with 400 and a text by field. */
export async function readHardMomentBody<I extends object, A, T>(
  c: ApiContext,
  operation: Operation<I, A>,
  schema: ISchema<T>,
  defaults: WireBody = {},
): Promise<T> {
  const result = await readDeclaredBody({ ...defaults, ...(await readRequest(c, operation)) }, schema);
  if (result.ok) return result.value as T;
  if (result.refused.some(({ at: path }) => path === '')) throw new ApiError(400, 'input-invalid');
  const problems = result.refused.map(({ at: path, problem }) => [
    path.replace(/\.(\d+)/g, '[$1]'),
    getServerText(`own.${getProblem(problem)}`, c.var.language),
  ]);
  throw new FormError(Object.fromEntries(problems));
}
