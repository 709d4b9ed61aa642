import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { Island, UserProvider } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import account from '../../../public/locales/nl/account.json' with { type: 'json' };
import { RestartProgramme } from './RestartProgramme.tsx';

const user = readOwnUser({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
});
const { site } = createIslandProps();
const { goes, stays } = account.programme;

/** Returns the lines of both lists of the question. */
function readLines(key: DomainKey, offersHelp: boolean) {
  const offers = { ...site.offers, hardMoment: offersHelp, urgeLog: offersHelp };
  const html = renderToStaticMarkup(
    <Island {...createIslandProps({ domain: getDomain(key), texts: { account }, site: { ...site, offers } })}>
      <UserProvider user={user}>
        <RestartProgramme />
      </UserProvider>
    </Island>,
  );
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);
}

it('a restart names the cravings that it deletes, and the card and the plans that stay', () => {
  expect(readLines('alcohol', true)).toEqual([
    ...[goes.exercises, goes.registrations, goes.urges, goes.plan, goes.start],
    ...[stays.account, stays.diary, stays.badges, stays.people, stays.cardWithPlans],
  ]);
});

it('a restart names no cravings, card or plans that a user cannot have', () => {
  expect(readLines('close-ones', true)).toEqual([goes.exercises, stays.account, stays.diary, stays.card]);
  const lines = readLines('alcohol', false);
  expect(lines).not.toContain(goes.urges);
  expect(lines).not.toContain(stays.cardWithPlans);
});
