import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { CallSomeone } from '../hard-moment/CallSomeone.tsx';

/** Warning at the top of the sheet of a day with acute danger. */
export function DangerTonight() {
  const { t } = useIsland();
  return (
    <>
      <Banner kind="crisis">
        <p>{t('forms.tonight.self')}</p>
        <p>
          <PhoneText text={t('forms.tonight.other')} />
        </p>
      </Banner>
      <CallSomeone label={t('forms.tonight.call')} />
    </>
  );
}
