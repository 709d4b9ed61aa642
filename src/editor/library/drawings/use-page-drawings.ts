import { capitalise } from '#src/i18n/format-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { PAGE_DRAWINGS } from './drawing-names.ts';

/** Returns the drawings for pages as options, sorted by title in the reader's language. */
export function usePageDrawings(): readonly { readonly value: string; readonly label: string }[] {
  const { t, language } = useIsland();
  const entries = PAGE_DRAWINGS.map((name) => ({ value: name, label: capitalise(t(`desk-library.drawings.${name}`)) }));
  return entries.sort((item, other) => item.label.localeCompare(other.label, language));
}
