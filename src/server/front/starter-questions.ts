import type { Domain } from '#src/domains/domain.ts';
import { matchScreen } from '#src/screens/match.ts';
import { readLanguage } from './paths.ts';

const ADVICE = new Set(['danger', 'danger-hti']);

/**
 * Whether the questions before registering are sent here by a browser without script. What they were answered is never
 * read: the page at this address holds the advice of all of them.
 */
export function isAdvicePath(path: string, domain: Domain): boolean {
  const local = readLanguage(path, domain);
  const match = matchScreen(domain, local.language, local.path);
  return match.kind === 'screen' && ADVICE.has(match.screen.id);
}
