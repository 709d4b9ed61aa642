import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const shameShrinksInLight = exercise({
  id: 'gambling_4_5',
  domain: 'gambling',
  title: { nl: 'Schaamte wordt kleiner in licht', en: 'Shame shrinks in light' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Bijna iedereen die te veel gokt, schaamt zich, en zwijgen maakt dat groter. Wat je niet durft te zeggen, schrijf je hier niet op. Je schrijft alleen een vriendelijke zin, zoals je die een ander geeft.',
        'Een oude truc helpt daarbij: schrijf over jezelf als over iemand die je kent. Je hoofd is dan minder hard, omdat het over een ander lijkt te gaan.',
      ),
      en: p(
        'Almost everyone who gambles too much feels ashamed, and silence makes it grow. What you do not dare to say, you do not write here. You only write a kind sentence, the kind you’d give to someone else.',
        'An old trick can help: write about yourself as if about someone you know. Your mind will be less hard, as it seems to be about another person.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Hij wil voor zijn familie zorgen, en daarom durfde hij het niemand te vertellen. Elke vrijdag zat hij bij het gebed en dacht dat hij er niet meer bij hoorde. Hij deed iets waar hij spijt van heeft, en vandaag belde hij om hulp. Dat past bij wie hij wil zijn.',
        ),
        en: p(
          'He’s a man who wants to look after his family, so he did not dare to tell anyone. Every week he sat in the prayer service, thinking he had lost his place there. He did something he regrets, and today he called for help. That fits who he wants to be.',
        ),
      },
      { folded: { nl: 'Zo kan een brief over jezelf klinken', en: 'What a letter about yourself can sound like' } },
    ),
    line(
      'geliefde',
      { nl: 'Wat zou iemand zeggen die van je houdt?', en: 'What would someone who loves you say?' },
      { required: true },
    ),
    longText(
      'brief',
      { nl: 'Schrijf drie regels over jezelf, als hij of zij', en: 'Write three lines about yourself, as he or she' },
      {
        help: {
          nl: 'Begin met wat die persoon belangrijk vindt, en pas daarna met wat er misging.',
          en: 'Start with what matters to that person, and only then with what went wrong.',
        },
      },
    ),
    line(
      'zin',
      { nl: 'Welke zin schrijf je aan jezelf?', en: 'Which sentence will you write to yourself?' },
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
        'Schaamte maakt drang groter, terwijl vriendelijk zijn voor jezelf doorgaan makkelijker maakt. Lees je zin nog eens op een avond dat je hard voor jezelf bent.',
        'In fase 5 bereid je voor hoe je het iemand vertelt. Neem deze zin dan mee.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Shame makes an urge bigger. Being kind to yourself helps you carry on. Read your sentence again on an evening when you’re hard on yourself.',
        'In phase 5 you’ll prepare how to tell one person, and you can use this sentence then.',
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: self-compassion; a letter in the third person. CHECK [C1]: wording with 113.',
});
