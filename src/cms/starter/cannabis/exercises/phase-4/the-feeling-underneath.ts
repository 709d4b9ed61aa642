import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const theFeelingUnderneath = exercise({
  id: 'cannabis_4_5',
  domain: 'cannabis',
  title: { nl: 'Gevoel dat eronder zat', en: 'The feeling underneath' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Nu er minder of geen cannabis is, komen gevoelens soms sterker terug. Dat kan vervelend zijn, maar het vertelt je ook wat je nodig hebt. Ga niet verder dan je vandaag aankunt.',
      ),
      en: p(
        'With less cannabis or none, feelings sometimes come back more strongly. That can be unpleasant, but it also tells you what you need. Do not go further than you can manage today.',
      ),
    }),
    checkboxes(
      'gevoel',
      { nl: 'Welk gevoel komt nu vaker?', en: 'Which feeling comes more often now?' },
      [
        answer('boos', { nl: 'Boos', en: 'Angry' }, null, {
          nl: 'Boosheid wijst meestal op iets dat niet eerlijk voelt. Loop eerst een stuk, en schrijf daarna op wat je had willen zeggen.',
          en: 'When you’re angry, something usually feels unfair. Go for a walk first, and then write down what you would have liked to say.',
        }),
        answer('leeg', { nl: 'Leeg', en: 'Empty' }, null, {
          nl: 'Leegte komt in het begin veel voor, omdat je avond niet meer vanzelf vol is. Doe één klein ding met iemand samen, zonder te wachten op zin.',
          en: 'Emptiness is very common at first. Something that filled your evenings has gone. Do one small thing with someone, without waiting to feel like it.',
        }),
        answer('verdrietig', { nl: 'Verdrietig', en: 'Sad' }, null, {
          nl: 'Verdriet dat je jaren wegrookte, komt soms in één keer. Huil als het moet, bel iemand, en geef het een paar dagen.',
          en: 'Sadness that you smoked away for years sometimes comes all together. Cry if you need to, call someone, and give it a few days.',
        }),
        answer('angstig', { nl: 'Angstig', en: 'Anxious' }, null, {
          nl: 'Doe de oefening “Angst en piekeren” nog een keer, langzaam. Word je bang van andere mensen of hoor je stemmen, bel dan vandaag je huisarts.',
          en: 'Do the exercise “Anxiety and worry” again, slowly. If you’re becoming afraid of other people or hear voices, call your GP today.',
        }),
        answer('onrustig', { nl: 'Onrustig', en: 'Restless' }, null, {
          nl: 'Onrust zit in je benen en wil naar buiten. Ga twintig minuten lopen voordat je bedenkt waar het van komt.',
          en: 'When you’re restless, your legs want to move. Walk for twenty minutes before you work out where it comes from.',
        }),
        answer('schaamte', { nl: 'Schaamte', en: 'Shame' }, null, {
          nl: 'Schaamte zegt dat je het alleen moet oplossen, en juist dat houdt haar groot. Eén persoon die het weet, maakt al verschil.',
          en: 'When you’re ashamed, you feel you have to sort it out alone, and that makes it worse. If one other person knows, that already makes a difference.',
        }),
        answer('blij', { nl: 'Juist iets fijns', en: 'Something nice' }, null, {
          nl: 'Ook fijne gevoelens komen weer scherper binnen. Schrijf op wat het was. Op een grijze dag ben je dat vergeten.',
          en: 'Good feelings come through more sharply again too. Write down what it was. On a grey day you’ll have forgotten.',
        }),
      ],
      { required: true, other: { nl: 'Een ander gevoel', en: 'Another feeling' } },
    ),
    line(
      'nodig',
      { nl: 'Wat heeft dat gevoel nodig?', en: 'What does that feeling need?' },
      {
        help: {
          nl: 'Bijvoorbeeld rust, iemand die luistert of een stuk bewegen.',
          en: 'For example rest, someone who listens, or some movement.',
        },
      },
    ),
    line('wie', { nl: 'Aan wie zou je dit kunnen vertellen?', en: 'Who could you tell this to?' }),
    createMarkup('trauma', {
      nl: p(
        'Komen er beelden terug van iets ergs, zoek ze dan niet zelf op. Leg deze oefening weg en bel je huisarts of behandelaar. Zulke dingen draag je beter met iemand die daarvoor heeft geleerd.',
      ),
      en: p(
        'If images come back of something terrible that happened to you, do not go looking for more. Put this exercise away and call your GP or therapist. It’s safer to face such things with someone who is trained for it.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw blowde vooral na bezoek aan haar ouders, bij wie drugs een schande zijn. Zonder joint voelde ze schaamte, en daaronder verdriet, omdat ze de band van vroeger miste. “In ons dorp kent iedereen elkaar van de kerk”, zei ze. Toch vertelde ze het aan een vriendin. Die zei: “Dan eten we zondag eerst samen, en ga je daarna.”',
        ),
        en: p(
          'A woman mostly used cannabis after visiting her parents, in whose home drugs bring shame. Without it she felt shame, and under that sadness: she missed how close they used to be. “In our village everyone knows each other from church,” she said. She told a friend all the same, who said: “Then on Sunday we eat together first, and you go after that.”',
        ),
      },
      { folded: { nl: 'Wat er bij een ander onder zat', en: 'What was underneath for someone else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een gevoel zegt iets', en: 'A feeling says something' },
    html: {
      nl: p(
        'Een gevoel hoeft niet meteen opgelost te worden. Een naam geven helpt al. Blijf je langer dan twee weken somber of angstig, bel dan je huisarts.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'You do not have to solve a feeling at once. Giving it a name already helps. If you stay low or anxious for more than 2 weeks, call your GP.',
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: emotion naming; never exposure to memories of trauma. CHECK [C1]: clinician: the trauma line; wording with 113 (C1). CHECK [C5]: readers with a faith: the example.',
});
