import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from '../CurrentStep.tsx';

/** Card for the self-check that is due. */
export function CheckCard({ onHide }: { onHide: () => void }) {
  const { t, href } = useIsland();
  return (
    <CurrentStep title={t('programme.ownCheck.title')} text={t('programme.ownCheck.text')}>
      <ButtonLink href={href('account-self-tests')}>{t('programme.ownCheck.link')}</ButtonLink>
      <Button kind="plain" onClick={onHide}>
        {t('programme.home.notNow')}
      </Button>
    </CurrentStep>
  );
}
