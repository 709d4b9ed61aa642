import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { getShift, MAX_SHIFT } from '../support/shifts.ts';
import { expect, getUrl, test } from '../support/story.ts';
import { readSmallTargets } from '../support/targets.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone a thumb meets everything of the plan and the months, and nothing moves by itself', async ({
  page,
}) => {
  await createStarter(page, 'alcohol', { since: addDays(getUserToday(), -9) });
  await makePlan(page, 'alcohol', '4', '2');
  await registerDay(page, 'alcohol', getUserToday(), '1');
  for (const path of ['/mijn-plan', '/kalender']) {
    const newPage = await page.context().newPage();
    const { shift, moved } = await getShift(newPage, getUrl('alcohol', path));
    expect(shift, `${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT);
    expect(await readSmallTargets(newPage), path).toEqual([]);
    await newPage.close();
  }
});
