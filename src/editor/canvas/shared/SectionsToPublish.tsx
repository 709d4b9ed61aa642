import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { getSharedKind, type OpenedSection } from './opened-sections.ts';

interface Props {
  readonly sections: readonly OpenedSection[];
  /** Uuids of the sections that are published together with the page. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/**
 * The sections that were edited on the page, each with a checkbox: publishing them also changes the other pages that
 * show them.
 */
export function SectionsToPublish({ sections, selected, onChange }: Props) {
  const { t } = useIsland();
  if (sections.length === 0) return null;
  return (
    <fieldset className="canvas-group">
      <legend>{t('desk-fields.section.along')}</legend>
      {sections.map(({ page }) => (
        <Check
          key={page.uuid}
          id={`along-${page.uuid}`}
          label={t(`desk-fields.${getSharedKind(page.type)}.also`, { title: page.title || t('desk.untitled') })}
          checked={selected.has(page.uuid)}
          onChange={({ target }) => {
            const next = new Set(selected);
            if (target.checked) next.add(page.uuid);
            else next.delete(page.uuid);
            onChange(next);
          }}
        />
      ))}
    </fieldset>
  );
}
