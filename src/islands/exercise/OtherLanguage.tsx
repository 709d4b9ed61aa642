import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Nobody wrote the form in the reader's language yet: said in that language, above the words of another. */
export function OtherLanguage() {
  const { t, language } = useIsland();
  return (
    <div lang={language}>
      <Banner>
        <p>{t('exercise.onlyDutch')}</p>
      </Banner>
    </div>
  );
}
