import { SessionEnded } from '#src/forms/SessionEnded.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { RouteSign } from '#src/ui/knooppunt/RouteSign.tsx';
import { LoginCard } from './LoginCard.tsx';
import { PortalLaunchNotice } from './PortalLaunchNotice.tsx';

const STEPS = ['first', 'then', 'last'] as const;

interface Props {
  /** Variant: close-ones or practice nurses. */
  door: 'closeOnes' | 'nurses';
  /** Screen to create or request an account. */
  register: 'onboarding' | 'nurse-registration';
  hasSignOn: boolean;
}

/** Login page without a landing page: an introduction and a link to registration, then the login form. */
export function LoginWithIntroduction({ door, register, hasSignOn }: Props) {
  const { t, href, domain } = useIsland();
  const toText = (key: string) => t(`login.door.${door}.${key}`);
  return (
    <div className="page-width screen front-door">
      <div className="stack">
        {door === 'nurses' && <PortalLaunchNotice />}
        <h1>{toText('title')}</h1>
        <p className="lead">{toText('lead')}</p>
        <div className="button-row">
          <ButtonLink href={href(register)}>
            {t(register === 'onboarding' ? 'login.register' : 'login.registerNurse')}
          </ButtonLink>
          <ButtonLink kind="plain" href="#login">
            {t('login.known')}
          </ButtonLink>
        </div>
        <LinkedDrawing name={domain.landscape} />
        <h2>{toText('steps')}</h2>
        <ol className="front-door-steps">
          {STEPS.map((step, index) => (
            <li key={step}>
              <RouteSign number={index + 1} state={index === 0 ? 'here' : 'open'} />
              <div>
                <h3>{toText(`${step}.title`)}</h3>
                <p>{toText(`${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <section className="stack" id="login" tabIndex={-1} aria-labelledby="login-title">
        <h2 id="login-title">{t('login.known')}</h2>
        <SessionEnded />
        <LoginCard hasSignOn={hasSignOn} isQuiet />
        <p>
          <a href={href('programmes')}>{t('login.change')}</a>
        </p>
      </section>
    </div>
  );
}
