import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** Notice that the form contains an earlier draft, with a button to discard it. */
export function EarlierDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useIsland();
  return (
    <Banner icon="pencil">
      <p>{t('forms.draft')}</p>
      <Button kind="plain" onClick={onDiscard}>
        {t('forms.discardDraft')}
      </Button>
    </Banner>
  );
}
