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

/** After four weeks or more a new begin comes first; going on is as near. */
export function NewBegin({ journey: { next } }: { journey: Journey }) {
  const { t, href } = useIsland();
  return (
    <Now tag={t('programme.back.tag')} title={t('programme.back.anew')} text={t('programme.back.anewText')}>
      <ButtonLink href={href('plan-wizard')}>{t('programme.back.make')}</ButtonLink>
      {next && (
        <ButtonLink kind="quiet" href={href('exercise', { webform: next.webform })}>
          {t('programme.back.on', { title: next.title })}
        </ButtonLink>
      )}
    </Now>
  );
}

/** After a shorter while going on comes first, and a new begin is a link. */
export function OrNewBegin() {
  const { t, href } = useIsland();
  return (
    <p className="back-anew">
      <ButtonLink kind="plain" href={href('plan-wizard')}>
        {t('programme.back.orAnew')}
      </ButtonLink>
    </p>
  );
}
