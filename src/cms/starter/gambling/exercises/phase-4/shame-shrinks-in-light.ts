import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const shameShrinksInLight = exercise({
  id: 'gambling_4_5',
  domain: 'gambling',
  title: { nl: 'Schaamte wordt kleiner in licht', en: 'Shame shrinks in light' },
  parts: [
    told('inleiding', {
      nl: p(
        'Bijna iedereen die te veel gokt, schaamt zich. Wat je niet durft te zeggen, hoef je hier niet op te schrijven. Je schrijft alleen een vriendelijke zin.',
      ),
      en: p(
        'Almost everyone who gambles too much feels shame. What you dare not say, you need not write here. You only write a kind sentence.',
      ),
    }),
    line(
      'geliefde',
      { nl: 'Wat zou iemand zeggen die van je houdt?', en: 'What would someone say who loves you?' },
      { required: true },
    ),
    line(
      'zin',
      { nl: 'Welke zin schrijf je aan jezelf?', en: 'Which sentence do you write to yourself?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Ik heb dit niet bedacht, en ik pak het nu aan.”',
          en: 'For example: “I did not plan this, and I am working on it now.”',
        },
      },
    ),
    line('wie', { nl: 'Wie zou dit als eerste kunnen weten?', en: 'Who could be the first to know?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zachter is sterker', en: 'Softer is stronger' },
    html: {
      nl: p(
        'Schaamte maakt drang groter. Vriendelijk zijn voor jezelf maakt doorgaan makkelijker.',
        `Is het te zwaar, of wil je niet meer leven? Bel ${tel('113')}, gratis en anoniem, dag en nacht.`,
      ),
      en: p(
        'Shame makes an urge bigger. Being kind to yourself makes it lighter to go on.',
        `Is it too heavy, or do you no longer want to live? Call ${tel('113')}, free and anonymous, day and night.`,
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: self-compassion. CHECK: wording with 113.',
});
