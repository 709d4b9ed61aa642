import { useIsland } from '#src/session/Island.tsx';
import { setTranslationOpen } from './translation-pane.ts';

/** Notice that the Dutch text changed since this translation, with a link to the changes. */
export function OutdatedTranslationNotice() {
  const { t } = useIsland();
  return (
    <p className="canvas-saving">
      {t('desk-pages.languages.behind')}.{' '}
      <button type="button" className="canvas-jump" onClick={() => setTranslationOpen(true)}>
        {t('desk-fields.beside.show')}
      </button>
    </p>
  );
}
