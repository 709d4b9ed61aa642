import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { OwnUser } from '#src/contract/own-user.ts';
import type { DeskScreen } from '#src/screens/desk/screen.ts';
import { toLoginUrl } from '#src/session/guard.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { $session } from '#src/session/state.ts';
import { type CanvasContext, CanvasContextProvider } from './canvas/canvas-context.ts';
import { canOpenScreen } from './frame/can-open-screen.ts';
import { DeskEntrance } from './frame/DeskEntrance.tsx';
import { DeskFrame } from './frame/DeskFrame.tsx';
import { DeskMessage } from './frame/DeskMessage.tsx';
import { Loading } from './frame/Loading.tsx';
import { RequiredSecondFactor } from './frame/RequiredSecondFactor.tsx';
import { DeskScreenContent } from './screens.tsx';

export interface DeskProps extends IslandProps {
  readonly screens: readonly DeskScreen[];
  /** Null for a URL without a screen. */
  readonly screen: DeskScreen | null;
  readonly otherLanguage: { readonly language: string; readonly href: string };
  /** Host of the Drupal site from which pages are read; null if this installation has all pages. */
  readonly pagesFrom: string | null;
  /** Site context in which the page editor renders pages; null on every other screen. */
  readonly canvasContext: CanvasContext | null;
}

/** Redirects a visitor without a session to login, which redirects back to this URL. */
function useStaffOnly(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) return undefined;
    return $session.subscribe(({ status }) => {
      const { login } = document.documentElement.dataset;
      if (status === 'out' && login) location.replace(toLoginUrl(login));
    });
  }, [isOpen]);
}

const isStaff = ({ role }: OwnUser) => role === 'editor' || role === 'moderator' || role === 'administrator';

type OpenedProps = Pick<DeskProps, 'screen' | 'screens' | 'otherLanguage' | 'pagesFrom'>;

function Opened({ screen, screens, otherLanguage, pagesFrom }: OpenedProps) {
  const { t } = useIsland();
  const session = useStore($session);
  if (session.status !== 'in') return null;
  const { user } = session;
  if (!isStaff(user)) return <DeskMessage title={t('desk.forbidden.title')} text={t('desk.forbidden.text')} />;
  if (!user.hasSecondFactor) {
    return (
      <DeskEntrance otherLanguage={otherLanguage} canLeave>
        <RequiredSecondFactor />
      </DeskEntrance>
    );
  }
  return (
    <DeskFrame screen={screen} screens={screens} otherLanguage={otherLanguage} pagesFrom={pagesFrom}>
      {screen === null && <DeskMessage title={t('desk.notFound.title')} text={t('desk.notFound.text')} />}
      {screen && !canOpenScreen(screen.access, user.role) && (
        <DeskMessage title={t('desk.forbidden.title')} text={t('desk.forbidden.text')} />
      )}
      {screen && canOpenScreen(screen.access, user.role) && <DeskScreenContent id={screen.id} />}
    </DeskFrame>
  );
}

/** The desk for staff: the frame and the screen at this URL. */
export function Desk({ screens, screen, otherLanguage, pagesFrom, canvasContext, ...props }: DeskProps) {
  const isOpen = screen?.access === 'anyone';
  useStaffOnly(isOpen);
  return (
    <Island {...props}>
      {isOpen ? (
        <DeskEntrance otherLanguage={otherLanguage}>
          <DeskScreenContent id={screen.id} />
        </DeskEntrance>
      ) : (
        <LoggedIn loading={<Loading />}>
          <CanvasContextProvider value={canvasContext}>
            <Opened screen={screen} screens={screens} otherLanguage={otherLanguage} pagesFrom={pagesFrom} />
          </CanvasContextProvider>
        </LoggedIn>
      )}
    </Island>
  );
}
