import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { getUserToday } from '../support/days.ts';
import { expectFits } from '../support/fits.ts';
import { createNurse, withClients } from '../support/nurses.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';

const today = getUserToday();
const IN_NEED = 9;

/** Lets nine of forty clients need help: three drank a lot on a day, three were silent, three often above a goal. */
const makeNeed = (nurseUid: number) =>
  withContentSystem(getProduct(), async ({ database: { pool } }) => {
    const { rows } = await pool.query<{ uid: string; name: string }>(
      'select u.uid, u.name from users u join pairings p on p.uid = u.uid where p.nurse_uid = $1 order by u.name',
      [nurseUid],
    );
    const selectedRows = rows.slice(20, 20 + IN_NEED);
    for (const [at, { uid }] of selectedRows.entries()) {
      if (at < 3) {
        await pool.query('update registrations set amount = 20 where uid = $1 and date = $2', [
          uid,
          addDays(today, -2),
        ]);
      } else if (at < 6) {
        await pool.query('delete from registrations where uid = $1 and date > $2', [uid, addDays(today, -6)]);
      } else {
        await pool.query('update registrations set amount = 5 where uid = $1 and date >= $2', [
          uid,
          addDays(today, -5),
        ]);
        await pool.query(
          `insert into plans (uid, uuid, saved_on, usage, target, stop_or_reduce, immediate_or_gradual, created_at)
           values ($1, gen_random_uuid(), $2, array_fill(4::numeric, array[7]), array_fill(2::numeric, array[7]), 'reduce', 'immediate', now())`,
          [uid, addDays(today, -20)],
        );
      }
    }
    return selectedRows.map(({ name }) => name);
  });

test('of forty clients the first nine rows of a laptop are in need, and one is read in few presses and words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { uid } = await createNurse(page);
  await withClients(uid, 40);
  const names = await makeNeed(uid);
  await page.goto(getUrl('begeleid', '/clienten'));
  const rows = page.getByRole('table', { name: 'Je cliënten' }).locator('tbody tr');
  await expect(rows).toHaveCount(40);
  const first = rows.nth(IN_NEED - 1);
  await expect(first).toBeInViewport();
  const visible = await rows.locator('th a').allTextContents();
  expect(visible.slice(0, IN_NEED).toSorted()).toEqual(names.toSorted());
  await expectAccessible(page);

  let presses = 0;
  await rows.nth(0).locator('th a').click();
  presses += 1;
  const brief = page.getByRole('region', { name: 'In het kort' });
  await expect(brief).toBeInViewport();
  for (const fact of ['Doel', 'Laatst ingevuld', 'Door jou bekeken', 'Nieuwe oefeningen']) {
    await expect(brief.getByText(fact, { exact: true })).toBeInViewport();
  }
  await expect(brief.locator('.day-bars-day')).toHaveCount(4);
  expect(presses).toBeLessThanOrEqual(3);
  const wordCount = await brief.evaluate(
    (section) => (section as HTMLElement).innerText.split(/\s+/).filter(Boolean).length,
  );
  expect(wordCount).toBeLessThanOrEqual(160);
  const visibleWords = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      const isSeen = width > 1 && top < innerHeight && bottom > 0;
      if (isSeen) count += (node.textContent ?? '').split(/\s+/).filter(Boolean).length;
    }
    return count;
  });
  expect(visibleWords).toBeLessThanOrEqual(160);
  await expectAccessible(page);
  await expectFits(page);
});
