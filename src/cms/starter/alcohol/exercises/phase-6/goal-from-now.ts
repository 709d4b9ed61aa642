import {
  count,
  createMarkup,
  exercise,
  matchAny,
  option,
  type Part,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

const lookAgain: Part = {
  nl: {
    type: 'date',
    key: 'kijkdatum',
    label: 'Wanneer kijk je opnieuw naar je doel?',
    help: 'Kies een dag, bijvoorbeeld over een maand.',
  },
  en: {
    type: 'date',
    key: 'kijkdatum',
    label: 'When will you look at your goal again?',
    help: 'Choose a day, for example a month from now.',
  },
};

export const goalFromNow = exercise({
  id: 'alcohol_6_5',
  domain: 'alcohol',
  title: { nl: 'Mijn doel vanaf nu', en: 'My goal from now' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Je bent bij de laatste oefening van fase 6. Wat er ook lukte of niet lukte, je hebt weken naar jezelf gekeken. Daarom weet je nu beter hoe je verder wilt.',
      ),
      en: p(
        'You’ve reached the last exercise of phase 6. Whatever did or did not work, you’ve spent weeks looking at yourself. So now you know better how you want to carry on.',
      ),
    }),
    radios(
      'verder',
      { nl: 'Hoe wil je verder?', en: 'How do you want to carry on?' },
      [
        option('niets', { nl: 'Ik wil niet drinken', en: 'I do not want to drink' }),
        option('minder', { nl: 'Ik wil minder drinken dan nu', en: 'I want to drink less than now' }),
        option('zo_blijven', { nl: 'Ik wil het zo houden', en: 'I want to keep it like this' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      { required: true },
    ),
    createMarkup(
      'veilig_omlaag',
      {
        nl: p(
          `Drink je nu elke dag, ga dan in stappen omlaag. <strong>Ga je trillen, zweten of overgeven? Ga dan niet verder omlaag. ${safety('alcoholNow', 'nl')}</strong>`,
        ),
        en: p(
          `If you drink every day now, cut down in steps. <strong>If you start to shake, sweat or be sick, do not cut down any further. ${safety('alcoholNow', 'en')}</strong>`,
        ),
      },
      { when: matchAny(['verder'], 'niets', 'minder') },
    ),
    createMarkup(
      'nog_niet_uitleg',
      {
        nl: p(
          'Dat is een eerlijk antwoord, en kiezen kan ook later nog. Je huisarts of praktijkondersteuner kan met je meedenken.',
        ),
        en: p(
          'That’s an honest answer, and you can still choose later. Your GP or practice nurse can think it through with you.',
        ),
      },
      { when: matchAny(['verder'], 'weet_niet') },
    ),
    count(
      'glazen_per_week',
      { nl: 'Hoeveel glazen per week is je doel?', en: 'How many drinks a week is your goal?' },
      350,
      {
        help: {
          nl: 'Dit is een voornemen. Het doel in je dagen verandert pas als je je plan aanpast.',
          en: 'This is an intention. The limit in your days only changes when you change your plan.',
        },
        when: matchAny(['verder'], 'minder', 'zo_blijven'),
      },
    ),
    count('dagen_zonder', { nl: 'Hoeveel dagen per week zonder?', en: 'How many alcohol-free days a week?' }, 7, {
      help: {
        nl: 'Tril of zweet je op een dag zonder, bel dan nu je huisarts of de huisartsenpost. Vul hier dan 0 in.',
        en: 'If you shake or sweat on an alcohol-free day, call your GP or the huisartsenpost (out-of-hours GP) now. Enter 0 here.',
      },
      when: matchAny(['verder'], 'minder', 'zo_blijven'),
    }),
    lookAgain,
    skip,
  ],
  feedback: {
    title: { nl: 'Jij bent aan zet', en: 'It is up to you' },
    html: {
      nl: p(
        'Een doel kun je later bijstellen. Schrijf op wanneer je weer kijkt, want dat maakt het echt.',
        'Wil je je doel ook in je dagen zien, pas dan <a href="/mijn-plan">je plan</a> aan. Je kunt blijven invullen zolang je wilt.',
      ),
      en: p(
        'You can change your goal later. Write down when you’ll look at it again. That makes it real.',
        'If you’d like to see your goal in your days too, change <a href="/en/my-recovery-plan">your plan</a>. You can keep logging your days for as long as you like.',
      ),
    },
  },
  notes: `Method: commitment, choosing the next goal.
CHECK [C1]: addiction doctor and GP, text for people who drink every day and choose less or nothing.
CHECK [C4]: product owner, that the plan can be changed and days filled in after six weeks.`,
});
