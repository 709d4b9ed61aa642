import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { serializeDiaryEntry } from '#src/contract/diary.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { chooseNickname, getFirstCategory, getFreshNickname, post } from '../e2e/support/community-calls.ts';
import { beginProgramme, call, createStarter, getUserToday, makePlan, registerDay } from '../e2e/support/days.ts';
import { getPhase, sendExercise } from '../e2e/support/exercises.ts';
import { createNurse, withClients } from '../e2e/support/nurses.ts';
import { createParticipant } from '../e2e/support/people.ts';
import { getProduct, getUrl } from '../e2e/support/story.ts';
import { getScreens, getShown, readLinkedPaths } from '../gallery/pages.ts';

const DAYS = [1, 0, 3, 2];

/** Logs in a user of a domain who has all kinds of data: days, a plan, an exercise, a diary, a post; clients. */
export async function somebodyWithEverything(
  page: Page,
  { label, key, variant, registration }: Domain,
  language: Language = 'nl',
): Promise<void> {
  if (variant === 'professional') {
    const { uid } = await createNurse(page);
    await withClients(uid, 3);
    return;
  }
  const since = addDays(getUserToday(), -DAYS.length);
  const { uid } =
    registration === null
      ? await createParticipant(page.context(), label, { language })
      : await createStarter(page, label, { language, since });
  if (registration !== null) {
    await beginProgramme(getProduct(), uid, DAYS.length);
    if (key !== 'tobacco') await makePlan(page, label, '4', '2');
    for (const [index, amount] of DAYS.entries()) await registerDay(page, label, addDays(since, index), String(amount));
  }
  if (registration !== null) await sendExercise(page, label, getPhase(key, 1)[0] ?? '');
  const buddy = { name: 'Alexandra', email: `${randomUUID()}@example.nl` };
  if (variant === 'self-help') await call(page, label, 'POST', '/buddy/add', buddy);
  const entry = { entryDate: getUserToday(), title: 'Een rustige avond', body: 'Gewandeld langs het water.' };
  await call(page, label, 'POST', '/node', serializeDiaryEntry(entry));
  await page.goto(getUrl(label, toLocalisedPath('/forum', language)));
  await chooseNickname(page, uid, getFreshNickname('Sam'));
  await post(page, await getFirstCategory(page), 'Hallo allemaal', 'Ik ben hier nieuw.');
}

export interface FilledPage {
  readonly id: string;
  readonly address: string;
}

/** Returns every screen of the domain for the logged-in user, by another screen's link if its path needs one. */
export async function readShownScreens(
  page: Page,
  domain: Domain,
  language: Language = 'nl',
): Promise<readonly FilledPage[]> {
  const origin = getUrl(domain.label, '');
  const links = await readLinkedPaths(page, origin, domain, language);
  return getScreens(domain).flatMap((screen) => {
    const path = screen.access === 'public' ? null : getShown(screen, language, links);
    return path ? [{ id: screen.id, address: origin + path }] : [];
  });
}

/** Returns every screen of the domain that a visitor may see. */
export function getVisitorScreens(domain: Domain, language: Language = 'nl'): readonly FilledPage[] {
  return getScreens(domain).flatMap((screen) => {
    const path = screen.access === 'private' ? null : getShown(screen, language, {});
    return path ? [{ id: screen.id, address: getUrl(domain.label, path) }] : [];
  });
}
