import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Notice in the reader's language that the form is not translated to it yet, above the original. */
export function OtherLanguageNotice() {
  const { t, language } = useIsland();
  return (
    <div lang={language}>
      <Banner>
        <p>{t('exercise.onlyDutch')}</p>
      </Banner>
    </div>
  );
}
