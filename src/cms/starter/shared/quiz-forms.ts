import type { Localised } from '#src/domains/domain.ts';
import { answer, one, type Part } from './exercise-parts.ts';

/** An answer to choose and what is said after it. */
export type Reply = readonly [label: Localised, explanation: Localised];

interface Thought {
  readonly key: string;
  /** The thought with its quotation marks. */
  readonly thought: Localised;
  readonly helps: Reply;
  readonly alsoHelps: Reply;
  /** What people tell themselves sternly; it often works the wrong way. */
  readonly stern: Reply;
  readonly required?: true;
}

/** A thought that gives permission, with two answers that help and one that is stern. */
export function permissionThought({ key, thought, helps, alsoHelps, stern, required }: Thought): Part {
  const label = {
    nl: `Je hoort jezelf zeggen: ${thought.nl} Welk antwoord helpt jou?`,
    en: `You hear yourself say: ${thought.en} Which answer helps you?`,
  };
  const options = [
    answer('helpt', helps[0], true, helps[1]),
    answer('helpt_ook', alsoHelps[0], true, alsoHelps[1]),
    answer('streng', stern[0], false, {
      nl: `Dit is streng. Streng werkt vaak averechts. ${stern[1].nl}`,
      en: `This is stern. Stern often works the wrong way. ${stern[1].en}`,
    }),
  ];
  return one(key, label, options, required ? { required } : {});
}

interface Offer {
  readonly key: string;
  readonly situation: Localised;
  readonly short: Localised;
  readonly rather: Localised;
  readonly excuse: Localised;
  readonly anyway: Localised;
  /** What could have been said earlier. */
  readonly earlier: Localised;
  readonly required?: true;
}

/** A situation in which someone insists: a short no, what you would rather, an excuse, doing it anyway. None is wrong. */
export function offer({ key, situation, short, rather, excuse, anyway, earlier, required }: Offer): Part {
  const options = [
    answer('kort_nee', short, true, {
      nl: 'Dit werkt vaak het best en is snel klaar. Een uitleg hoeft niet.',
      en: 'This often works best and is over quickly. No need to explain.',
    }),
    answer('liever', rather, true, {
      nl: 'Dit werkt vaak goed. De ander weet meteen wat je wel wilt.',
      en: 'This often works well. The other person knows at once what you do want.',
    }),
    answer('smoes', excuse, null, {
      nl: 'Dat kan. Je moet de smoes wel onthouden, en de vraag komt vaak terug.',
      en: 'You can. You do have to remember the excuse, and the question often comes back.',
    }),
    answer('toch', anyway, null, {
      nl: `Eerlijk dat je dit kiest. Wat had je eerder kunnen zeggen? ${earlier.nl}`,
      en: `Honest that you choose this. What could you have said earlier? ${earlier.en}`,
    }),
  ];
  return one(key, situation, options, required ? { required } : {});
}
