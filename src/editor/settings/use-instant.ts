import { useIsland } from '#src/session/Island.tsx';

/** Says an instant (ISO 8601) in the reader's language and Dutch time; a dash for none. */
export function useInstant(): (instant: string | null) => string {
  const { language } = useIsland();
  const words = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  });
  return (instant) => (instant === null ? '–' : words.format(new Date(instant)));
}
