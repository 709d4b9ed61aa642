import type { ReactNode } from 'react';
import { canOfferWeeklyMail } from '#src/rules/after/home.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import type { HomeState } from './use-home.ts';

type OfferState = Pick<HomeState, 'facts' | 'putAside'>;

/** Returns true if the weekly email may be offered, which requires a confirmed address. */
function useIsOffered({ facts }: OfferState): boolean {
  const { paths } = useIsland();
  const { hasValidatedEmail } = useUser();
  return hasValidatedEmail && paths['account-notifications'] !== undefined && canOfferWeeklyMail(facts);
}

/** Link to the setting of the weekly email, as a button of a card. */
export function WeeklyMailButton({ homeState, children }: { homeState: OfferState; children: ReactNode }) {
  const { href } = useIsland();
  return (
    useIsOffered(homeState) && (
      <ButtonLink kind="quiet" href={href('account-notifications')}>
        {children}
      </ButtonLink>
    )
  );
}

/** Offers the weekly email in a line below the day row, for users who register few days; dismissed for 60 days. */
export function WeeklyMailNotice({ homeState }: { homeState: OfferState }) {
  const { t, href } = useIsland();
  if (!useIsOffered(homeState)) return null;
  return (
    <p className="home-line">
      <ArrowLink href={href('account-notifications')} way="on">
        {t('programme.weekly.offer')}
      </ArrowLink>{' '}
      <Button kind="plain" onClick={() => void homeState.putAside('weekly')}>
        {t('programme.home.hide')}
      </Button>
    </p>
  );
}
