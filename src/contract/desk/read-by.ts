import { type InferType, type Schema, ValidationError } from 'yup';
import { UnreadableAnswer } from '../result.ts';

/** Reads a plain answer by its schema; throws UnreadableAnswer where it has another shape. */
export function parseWithSchema<S extends Schema>(schema: S, body: unknown, what: string): InferType<S> {
  try {
    return schema.validateSync(body, { strict: true }) as InferType<S>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new UnreadableAnswer('malformed', `${what}: ${error.message}`);
  }
}
