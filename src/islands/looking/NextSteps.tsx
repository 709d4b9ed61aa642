import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { WEEK_OFFER_KEY } from '#src/session/tab-keys.ts';
import { writeTab } from '#src/session/tab-store.ts';
import { TrialDayCard } from './TrialDayCard.tsx';
import type { WeekProps } from './week-props.ts';

type Props = WeekProps & { isOpen: boolean; onLeave: () => void };

/** Three equal options: stop here, try one day, or make a plan. */
export function NextSteps({ isOpen, onLeave, ...props }: Props) {
  const { t, href, path } = useIsland();
  const [isTrying, setTrying] = useState(false);
  const isShown = isTrying || props.week.trial !== null;
  const renderText = (method: 'leave' | 'try' | 'plan') => (
    <>
      <strong>{t(`looking.ways.${method}`)}</strong>
      <span className="soft">{t(`looking.ways.${method}Help`)}</span>
    </>
  );
  return (
    <section className="stack looking-ways" aria-labelledby="looking-ways">
      <h2 id="looking-ways">{t('looking.ways.title')}</h2>
      <p>{t('looking.ways.lead')}</p>
      <button type="button" className="option looking-way" onClick={onLeave}>
        {renderText('leave')}
      </button>
      <button type="button" className="option looking-way" aria-expanded={isShown} onClick={() => setTrying(!isTrying)}>
        {renderText('try')}
      </button>
      {isShown && <TrialDayCard {...props} />}
      {isOpen ? (
        <a className="option looking-way" href={href('onboarding')} onClick={() => writeTab(WEEK_OFFER_KEY, path)}>
          {renderText('plan')}
        </a>
      ) : (
        <p>{t('looking.ways.closed')}</p>
      )}
    </section>
  );
}
