import { CRISIS_LINES, findHelpLines } from '#src/domains/help-lines.ts';
import { CallList } from '#src/forms/danger/CallList.tsx';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';

function Words() {
  const { t, href, language, domain } = useIsland();
  const isNurses = domain.variant === 'professional';
  return (
    <Screen
      title={t('start.hti.failed.title')}
      lead={t(isNurses ? 'start.hti.failed.textNurse' : 'start.hti.failed.text')}
      scene="verdwaald"
    >
      <div className="button-row">
        <ButtonLink href={href('login')}>{t('start.hti.failed.login')}</ButtonLink>
        <ButtonLink kind="quiet" href={href(isNurses ? 'nurse-registration' : 'onboarding')}>
          {t(isNurses ? 'start.hti.failed.registerNurse' : 'start.hti.failed.register')}
        </ButtonLink>
      </div>
      <section className="stack" aria-labelledby="failed-help">
        <h2 id="failed-help">{t('start.hti.failed.help')}</h2>
        <CallList lines={findHelpLines(CRISIS_LINES, language)} />
      </section>
    </Screen>
  );
}

/** Error page for a rejected launch from a portal: its token is used, expired or invalid. */
export function HtiFailed(island: IslandProps) {
  return (
    <Island {...island}>
      <Words />
    </Island>
  );
}
