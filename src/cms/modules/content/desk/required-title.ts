import type { Language } from '#src/domains/domain.ts';
import { ValidationFailure } from '../../../http/api-error.ts';
import type { WireBody } from '../../../http/read-request.ts';
import { readPlainText } from '../../../http/request-values.ts';
import { checkTitle } from '../check.ts';

/** Reads the title of a new entry; responds with 422 if it is empty, or longer than a page may have. */
export function requireTitle(body: WireBody, language: Language): string {
  const title = readPlainText(body, 'title').trim();
  const violations = checkTitle(title, language);
  if (violations.length > 0) throw new ValidationFailure(violations);
  return title;
}
