import { domainOf } from '#src/domains/index.ts';
import { seal } from '../../db/encryption/seal.ts';
import { nameUuid } from '../../db/name-uuid.ts';
import { keepAnswer } from '../../modules/buddies/answer-invite.ts';
import { buddySealContext } from '../../modules/buddies/find-buddy.ts';
import { keepBuddy } from '../../modules/buddies/keep-buddy.ts';
import { demoAddress } from './address.ts';
import { systemBefore } from './moment.ts';
import type { DemoPart } from './part.ts';
import type { DemoStage } from './people.ts';

interface AskedBuddy {
  readonly name: string;
  readonly answer: 'accepted' | 'refused' | null;
}

const ASKED: Readonly<Partial<Record<DemoStage, readonly AskedBuddy[]>>> = {
  halverwege: [
    { name: 'Robin', answer: 'accepted' },
    { name: 'Kim', answer: null },
  ],
  klaar: [
    { name: 'Alex', answer: 'accepted' },
    { name: 'Jo', answer: 'refused' },
  ],
};

const REASON = { nl: 'Nu even niet, ik heb zelf veel aan mijn hoofd.', en: 'Not now, I have a lot on my mind myself.' };

/** Adds buddies with their answers; sends no mail. */
export const demoBuddies: DemoPart = async (system, tx, { uid, domain, stage, address, language, today }) => {
  if (domainOf(domain).variant !== 'self-help') return;
  for (const [place, { name, answer }] of (ASKED[stage] ?? []).entries()) {
    const email = demoAddress(system, `${name.toLowerCase()}.${address}`);
    const asked = systemBefore(system, today, 18 - place, '18:30');
    const row = await keepBuddy(asked, tx, { uid, id: nameUuid(`demo buddy ${uid} ${name}`), name, email });
    if (answer === null) continue;
    const refusal = answer === 'refused' ? seal(system.keys, buddySealContext(row), REASON[language]) : null;
    await keepAnswer(systemBefore(system, today, 16, '19:10'), tx, row, { state: answer, refusal });
  }
};
