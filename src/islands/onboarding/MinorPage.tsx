import { useEffect, useRef } from 'react';
import { CRISIS_LINES, helpLinesById } from '#src/domains/help-lines.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { CallList } from './CallList.tsx';

/** Page for visitors under 18: reading and calling is possible, an account is not; stores nothing. */
export function MinorPage({ isFromPortal }: { isFromPortal: boolean }) {
  const { t, href, language } = useIsland();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    title.current?.focus();
  }, []);
  return (
    <Screen
      title={
        <span ref={title} tabIndex={-1}>
          {t('start.age.title')}
        </span>
      }
      scene="rust"
    >
      <p className="lead">
        <PhoneText text={t('start.age.text')} />
      </p>
      <CallList lines={helpLinesById(['children', ...CRISIS_LINES], language)} />
      <div className="button-row">
        <ButtonLink href={href('help')}>{t('start.age.help')}</ButtonLink>
        {isFromPortal && (
          <ButtonLink kind="quiet" href={href('logout')}>
            {t('start.age.leave')}
          </ButtonLink>
        )}
      </div>
    </Screen>
  );
}
