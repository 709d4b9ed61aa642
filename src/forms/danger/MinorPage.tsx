import { type ReactNode, useEffect, useRef } from 'react';
import { CRISIS_LINES, findHelpLines } from '#src/domains/help-lines.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { CallList } from './CallList.tsx';

interface Props {
  text: string;
  /** True to show a landscape, which requires another request. */
  hasScene?: boolean;
  /** Content next to the link to the help page. */
  aside?: ReactNode;
}

/** Page for visitors under 18, who can read and call, but not start. Stores nothing. */
export function MinorPage({ text, hasScene = false, aside }: Props) {
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
      {...(hasScene && { scene: 'rust' as const })}
    >
      <p className="lead">
        <PhoneText text={text} />
      </p>
      <CallList lines={findHelpLines(['children', ...CRISIS_LINES], language)} />
      <div className="button-row">
        <ButtonLink href={href('help')}>{t('start.age.help')}</ButtonLink>
        {aside}
      </div>
    </Screen>
  );
}
