import {
  answer,
  checkboxes,
  count,
  createMarkup,
  exercise,
  line,
  matchAny,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const lungsAndPurse = exercise({
  id: 'tobacco_end_1',
  domain: 'tobacco',
  title: { nl: 'Longen en portemonnee', en: 'Lungs and purse' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wat merk je na deze weken, aan je adem, op de trap en in je portemonnee? Rookvrij, minder of nog niet: je hebt gekeken en geoefend, en dat verandert iets.',
      ),
      en: p(
        'What do you notice after these weeks, in your breath, on the stairs and in your purse? Smoke-free, less or not yet, you’ve looked and practised, and that changes something.',
      ),
    }),
    checkboxes(
      'merk',
      { nl: 'Wat merk je, al is het een beetje?', en: 'What do you notice, even if it is only a little?' },
      [
        answer('hoest', { nl: 'Minder hoesten', en: 'Less coughing' }, null, {
          nl: 'In het begin hoestte je misschien meer. Blijft een hoest terugkomen, laat je huisarts er dan naar luisteren.',
          en: 'At first you may have coughed more. If a cough keeps coming back, let your GP have a listen.',
        }),
        answer('trap', { nl: 'De trap gaat makkelijker', en: 'The stairs are easier' }, null, {
          nl: 'Je longen hebben dit nodig, dus geef ze elke dag dezelfde trap. Tel de treden tot je moet rusten, en over een maand weer.',
          en: 'Your lungs need this, so give them the same stairs every day. Count the steps until you rest, and again in a month.',
        }),
        answer('geur', { nl: 'Frisse kleren en adem', en: 'Fresh clothes and breath' }, null, {
          nl: 'Anderen ruiken het eerder dan jij. Vraag iemand wat die merkt, want dat hoor je anders nooit.',
          en: 'Other people smell it before you do, so ask someone what they notice, or you’ll never hear.',
        }),
        answer('smaak', { nl: 'Beter proeven en ruiken', en: 'Better taste and smell' }, null, {
          nl: 'Maak deze week iets klaar dat je al lang niet goed proefde. Eet het langzaam, zonder scherm erbij.',
          en: 'This week, cook something that you have not tasted properly for a long time. Eat it slowly, with no screen.',
        }),
        answer('geld', { nl: 'Geld dat bleef', en: 'Money that stayed' }, null, {
          nl: 'Geef een deel uit, anders verdwijnt het in de week. Koop er iets voor dat je over een jaar nog ziet.',
          en: 'Spend some of it on something that you’ll still see in a year, or it will vanish into the week.',
        }),
        answer('vrij', { nl: 'Vrijer op een dag', en: 'Freer in the day' }, null, {
          nl: 'Een uur dat je niet om het roken heen plant, is veel waard. Zet er iets in dat je vroeger oversloeg.',
          en: 'An hour that you do not have to plan around is worth a lot. Use it for something you used to skip.',
        }),
        answer('nog_niets', { nl: 'Nog niet veel', en: 'Not much yet' }, null, {
          nl: 'Je lichaam herstelt ook als je niets voelt. Schrijf één ding op dat in week 1 nog niet kon, hoe klein ook.',
          en: 'Your body is recovering even if you feel nothing. Write down one thing that was not possible in week 1, however small.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    count(
      'euro',
      {
        nl: 'Hoeveel euro hield je in deze zes weken over, ongeveer?',
        en: 'About how many euros did you keep in these six weeks?',
      },
      10_000,
      {
        help: {
          nl: 'De oefening “Wat bleef er over?” helpt je op weg. Weet je het niet, vul dan niets in.',
          en: 'The exercise “What I kept” can help. If you do not know, leave it empty.',
        },
      },
    ),
    radios('stand', { nl: 'Rook je nu?', en: 'Are you smoking now?' }, [
      answer('niet', { nl: 'Niet', en: 'No' }, null, {
        nl: 'Na zes weken is het zwaarste stuk meestal achter de rug. Houd je noodkaart bij je, want lastige dagen komen later ook.',
        en: 'After six weeks the hardest part is usually behind you. Keep your emergency card with you, because difficult days come later too.',
      }),
      answer('minder', { nl: 'Minder dan eerst', en: 'Less than before' }, null, {
        nl: 'Wat er nog is, zijn waarschijnlijk je zwaarste momenten. Geef die hun eigen stopdag, met hulp van iemand die meekijkt.',
        en: 'What’s left is probably your hardest moments. Give those a quit day of their own, with someone to follow along.',
      }),
      answer('wel', { nl: 'Ja, zoals eerst', en: 'Yes, as before' }, null, {
        nl: 'Kies een nieuwe stopdag, met andere hulp dan de vorige keer. Je begint met zes weken kennis, en die had je toen niet.',
        en: 'Choose a new quit day, with different help than last time. You’re starting with six weeks of knowledge, which you did not have then.',
      }),
    ]),
    createMarkup(
      'weer_beginnen',
      {
        nl: p(
          'Bel deze week de Stoplijn of je huisarts, en vertel wat je al deed. Zij kennen hulp die hier niet staat, zoals een groep bij jou in de buurt.',
        ),
        en: p(
          'Call the Stoplijn or your GP this week, and tell them what you’ve already done. They know of help that’s not listed here, such as a group near you.',
        ),
      },
      { when: matchAny(['stand'], 'minder', 'wel') },
    ),
    line('waarvoor', { nl: 'Waarvoor spaar je met dat geld?', en: 'What do you save that money for?' }),
    line('blij', { nl: 'Waar ben je het meest blij mee?', en: 'What are you most glad about?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Kijk wat er bleef', en: 'Look at what stayed' },
    html: {
      nl: p(
        'Elke rookvrije week telt, ook voor je hart. Vul je dagen nog een tijd in, dan zie je verandering die je anders mist.',
        safety('chestPlain', 'nl'),
      ),
      en: p(
        'Every smoke-free week counts, for your heart as well. If you keep logging your days for a while, you’ll see changes that you’d otherwise miss.',
        safety('chestPlain', 'en'),
      ),
    },
  },
  notes: 'Method: reinforcement of gains; no figures of health are printed. CHECK [C2]: GP: a cough that stays.',
});
