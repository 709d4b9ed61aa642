import type { Badge } from '#src/contract/badge.ts';
import { capitalise } from '#src/i18n/format-date.ts';
import { formatShortDay } from '#src/i18n/format-date-time.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useUserDay } from '#src/session/user-day.ts';
import { Medal } from '#src/ui/medal/Medal.tsx';

/** Returns the awarded badges, latest first, followed by the others in their order. */
export function sortBadges(badges: readonly Badge[]): readonly Badge[] {
  const achievedBadges = badges.filter(({ awarded }) => awarded !== null);
  const nextBadges = badges.filter(({ awarded }) => awarded === null);
  return [...[...achievedBadges].sort((a, b) => (b.awarded ?? '').localeCompare(a.awarded ?? '')), ...nextBadges];
}

/** Badges with their names and award dates. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  const { t, language } = useIsland();
  const dayAt = useUserDay();
  return (
    <section aria-labelledby="badges">
      <h2 id="badges">{t('badges.badges')}</h2>
      <ul className="badges">
        {sortBadges(badges).map(({ id, name, description, image, awarded }) => (
          <li key={id} className={awarded === null ? 'is-ahead' : undefined}>
            <Medal image={image} progress={awarded === null ? 0 : 100} />
            <h3>{name}</h3>
            {awarded !== null && description && <p>{description}</p>}
            <p className="soft">
              {awarded === null ? (
                t('badges.ahead')
              ) : (
                <time dateTime={awarded}>
                  {capitalise(formatShortDay(dayAt(new Date(awarded)), dayAt(getNow()), language))}
                </time>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
