import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const myLimitIn3Sentences = exercise({
  id: 'closeones_4_2',
  domain: 'close-ones',
  title: { nl: 'Mijn grens in 3 zinnen', en: 'My limit in 3 sentences' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een grens gaat over wat jij zelf doet, dus je kunt hem altijd uitvoeren. Het is geen straf en geen dreigement. Kies er een die je ook op een slechte avond volhoudt.',
      ),
      en: p(
        'A limit is about what you do yourself, so you can always carry it out. It’s not a punishment or a threat. Choose one that you can stick to, even on a bad evening.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een zus in een familie waar niemand iets mag weten, schreef: “Ik wil niet meer liegen tegen onze ouders. Vragen ze naar je, dan zeg ik dat ze jou kunnen bellen. Ik zeg het zondag, als het rustig is.” Haar broer was boos, en een week later belde hij zijn ouders zelf.',
        ),
        en: p(
          'A sister in a family where nobody was allowed to know wrote: “I don’t want to lie to our parents any more. If they ask about you, I’ll tell them to call you. I’ll say so on Sunday, when it’s calm.” Her brother was angry, and a week later he called his parents himself.',
        ),
      },
      { folded: { nl: 'Een voorbeeld', en: 'An example' } },
    ),
    line('niet_meer', { nl: 'Wat wil ik niet meer?', en: 'What do I no longer want?' }, { required: true }),
    line('doe_ik', { nl: 'Wat doe ik dan zelf?', en: 'What will I do then?' }),
    line('wanneer', { nl: 'Wanneer zeg ik het?', en: 'When will I say it?' }),
    line('wie', { nl: 'Wie helpt mij om het vol te houden?', en: 'Who can help me stick to it?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een grens gaat over jou', en: 'A limit is about you' },
    html: {
      nl: p(
        'Lukt het een keer niet, dan was je grens misschien te groot. Maak hem kleiner en probeer het opnieuw. Volhouden telt meer dan streng zijn.',
        `Ben je bang voor de reactie, zeg het dan niet als je alleen bent. Bel eerst Veilig Thuis: ${tel('0800-2000')}.`,
      ),
      en: p(
        'If it does not work one time, your limit may have been too big. Make it smaller and try again. Sticking to it matters more than being strict.',
        `If you’re afraid of the reaction, do not say it while you’re on your own. Call Veilig Thuis, the domestic abuse helpline, first: ${tel('0800-2000')}.`,
      ),
    },
  },
  notes: 'Method: limit setting. CHECK [C1]: Veilig Thuis.',
});
