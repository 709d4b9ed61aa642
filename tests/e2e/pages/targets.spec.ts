import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { makePlan, ownToday, registerDay, starter } from '../support/days.ts';
import { getShift, MOST_SHIFT } from '../support/shifts.ts';
import { address, expect, test } from '../support/story.ts';
import { smallTargets } from '../support/targets.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone a thumb meets everything of the plan and the months, and nothing moves by itself', async ({
  page,
}) => {
  await starter(page, 'alcohol', { since: addDays(ownToday(), -9) });
  await makePlan(page, 'alcohol', '4', '2');
  await registerDay(page, 'alcohol', ownToday(), '1');
  for (const path of ['/mijn-plan', '/kalender']) {
    const own = await page.context().newPage();
    const { shift, moved } = await getShift(own, address('alcohol', path));
    expect(shift, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
    expect(await smallTargets(own), path).toEqual([]);
    await own.close();
  }
});
