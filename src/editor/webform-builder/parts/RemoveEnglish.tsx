import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useBuilding } from './building.ts';

/** Takes the English words out of the form, after a question. */
export function RemoveEnglish() {
  const { t } = useIsland();
  const { changeTexts } = useBuilding();
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    changeTexts((texts) => ({ ...texts, en: null }));
  };
  return (
    <>
      <Button kind="plain" icon="trash" onClick={() => setAsked(true)}>
        {t('desk-webforms.removeEnglish')}
      </Button>
      {isAsked && (
        <Dialog
          open
          title={t('desk-webforms.takeOut.title')}
          closeLabel={t('forms.close')}
          onClose={() => setAsked(false)}
          footer={
            <>
              <Button kind="risk" onClick={remove}>
                {t('desk-webforms.takeOut.do')}
              </Button>
              <Button kind="plain" onClick={() => setAsked(false)}>
                {t('forms.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('desk-webforms.takeOut.text')}</p>
          <p>{t('desk-webforms.takeOut.later')}</p>
        </Dialog>
      )}
    </>
  );
}
