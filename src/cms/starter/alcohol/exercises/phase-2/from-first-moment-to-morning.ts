import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p, steps } from '../../../shared/markup.ts';

export const fromFirstMomentToMorning = exercise({
  id: 'alcohol_2_2',
  domain: 'alcohol',
  title: { nl: 'Van aanleiding tot ochtend', en: 'From the first moment to the morning' },
  parts: [
    told('intro', {
      nl: p(
        'Een avond loopt zelden ineens anders, want er gaan kleine stappen aan vooraf. Je loopt nu één avond langs, van de aanleiding tot de ochtend erna. Daarna zoek je één plek waar je kunt afslaan.',
        'Kies een avond die een beetje anders liep dan je wilde, maar niet de zwaarste. Gebeurde er iets ergs, kies dan een andere avond. Ben je thuis niet veilig, kijk dan bij <a href="/hulp">Hulp</a> wie je kunt bellen.',
      ),
      en: p(
        'An evening rarely changes all at once. Small steps come first. You now walk through one evening, from the first moment to the morning after. Then you look for one place where you can turn off.',
        'Choose an evening that went a little differently from what you wanted. Not the hardest one. Did something terrible happen? Then choose another evening. Are you not safe at home? On the <a href="/en/help">Help</a> page you find whom you can call.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: steps(
          ['Ervoor.', 'Ik had een vervelend gesprek op het werk en at pas laat.'],
          ['Gedachte.', 'Ik wil nu rust, want het was een lange dag.'],
          ['Gevoel.', 'Ik was boos, en ook moe van de week.'],
          ['Na het eerste glas.', 'Ik was minder gespannen, dus ik bleef zitten.'],
          ['De ochtend.', 'Ik was al om 4 uur wakker en snel boos.'],
          ['Afslag.', 'Eerst eten en tien minuten lopen, en daarna pas zitten.'],
        ),
        en: steps(
          ['Before.', 'An unpleasant talk at work, and a late meal.'],
          ['Thought.', 'I want some peace now.'],
          ['Feeling.', 'Angry and tired.'],
          ['After the first glass.', 'Less tense, I stayed in my chair.'],
          ['The morning.', 'Awake at 4, and soon angry.'],
          ['Turning.', 'First eat and walk for ten minutes, only then sit down.'],
        ),
      },
      { folded: { nl: 'Voorbeeld', en: 'Example' } },
    ),
    line(
      'avond',
      { nl: 'Welke avond kies je?', en: 'Which evening do you choose?' },
      {
        help: { nl: 'Een dag of een paar woorden zijn duidelijk genoeg.', en: 'A day or a few words is enough.' },
        required: true,
      },
    ),
    story(
      'ervoor',
      { nl: 'Wat gebeurde er ervoor?', en: 'What happened before?' },
      {
        help: {
          nl: 'Denk ook aan slaap, eten en wie je sprak.',
          en: 'Think of sleep, food and whom you spoke to as well.',
        },
      },
    ),
    line('gedachte', {
      nl: 'Wat dacht je vlak voor het eerste glas?',
      en: 'What did you think right before the first glass?',
    }),
    line(
      'gevoel',
      { nl: 'Wat voelde je?', en: 'What did you feel?' },
      {
        help: {
          nl: 'Bijvoorbeeld moe, boos, blij, leeg of gespannen.',
          en: 'For example: tired, angry, happy, empty, tense.',
        },
      },
    ),
    line('plek', {
      nl: 'Waar was je, en hoe kwam de alcohol daar?',
      en: 'Where were you, and how did the alcohol get there?',
    }),
    line('na_eerste', { nl: 'Wat deed je na het eerste glas?', en: 'What did you do after the first glass?' }),
    line('na_laatste', { nl: 'En na het laatste?', en: 'And after the last?' }),
    line('ochtend', { nl: 'Hoe was de ochtend erna?', en: 'What was the morning after like?' }),
    story(
      'afslag',
      { nl: 'Waar had je kunnen afslaan? Zoek één plek.', en: 'Where could you have turned off? Find one place.' },
      {
        help: {
          nl: 'Hoe vroeger op de avond je afslaat, hoe makkelijker het meestal gaat.',
          en: 'The earlier in the evening, the easier it often is to turn off.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een ketting met afslagen', en: 'A chain with turnings' },
    html: {
      nl: p(
        'Een avond is een ketting van kleine stappen, en tussen die stappen zitten afslagen. Kies er één voor deze week, het liefst een vroege. Lukt die niet, dan komt er later op de avond nog een.',
        'Voelt het zwaar om terug te kijken, dan is dat heel menselijk. Doe nu iets zachts voor jezelf, zoals een warme douche of tien minuten buiten.',
      ),
      en: p(
        'An evening is a chain of small steps, and between those steps there are turnings. Choose one for this week. If it does not work, another one comes later in the evening.',
        'Does looking back feel heavy? That is very human. Do something kind for yourself now, such as a warm shower or ten minutes outside.',
      ),
    },
  },
  notes:
    'Method: functional analysis of one evening (cognitive behavioural therapy; relapse prevention, Larimer, Palmer and Marlatt 1999).',
});
