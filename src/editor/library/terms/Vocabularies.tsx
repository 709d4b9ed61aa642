import { VOCABULARIES } from '#src/contract/desk/terms.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';

/** The vocabularies: lists of terms that screens show. */
export function Vocabularies() {
  const { t, href } = useIsland();
  return (
    <div className="stack">
      <ScreenHead title={t('desk-library.terms.title')} lead={t('desk-library.terms.lead')} />
      <ul className="library-cards">
        {VOCABULARIES.map((vocabulary) => (
          <li key={vocabulary}>
            <h2>
              <a href={href('vocabulary', { vocabulary })}>{t(`desk-library.terms.${vocabulary}.title`)}</a>
            </h2>
            <p>{t(`desk-library.terms.${vocabulary}.lead`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
