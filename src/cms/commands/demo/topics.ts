import type { DemoStage } from './people.ts';

type Speaker = Extract<DemoStage, 'halverwege' | 'eerste-dag' | 'klaar'>;

interface Message {
  readonly by: Speaker;
  readonly text: string;
  /** Number of the comment to which it replies, from 1. */
  readonly answers?: number;
  readonly liked?: readonly Speaker[];
}

/** A post with its comments, its category and the number of days since it was written. */
export interface DemoTopic {
  readonly category: string;
  readonly days: number;
  readonly by: Speaker;
  readonly title: string;
  readonly body: string;
  readonly liked?: readonly Speaker[];
  readonly comments: readonly Message[];
}

const introduction: DemoTopic = {
  category: 'introductions',
  days: 20,
  by: 'halverwege',
  title: 'Hallo allemaal',
  body: 'Ik ben nieuw hier. Ik lees al een week mee en vond het tijd om hallo te zeggen.\n\nOverdag gaat het goed. De avonden zijn lang.',
  liked: ['klaar', 'eerste-dag'],
  comments: [
    { by: 'klaar', text: 'Welcome. I was new seven weeks ago, and I am glad I stayed.', liked: ['halverwege'] },
    { by: 'halverwege', text: 'Dank je. Fijn om dat te lezen.', answers: 1 },
  ],
};

const today: DemoTopic = {
  category: 'today',
  days: 0,
  by: 'eerste-dag',
  title: 'Mijn eerste dag',
  body: 'Vandaag begonnen. Ik weet nog niet goed waar ik alles vind, maar het voelt goed.',
  liked: ['halverwege'],
  comments: [{ by: 'halverwege', text: 'Goed dat je er bent. Begin klein, één ding per dag.', liked: ['eerste-dag'] }],
};

/** Topic with enough comments for two pages. */
const evenings: DemoTopic = {
  category: 'it-worked',
  days: 9,
  by: 'halverwege',
  title: 'Wat doen jullie ’s avonds?',
  body: 'Ik zoek ideeën voor de avond. Tussen acht en tien is het voor mij het lastigst.\n\nWat werkt bij jullie?',
  liked: ['klaar'],
  comments: [
    { by: 'klaar', text: 'I go out for a walk at eight. Every evening, the same round.', liked: ['halverwege'] },
    { by: 'halverwege', text: 'Een vaste ronde, dat ga ik proberen.', answers: 1 },
    { by: 'klaar', text: 'It took a week before I stopped arguing with myself about it.' },
    { by: 'halverwege', text: 'Eerste avond gedaan. Het regende.', liked: ['klaar'] },
    { by: 'klaar', text: 'Then you have had the worst one already.' },
    { by: 'halverwege', text: 'Tweede avond ook. Nu zonder regen.' },
    { by: 'klaar', text: 'On Sundays I cook for the whole week. That fills two hours.' },
    { by: 'halverwege', text: 'Koken werkt bij mij ook. Soep vooral.', answers: 7 },
    { by: 'klaar', text: 'Soup counts.' },
    { by: 'halverwege', text: 'Vijf avonden gelopen deze week.', liked: ['klaar'] },
    { by: 'klaar', text: 'That is most of a week. How do the evenings feel now?' },
    { by: 'halverwege', text: 'Korter. Dat had ik niet verwacht.', answers: 11, liked: ['klaar'] },
  ],
};

/** Forum posts of a programme's three demo users. */
export const DEMO_TOPICS: readonly DemoTopic[] = [introduction, evenings, today];
