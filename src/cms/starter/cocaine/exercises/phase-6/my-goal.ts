import { answer, createMarkup, exercise, line, matchAny, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myGoal = exercise({
  id: 'cocaine_6_5',
  domain: 'cocaine',
  title: { nl: 'Mijn doel', en: 'My goal' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wat wordt je doel vanaf nu? Je kunt stoppen of minder gebruiken, en aanpassen kan altijd. Gaf je in oefening 1.1 een ja bij je hart, dan is stoppen het enige dat veilig is.',
      ),
      en: p(
        'What’s your goal from now on? You can stop or use less, and you can always change it. If you said yes about your heart in exercise 1.1, stopping is the only safe option.',
      ),
    }),
    radios(
      'doel',
      { nl: 'Waar kies je voor?', en: 'What do you choose?' },
      [
        answer('stoppen', { nl: 'Stoppen', en: 'Stopping' }, null, {
          nl: 'Dat is duidelijk, ook om vier uur ’s nachts. Er valt niets te rekenen. Kies een dag waarop je kijkt hoe het gaat.',
          en: 'That’s clear, even at four in the morning. There’s nothing to count. Choose a day to look at how it’s going.',
        }),
        answer('minder', { nl: 'Minder vaak', en: 'Less often' }, null, {
          nl: 'Minder keren is minder kans, al blijft elke keer een risico voor je hart. Schrijf op welke weken je overslaat.',
          en: 'Fewer times means less chance, although every time is still a risk for your heart. Write down which weeks you’ll skip, and tell someone.',
        }),
        answer('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
          nl: 'Houd dan voorlopig je plan van nu, want dat ken je. Kijk over twee weken opnieuw, liefst samen met iemand.',
          en: 'If so, keep your present plan for now. You know it. Look again in two weeks, if possible together with someone.',
        }),
      ],
      { required: true },
    ),
    createMarkup(
      'hart',
      {
        nl: p(
          'Heb je hartklachten, hoge bloeddruk of viel je weleens flauw, dan is stoppen het enige dat veilig is. Bel je huisarts, want die kan je hart nakijken.',
        ),
        en: p(
          'If you have heart problems or high blood pressure, or you’ve fainted, stopping is the only safe option. Call your GP, who can have your heart checked.',
        ),
      },
      { when: matchAny(['doel'], 'minder', 'weet_niet') },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Op mijn leeftijd dacht ik dat stoppen niet meer hoefde. De cardioloog zei dat mijn hart daar anders over dacht. Ik koos stoppen, en ik keek na een maand of het nog klopte. Mijn kleinzoon weet van niets, maar hij zegt wel dat ik op zondag weer meefiets.',
        ),
        en: p(
          'At my age I thought there was no point in stopping. The cardiologist said my heart saw it differently. I chose to stop, and after a month I checked if that was still right. My grandson knows nothing about it, but he does say that I cycle with him on Sundays again.',
        ),
      },
      { folded: { nl: 'Een doel boven de 65', en: 'A goal over 65' } },
    ),
    line(
      'maand',
      { nl: 'Hoe vaak per maand wil je hoogstens?', en: 'How often a month at most?' },
      {
        help: { nl: 'Koos je stoppen, laat dit dan leeg.', en: 'If you chose to stop, leave this empty.' },
      },
    ),
    line('wanneer', { nl: 'Wanneer kijk je opnieuw?', en: 'When do you look again?' }),
    skip,
  ],
  feedback: {
    title: {
      nl: 'Bij hartklachten is alleen stoppen veilig',
      en: 'If you have heart problems, stopping is the only safe option',
    },
    html: {
      nl: p(
        'Past je doel niet meer bij <a href="/mijn-plan">Mijn plan</a>, dan kun je het daar aanpassen. Elke keer minder telt voor je hart.',
      ),
      en: p(
        'If your goal still fits <a href="/en/my-recovery-plan">My plan</a>, there’s nothing to do, and otherwise you can change it there. Every time less counts for your heart.',
      ),
    },
  },
  notes: 'Method: commitment. CHECK [C1]: cardiologist and addiction doctor: less with heart disease.',
});
