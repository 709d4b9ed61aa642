import { useRef } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { useScrolledDown } from './use-scrolled-down.ts';

interface Props {
  isPlanSet: boolean;
  isTodayOpen: boolean;
  onToday: () => void;
}

/** The one current action. Hides while the user scrolls down, and returns on scrolling up. */
export function CallToAction({ isPlanSet, isTodayOpen, onToday }: Props) {
  const { t, href } = useIsland();
  const block = useRef<HTMLDivElement>(null);
  const isDown = useScrolledDown(block);
  return (
    <div ref={block} className="plan-action" data-away={isDown || undefined} inert={isDown}>
      <div className="button-row">
        {isPlanSet ? (
          <ButtonLink href={href('registration-today')} kind={isTodayOpen ? 'accent' : 'quiet'}>
            {t(isTodayOpen ? 'plan.fillToday' : 'plan.lookToday')}
          </ButtonLink>
        ) : (
          <ButtonLink href={href('plan-wizard')}>{t('plan.make')}</ButtonLink>
        )}
        <Button kind="plain" onClick={onToday}>
          {t('plan.toToday')}
        </Button>
      </div>
    </div>
  );
}
