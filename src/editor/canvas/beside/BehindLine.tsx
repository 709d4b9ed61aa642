import { useIsland } from '#src/session/Island.tsx';
import { setTranslationOpen } from './beside.ts';

/** Says that the Dutch changed since this translation was brought up to it, and leads to what changed. */
export function BehindLine() {
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
