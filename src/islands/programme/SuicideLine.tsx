import { useState } from 'react';
import { hideSuicideLine, isSuicideConfirmed } from '#src/session/danger.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';

/** The crisis line, above today's step, if the user confirmed suicidal thoughts in this tab; can be closed. */
export function SuicideLine() {
  const { t } = useIsland();
  const [isOpen, setOpen] = useState(isSuicideConfirmed);
  if (!isOpen) return null;
  const close = () => {
    hideSuicideLine();
    setOpen(false);
  };
  return (
    <Banner kind="crisis">
      <p>
        <PhoneText text={t('programme.now.suicide')} />
      </p>
      <Button kind="plain" onClick={close}>
        {t('programme.now.close')}
      </Button>
    </Banner>
  );
}
