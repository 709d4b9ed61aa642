import type { ReactNode } from 'react';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Renders a notice instead of its children while the user is silenced on the forum. */
export function SilencedGuard({ children }: { children: ReactNode }) {
  const { t, href, language } = useIsland();
  const { silenced } = useUser();
  if (!silenced) return children;
  const { until } = silenced;
  return (
    <Banner icon="info">
      <p>
        {until === null
          ? t('forum.silenced')
          : t('forum.silencedUntil', { day: `${formatDayAndMonth(until, language)} ${until.slice(0, 4)}` })}
      </p>
      <p>
        <a href={href('messages')}>{t('forum.silencedWhy')}</a>
      </p>
    </Banner>
  );
}
