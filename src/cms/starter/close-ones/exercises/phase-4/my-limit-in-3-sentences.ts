import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const myLimitIn3Sentences = exercise({
  id: 'closeones_4_2',
  domain: 'close-ones',
  title: { nl: 'Mijn grens in 3 zinnen', en: 'My limit in 3 sentences' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een grens gaat over wat jij doet. Het is geen straf en geen dreigement. Kies er een die je ook kunt volhouden.',
      ),
      en: p('A limit is about what you do. It is not a punishment and not a threat. Choose one that you can keep.'),
    }),
    told(
      'voorbeeld',
      {
        nl: p(
          '‘Ik wil niet meer samen eten als je hebt gedronken. Dan eet ik met de kinderen bij mijn zus. Ik zeg het zondag, als het rustig is.’',
        ),
        en: p(
          '‘I no longer want to eat together when you have been drinking. Then I eat with the children at my sister’s. I will say it on Sunday, when it is calm.’',
        ),
      },
      { folded: { nl: 'Een voorbeeld', en: 'An example' } },
    ),
    line('niet_meer', { nl: 'Wat wil ik niet meer?', en: 'What do I no longer want?' }, { required: true }),
    line('doe_ik', { nl: 'Wat doe ik dan zelf?', en: 'What do I do then?' }),
    line('wanneer', { nl: 'Wanneer zeg ik het?', en: 'When do I say it?' }),
    line('wie', { nl: 'Wie helpt mij om het vol te houden?', en: 'Who helps me to keep it?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een grens gaat over jou', en: 'A limit is about you' },
    html: {
      nl: p(
        'Lukt het een keer niet? Dan was hij misschien te groot. Maak hem kleiner en probeer opnieuw.',
        `Ben je bang voor de reactie? Zeg hem dan niet alleen. Bel Veilig Thuis: ${tel('0800-2000')}.`,
      ),
      en: p(
        'Does it not work one time? Then it may have been too big. Make it smaller and try again.',
        `Are you afraid of the reaction? Then do not say it alone. Call Veilig Thuis: ${tel('0800-2000')}.`,
      ),
    },
  },
  notes: 'Method: limit setting. CHECK: Veilig Thuis.',
});
