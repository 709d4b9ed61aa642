// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { Island, LoggedIn } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { mount } from '#src/ui/mount.ts';
import { OtherDays } from './OtherDays.tsx';

const island = createIslandProps({
  paths: { registration: '/dagelijkse-registratie/:date' },
});

const FRIDAY: CalendarDate = '2026-11-20';

/** Renders the week around today, a Friday, for a user who started on the given day. */
function getWeek(start: CalendarDate) {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const user = readOwnUser({
    uid: [{ value: 12 }],
    mail: [{ value: 'sam@example.nl' }],
    roles: [{ target_id: 'client' }],
    field_registrations_start_date: [{ value: start }],
  });
  const page = mount(
    <Island {...island}>
      <LoggedIn loading={null}>
        <OtherDays date={FRIDAY} days={{}} today={FRIDAY} last={FRIDAY} />
      </LoggedIn>
    </Island>,
  );
  act(() => publishUser(user));
  const classes = [...page.place.querySelectorAll('.stone')].map(({ className }) =>
    className.replace('stone stone-', ''),
  );
  const links = page.place.querySelectorAll('a').length;
  page.remove();
  return { classes, links };
}

it('shows days before the start as no missed days', () => {
  const { classes, links } = getWeek('2026-11-19');
  expect(classes).toEqual(['before', 'before', 'before', 'open', 'today', 'future', 'future']);
  expect(links).toBe(2);
});

it('is left out where no other day can be filled in', () => {
  expect(getWeek(FRIDAY)).toEqual({ classes: [], links: 0 });
});
