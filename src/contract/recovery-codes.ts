import { UnreadableAnswer } from './result.ts';
import { list, record } from './wire.ts';

/** Reads a response with recovery codes, which are returned only once. */
export function readRecoveryCodes(body: unknown): readonly string[] {
  const codes = list(record(body, 'answer').recovery_codes, 'recovery codes');
  if (!codes.every((code) => typeof code === 'string')) throw new UnreadableAnswer('malformed', 'no recovery code');
  return codes;
}
