import type { Language } from '#src/domains/domain.ts';
import type { DoorDomain } from '#src/domains/doors/door.ts';
import { DOORS } from '#src/domains/doors/index.ts';
import type { StarterNode, StarterPage } from '../starter.ts';

const PATHS = {
  'self-help': { nl: '/trek-nu', en: '/craving' },
  'close-ones': { nl: '/moeilijk-moment', en: '/hard-moment' },
} as const;

const HEAD = {
  nl: { title: 'Wat heb je nu nodig?' },
  en: { title: 'What do you need right now?' },
} as const;

function createPage(domain: DoorDomain, language: Language): StarterNode<'basic_page'> {
  return {
    ...HEAD[language],
    paragraphs: DOORS[domain][language].map(({ kind, title, lead, steps, wave }) => ({
      type: 'door',
      kind,
      title,
      lead,
      steps: steps.map((text) => ({ text })),
      ...(wave && { wave: wave.map((text) => ({ text })) }),
    })),
  };
}

const page = (domain: DoorDomain): StarterPage<'basic_page'> => ({
  id: `${domain}-hard-moment`,
  type: 'basic_page',
  domains: [domain],
  path: PATHS[domain === 'close-ones' ? domain : 'self-help'],
  nl: createPage(domain, 'nl'),
  en: createPage(domain, 'en'),
  notes: `Sources: Sayette and others 2005 (people overpredict how long an urge lasts); Bowen and Marlatt 2009 (an urge that stays equal is no failure); Shiffman and others 1996 (going elsewhere, a thought to answer with); Larimer, Palmer and Marlatt 1999 (slip). The numbers and the signs of the body come from the code.
CHECK [C1]: addiction doctor, the doors for danger and slip, and the pace of the breath.
CHECK [C4]: psychologist, the seven steps of the wave.`,
});

/** The screen for a hard moment of every programme for participants. */
export const hardMomentPages: readonly StarterPage<'basic_page'>[] = (Object.keys(DOORS) as DoorDomain[]).map(page);
