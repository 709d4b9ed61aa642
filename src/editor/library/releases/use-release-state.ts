import type { Release } from '#src/contract/desk/releases.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useMoment } from '../../kit/use-moment.ts';

/** Formats the state of a release: planned for a moment, published at one, or waiting for an editor. */
export function useReleaseState(): (release: Release) => string {
  const { t } = useIsland();
  const moment = useMoment();
  return ({ state, publishAt, publishedAt }) =>
    t(`desk-releases.states.${state}`, { moment: moment(publishedAt ?? publishAt, 'sentence') });
}
