import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Notice above the original form that it is not translated to the user's language. */
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
