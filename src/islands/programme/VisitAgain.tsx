import { asksHowItGoes, toWholeWeeks } from '#src/rules/hard-moment/welcome-back.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';

/**
 * A welcome in a domain without registration, based on the previous visit. After weeks it names the helpline for
 * violence at home.
 */
export function VisitAgain({ away }: { away: number }) {
  const { t } = useIsland();
  if (!asksHowItGoes(away)) return <p className="lead coming-back">{t('programme.back.visit.text')}</p>;
  return (
    <div className="stack coming-back">
      <p className="lead">{t('programme.back.visit.weeks', { weeks: toWholeWeeks(away) })}</p>
      <Banner>
        <p>
          <PhoneText text={t('programme.back.visit.safe')} />
        </p>
      </Banner>
    </div>
  );
}
