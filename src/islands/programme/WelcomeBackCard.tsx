import { useState } from 'react';
import {
  RETURN_ANSWERS,
  type ReturnAnswer,
  showsReturnQuestion,
  toWholeWeeks,
} from '#src/rules/hard-moment/welcome-back.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { CurrentStep } from './CurrentStep.tsx';
import type { Journey } from './journey.ts';
import { ReturnActions } from './ReturnActions.tsx';
import type { HomeState } from './use-home.ts';
import { WeeklyMailButton } from './WeeklyOffer.tsx';

interface Props {
  homeState: HomeState;
  journey: Journey;
  /** Number of days of absence. */
  away: number;
}

/** Effect of weeks without registrations on the body, and the help line for a home that is not safe. CHECK */
function Safety() {
  const { t, domain } = useIsland();
  if (!domain.registration) return <PhoneText text={t('programme.back.visit.safe')} />;
  if (domain.key === 'alcohol') return <PhoneText text={t('programme.back.alcohol')} />;
  return t('programme.back.stronger');
}

/** Welcome after a week or more; after two weeks with a question. The answer selects an action and is not stored. */
export function WelcomeBackCard({ homeState, journey, away }: Props) {
  const { t, domain } = useIsland();
  const [answer, setAnswer] = useState<ReturnAnswer | null>(null);
  if (!showsReturnQuestion(away)) {
    return (
      <CurrentStep
        title={t('programme.back.short.title')}
        text={t(domain.registration ? 'programme.back.short.text' : 'programme.back.short.nothing')}
      >
        <Button kind="plain" onClick={() => void homeState.putAside('back')}>
          {t('programme.home.hide')}
        </Button>
      </CurrentStep>
    );
  }
  // Omitted for gambling, where a break does not change the effect on the body.
  const isSafetyNamed = domain.key !== 'gambling';
  return (
    <div className="stack how-it-goes">
      <CurrentStep
        title={t('programme.back.long.title')}
        text={t(domain.registration ? 'programme.back.long.text' : 'programme.back.long.visit', {
          weeks: toWholeWeeks(away),
        })}
        before={
          isSafetyNamed && (
            <Banner>
              <p>
                <Safety />
              </p>
            </Banner>
          )
        }
        question={t('programme.back.long.question')}
      >
        {RETURN_ANSWERS.map((item) => (
          <Button
            key={item}
            kind="quiet"
            {...(item === answer && { icon: 'check' as const })}
            aria-pressed={item === answer}
            onClick={() => setAnswer(item)}
          >
            {t(`programme.back.now.answers.${item}`)}
          </Button>
        ))}
        <WeeklyMailButton homeState={homeState}>{t('programme.weekly.rather')}</WeeklyMailButton>
      </CurrentStep>
      <div className="how-it-goes-on" aria-live="polite">
        {answer && <ReturnActions {...{ answer, away, journey }} />}
      </div>
    </div>
  );
}
