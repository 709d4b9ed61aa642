import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { CallContact } from '../hard-moment/CallContact.tsx';

/** Warning at the top of the sheet of a day with acute danger. */
export function AcuteDangerWarning() {
  const { t } = useIsland();
  return (
    <>
      <Banner kind="crisis">
        <p>{t('forms.tonight.self')}</p>
        <p>
          <PhoneText text={t('forms.tonight.other')} />
        </p>
      </Banner>
      <CallContact label={t('forms.tonight.call')} />
    </>
  );
}
