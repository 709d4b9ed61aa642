import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { asksHowItGoes, toWholeWeeks } from '#src/rules/hard-moment/welcome-back.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

interface Props {
  days: RegistrationsOverview;
  /** Number of days of absence. */
  away: number;
}

/** Remaining progress for a user who returns after a week or more, and the effect of a break on the body. */
export function ReturnAfterBreak({ days, away }: Props) {
  const { t, domain } = useIsland();
  const count = Object.values(days).filter(({ total }) => total !== null).length;
  const isWeeks = asksHowItGoes(away);
  // Not for gambling, which affects the body the same after a break.
  const isStronger = isWeeks && domain.key !== 'gambling';
  return (
    <div className="stack coming-back">
      <p className="lead">
        {isWeeks ? t('programme.back.weeks', { weeks: toWholeWeeks(away) }) : t('programme.back.text', { count })}
      </p>
      {(isStronger || domain.key === 'alcohol') && (
        <Banner>
          {isStronger && <p>{t('programme.back.stronger')}</p>}
          {domain.key === 'alcohol' && <p>{t('programme.back.alcohol')}</p>}
        </Banner>
      )}
    </div>
  );
}
