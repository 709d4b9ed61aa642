import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useBuilderContext } from './builder-context.ts';

/** Notice that a form has no English, with a button that adds English as a copy of the Dutch. */
export function AddEnglish() {
  const { t } = useIsland();
  const { form, changeTexts } = useBuilderContext();
  if (form.texts.en) return null;
  return (
    <div className="button-row">
      <p>{t('desk-webforms.noEnglish')}</p>
      <Button kind="quiet" icon="globe" onClick={() => changeTexts((texts) => ({ ...texts, en: texts.nl }))}>
        {t('desk-webforms.addEnglish')}
      </Button>
    </div>
  );
}
