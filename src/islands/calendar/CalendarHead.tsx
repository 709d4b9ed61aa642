import { useIsland } from '#src/session/Island.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';

/** Back link and title, the same while the days are loading. */
export function CalendarHead() {
  const { t, href } = useIsland();
  return (
    <div>
      <p className="screen-back">
        <WayLink href={href('plan')} way="back">
          {t('calendar.back')}
        </WayLink>
      </p>
      <h1>{t('calendar.title')}</h1>
    </div>
  );
}
