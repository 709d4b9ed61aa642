import { useIsland } from '#src/session/Island.tsx';

/** The programme, at the place of this exercise. */
export function useProgrammeLink(): string {
  const { href, params } = useIsland();
  return `${href('programme')}#${params.webform ?? ''}`;
}
