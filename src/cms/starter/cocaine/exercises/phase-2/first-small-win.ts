import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const firstSmallWin = exercise({
  id: 'cocaine_2_5',
  domain: 'cocaine',
  title: { nl: 'Eerste kleine winst', en: 'First small win' },
  parts: [
    told('inleiding', {
      nl: p(
        'Zoek één ding dat vandaag of deze week iets anders ging. Klein is goed. Bijvoorbeeld: een bericht niet beantwoord.',
      ),
      en: p(
        'Find one thing that went a little differently today or this week. Small is fine. For example: a message not answered.',
      ),
    }),
    line('winst', { nl: 'Wat ging er anders?', en: 'What went differently?' }, { required: true }),
    line('hielp', { nl: 'Wat of wie hielp daarbij?', en: 'What or who helped?' }),
    line('morgen', {
      nl: 'Hoe maak je dat morgen weer een beetje makkelijker?',
      en: 'How do you make that a bit lighter again tomorrow?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein is genoeg', en: 'Small is enough' },
    html: {
      nl: p('Kleine dingen tellen op. Zag je vandaag niets? Dan is dat je hier bent het ene ding.'),
      en: p('Small things add up. Did you see nothing today? Then being here is the one thing.'),
    },
  },
  notes: 'Method: reinforcement.',
});
