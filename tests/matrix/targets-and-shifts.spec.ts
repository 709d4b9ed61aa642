import { DOMAINS } from '#src/domains/index.ts';
import { getShift, MOST_SHIFT } from '../e2e/support/shifts.ts';
import { expect, test } from '../e2e/support/story.ts';
import { smallTargets } from '../e2e/support/targets.ts';
import { shownScreens, somebodyWithEverything, visitorScreens } from './filled.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const domain of DOMAINS) {
  for (const person of ['visitor', 'person'] as const) {
    test(`${domain.label}: a thumb meets everything, and nothing moves by itself, on every screen of a ${person}`, async ({
      page,
    }) => {
      if (person === 'person') await somebodyWithEverything(page, domain);
      const screens = person === 'person' ? await shownScreens(page, domain) : visitorScreens(domain);
      const small: Record<string, readonly string[]> = {};
      const moved: Record<string, unknown> = {};
      for (const { id, address } of screens) {
        // Each in a separate page: the script of the previous one does not record twice.
        const own = await page.context().newPage();
        const { shift, moved: parts } = await getShift(own, address);
        if (shift > MOST_SHIFT) moved[id] = [shift, ...parts];
        const found = await smallTargets(own);
        if (found.length > 0) small[id] = found;
        await own.close();
      }
      expect({ small, moved }).toEqual({ small: {}, moved: {} });
    });
  }
}
