import { useIsland } from '#src/session/Island.tsx';

/** Returns the path of the programme with this exercise as the fragment. */
export function useProgrammeLink(): string {
  const { href, params } = useIsland();
  return `${href('programme')}#${params.webform ?? ''}`;
}
