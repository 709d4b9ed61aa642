import { SessionEnded } from '#src/forms/SessionEnded.tsx';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { LoginCard } from './LoginCard.tsx';
import { LoginWithIntroduction } from './LoginWithIntroduction.tsx';

/** Login form with links to registration and the other programmes. Replaces the landing page if there is none. */
function LoginScreen({ hasSignOn }: { hasSignOn: boolean }) {
  const { t, href, domain } = useIsland();
  if (domain.variant === 'reduced')
    return <LoginWithIntroduction door="closeOnes" register="onboarding" hasSignOn={hasSignOn} />;
  if (domain.variant === 'professional') {
    return <LoginWithIntroduction door="nurses" register="nurse-registration" hasSignOn={hasSignOn} />;
  }
  return (
    <Screen title={t('login.title')} lead={t('login.lead')} scene="hek" isSceneFirst>
      <SessionEnded />
      <LoginCard hasSignOn={hasSignOn} />
      <div className="button-row">
        <span>{t('login.new')}</span>
        <ButtonLink kind="quiet" href={href('onboarding')}>
          {t('login.register')}
        </ButtonLink>
      </div>
      <p>
        <a href={href('programmes')}>{t('login.change')}</a>
      </p>
    </Screen>
  );
}

/** Login page (docs/specification.md, section 2). */
export function Login({ hasSignOn, ...island }: IslandProps & { readonly hasSignOn: boolean }) {
  return (
    <Island {...island}>
      <LoginScreen hasSignOn={hasSignOn} />
    </Island>
  );
}
