import type { Domain } from '#src/domains/domain.ts';
import { matchScreen } from '#src/screens/match.ts';
import { readLanguage } from './paths.ts';

const ADVICE = new Set(['danger', 'danger-hti']);

/**
 * True for the path that browsers without script send the questions before registration to. The answers are never read:
 * the page at this address has the advice on all of them.
 */
export function isAdvicePath(path: string, domain: Domain): boolean {
  const local = readLanguage(path, domain);
  const match = matchScreen(domain, local.language, local.path);
  return match.kind === 'screen' && ADVICE.has(match.screen.id);
}
