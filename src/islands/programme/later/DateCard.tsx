import { useState } from 'react';
import { listIfThens } from '#src/contract/hard-moment/if-thens.ts';
import type { Occurrence } from '#src/rules/after/personal-dates.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from '../CurrentStep.tsx';

interface Props {
  date: Occurrence;
  onHide: () => void;
}

/** Returns the key of a day's name: today, tomorrow or the day after; for a current period today. */
const getDayKey = ({ daysAhead }: Occurrence) => String(Math.max(0, daysAhead)) as '0' | '1' | '2';

/** Card of a day that the user marked, with its plan. In discreet mode its name is hidden until a click. */
export function DateCard({ date, onHide }: Props) {
  const { t, href, paths } = useIsland();
  const { isDiscreet } = useUser();
  const [isNamed, setNamed] = useState(!isDiscreet);
  const hasPlans = paths['if-thens'] !== undefined;
  const plans = useCall(listIfThens, hasPlans ? {} : null);
  const ownPlans = plans.status === 'done' ? plans.value.plans : [];
  const plan = ownPlans.find(({ day }) => day !== null && day >= date.first && day <= date.last);
  const label = isNamed ? date.label : t('programme.date.discreet');
  const text = [
    t('programme.date.ask'),
    plan ? t('programme.date.plan', { situation: plan.situation, action: plan.action }) : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <CurrentStep title={t(`programme.date.title.${getDayKey(date)}`, { label })} text={text}>
      {hasPlans && <ButtonLink href={href('if-thens')}>{t('programme.date.make')}</ButtonLink>}
      {!isNamed && (
        <Button kind="quiet" onClick={() => setNamed(true)}>
          {t('programme.date.show')}
        </Button>
      )}
      <Button kind="plain" onClick={onHide}>
        {t('programme.home.hide')}
      </Button>
    </CurrentStep>
  );
}
