import { getAchievedBadges, readBadge } from '#src/contract/badge.ts';
import { defineView } from '#src/contract/views.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { getGreetedName } from '#src/rules/programme/greeted-name.ts';
import { getProgrammeDay, getProgrammeWeek } from '#src/rules/programme/programme-day.ts';
import { getScene } from '#src/rules/programme/scene.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { findAvatar } from '#src/ui/avatar/avatars.ts';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { Medal } from '#src/ui/medal/Medal.tsx';

const readBadges = defineView(readBadge);
const BADGES_QUERY = { params: { view: 'badges', display: 'list' } };
const SHOWN_MEDALS = 5;
const LAST_WEEK = Math.ceil(PROGRAMME_DAYS / 7);

/** Overview of the user: position in the programme, avatar, names, day and medals. */
export function AccountOverview() {
  const { t, href, paths, domain } = useIsland();
  const user = useUser();
  const { nickname, avatar, fields, programStartDate } = user;
  const name = getGreetedName(user) ?? (nickname || t('account.place.you'));
  const today = useUserToday();
  const start = isCalendarDate(programStartDate) ? programStartDate : null;
  const day = start ? getProgrammeDay(start, today) : 1;
  const week = start ? getProgrammeWeek(start, today) : 1;
  const hasPicture = domain.variant !== 'reduced' && paths['account-avatar'] !== undefined;
  const medals = paths.badges === undefined ? 0 : getAchievedBadges(fields).length;
  return (
    <section className="account-place" aria-labelledby="account-place">
      <div className="account-place-land" aria-hidden="true">
        <LinkedDrawing name={getScene(Math.min(week, LAST_WEEK), domain.landscape)} />
      </div>
      <div className="account-place-words">
        {hasPicture && <Avatar name={findAvatar(avatar)} size="large" />}
        <h2 id="account-place">{name}</h2>
        {nickname && nickname !== name && <p className="soft">{t('account.place.nickname', { nickname })}</p>}
        <p>
          <strong>
            {day > PROGRAMME_DAYS
              ? t('account.place.over', { days: PROGRAMME_DAYS })
              : t('account.place.day', { day, days: PROGRAMME_DAYS })}
          </strong>
        </p>
        {medals > 0 && <LatestMedals />}
        <p className="account-place-ways">
          {hasPicture && <a href={href('account-avatar')}>{t('account.otherAvatar')}</a>}
          {medals > 0 && <a href={href('badges')}>{t('account.place.medals', { count: medals })}</a>}
        </p>
      </div>
    </section>
  );
}

/** Pictures of the latest medals. The link below states their number, so nothing is rendered if they cannot be loaded. */
function LatestMedals() {
  const badges = useCall(readBadges, BADGES_QUERY);
  if (badges.status === 'error') return null;
  const rows = badges.status === 'done' ? badges.value.rows : [];
  const latestRows = rows
    .filter(({ awarded }) => awarded !== null)
    .sort((a, b) => (b.awarded ?? '').localeCompare(a.awarded ?? ''))
    .slice(0, SHOWN_MEDALS);
  return (
    <div className="account-place-medals" aria-hidden="true">
      {latestRows.map(({ id, image }) => (
        <Medal key={id} image={image} progress={100} />
      ))}
    </div>
  );
}
