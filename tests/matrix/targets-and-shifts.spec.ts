import { DOMAINS } from '#src/domains/index.ts';
import { getShift, MAX_SHIFT } from '../e2e/support/shifts.ts';
import { expect, test } from '../e2e/support/story.ts';
import { readSmallTargets } from '../e2e/support/targets.ts';
import { getVisitorScreens, readShownScreens, somebodyWithEverything } from './filled.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const domain of DOMAINS) {
  for (const person of ['visitor', 'person'] as const) {
    test(`${domain.label}: a thumb meets everything, and nothing moves by itself, on every screen of a ${person}`, async ({
      page,
    }) => {
      if (person === 'person') await somebodyWithEverything(page, domain);
      const screens = person === 'person' ? await readShownScreens(page, domain) : getVisitorScreens(domain);
      const small: Record<string, readonly string[]> = {};
      const movedEntry: Record<string, unknown> = {};
      for (const { id, address } of screens) {
        // Each screen gets a separate page, because the script of a previous screen would record twice.
        const newPage = await page.context().newPage();
        const { shift, moved: parts } = await getShift(newPage, address);
        if (shift > MAX_SHIFT) movedEntry[id] = [shift, ...parts];
        const smallTargets = await readSmallTargets(newPage);
        if (smallTargets.length > 0) small[id] = smallTargets;
        await newPage.close();
      }
      expect({ small, moved: movedEntry }).toEqual({ small: {}, moved: {} });
    });
  }
}
