import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import type { Journey } from './journey.ts';
import { Now } from './Now.tsx';

/** What lies there still, for somebody who comes back after a week or more. */
export function ComingBack({ days }: { days: RegistrationsOverview }) {
  const { t, domain } = useIsland();
  const count = Object.values(days).filter(({ total }) => total !== null).length;
  return (
    <div className="stack coming-back">
      <p className="lead">{t('programme.back.text', { count })}</p>
      {domain.key === 'alcohol' && (
        <Banner>
          <p>{t('programme.back.alcohol')}</p>
        </Banner>
      )}
    </div>
  );
}

interface HowOnProps {
  kind: 'short' | 'long';
  journey: Journey;
}

/**
 * The two ways on for somebody who was away: after four weeks or more the new begin stands first, before that going on.
 * A new begin is a new plan from what is used today, and takes nothing away.
 */
export function HowOn({ kind, journey: { next } }: HowOnProps) {
  const { t, href } = useIsland();
  const isLong = kind === 'long';
  const on = (
    <ButtonLink
      key="on"
      kind={isLong ? 'quiet' : 'accent'}
      href={next ? href('exercise', { webform: next.webform }) : href('registration-today')}
    >
      {t('programme.back.on')}
    </ButtonLink>
  );
  const anew = (
    <ButtonLink key="anew" kind={isLong ? 'accent' : 'quiet'} href={href('plan-wizard')}>
      {t('programme.back.anew')}
    </ButtonLink>
  );
  const text = next ? `${t('programme.back.onText', { title: next.title })} ` : '';
  return (
    <Now tag={t('programme.now.tag')} title={t('programme.back.how')} text={`${text}${t('programme.back.anewText')}`}>
      {isLong ? [anew, on] : [on, anew]}
    </Now>
  );
}
