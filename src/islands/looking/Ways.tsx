import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { WEEK_OFFER } from '#src/session/looking-key.ts';
import { writeTab } from '#src/session/tab-store.ts';
import { useHint } from '#src/session/use-hint.ts';
import { TryDay } from './TryDay.tsx';
import type { WeekProps } from './week-props.ts';

interface Props extends Pick<WeekProps, 'week' | 'clock' | 'readable'> {
  isOpen: boolean;
  onLeave: () => void;
}

/** Three ways on, all of one look: leave it, try one day, or make a plan. */
export function Ways({ week, clock, readable, isOpen, onLeave }: Props) {
  const { t, href, path } = useIsland();
  const isIn = useHint();
  const [isTrying, setTrying] = useState(false);
  const words = (way: 'leave' | 'try' | 'plan') => (
    <>
      <strong>{t(`looking.ways.${way}`)}</strong>
      <span className="soft">{t(`looking.ways.${way}Help`)}</span>
    </>
  );
  return (
    <section className="stack looking-ways" aria-labelledby="looking-ways">
      <h2 id="looking-ways">{t('looking.ways.title')}</h2>
      <p>{t('looking.ways.lead')}</p>
      <button type="button" className="looking-way" onClick={onLeave}>
        {words('leave')}
      </button>
      <button
        type="button"
        className="looking-way"
        aria-expanded={isTrying || week.trial !== null}
        onClick={() => setTrying(!isTrying)}
      >
        {words('try')}
      </button>
      {(isTrying || week.trial !== null) && <TryDay {...{ week, clock, readable }} />}
      {!isOpen && <p>{t('looking.ways.closed')}</p>}
      {isOpen && !isIn && (
        <a className="looking-way" href={href('onboarding')} onClick={() => writeTab(WEEK_OFFER, path)}>
          {words('plan')}
        </a>
      )}
    </section>
  );
}
