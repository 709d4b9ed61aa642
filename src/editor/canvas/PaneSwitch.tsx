import { useIsland } from '#src/session/Island.tsx';
import { PANES, showPane, usePane } from './panes.ts';
import { setTranslationOpen } from './translation-pane/translation-pane.ts';

/** Selects the visible pane of the editor, on screens that are too narrow for all panes. */
export function PaneSwitch({ hasOtherOption }: { readonly hasOtherOption: boolean }) {
  const { t } = useIsland();
  const pane = usePane();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons has no element of its own
    <div className="canvas-switch" role="group" aria-label={t('desk-fields.panes.label')}>
      {PANES.filter((item) => hasOtherOption || item !== 'beside').map((item) => (
        <button
          key={item}
          type="button"
          aria-pressed={item === pane}
          onClick={() => (item === 'beside' ? setTranslationOpen(true) : showPane(item))}
        >
          {t(`desk-fields.panes.${item}`)}
        </button>
      ))}
    </div>
  );
}
