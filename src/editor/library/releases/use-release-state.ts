import type { Release } from '#src/contract/desk/releases.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';

/**
 * Returns a function that formats the state of a release: scheduled for a time, published at a time, or published by
 * hand.
 */
export function useReleaseState(): (release: Release) => string {
  const { t } = useIsland();
  const formatMoment = useDateTimeFormat();
  return ({ state, publishAt, publishedAt }) =>
    t(`desk-releases.states.${state}`, { moment: formatMoment(publishedAt ?? publishAt, 'sentence') });
}
