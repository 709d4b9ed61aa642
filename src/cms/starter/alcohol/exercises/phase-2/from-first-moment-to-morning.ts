import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, steps } from '../../../shared/markup.ts';

export const fromFirstMomentToMorning = exercise({
  id: 'alcohol_2_2',
  domain: 'alcohol',
  title: { nl: 'Van aanleiding tot ochtend', en: 'From the first moment to the morning' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Een avond loopt zelden ineens anders. Er gaan kleine stappen aan vooraf. Je loopt nu één avond langs, van de aanleiding tot de ochtend erna. Daarna zoek je één moment waarop je iets anders kunt doen.',
        'Kies een avond die een beetje anders liep dan je wilde, maar niet de zwaarste. Gebeurde er iets ergs, kies dan een andere avond. Ben je thuis niet veilig, kijk dan bij <a href="/hulp">Hulp</a> wie je kunt bellen.',
      ),
      en: p(
        'An evening hardly ever changes all at once. Small steps come first. Here you’ll walk through one evening, from the first moment to the morning after. Then you’ll look for one moment when you could do something different.',
        'Choose an evening that went a little differently from what you wanted, but not the hardest one. If something terrible happened that night, choose another evening. If you’re not safe at home, the <a href="/en/help">Help</a> page shows who you can call.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: steps(
          ['Ervoor.', 'Ik had een vervelend gesprek op het werk en at pas laat.'],
          ['Gedachte.', 'Ik wil nu rust. Het was een lange dag.'],
          ['Gevoel.', 'Ik was boos, en ook moe van de week.'],
          ['Na het eerste glas.', 'Ik was minder gespannen, dus ik bleef zitten.'],
          ['De ochtend.', 'Ik was al om 4 uur wakker en snel boos.'],
          ['Volgende keer.', 'Eerst eten en tien minuten lopen, en daarna pas zitten.'],
        ),
        en: steps(
          ['Before.', 'I had an unpleasant talk at work and did not eat until late.'],
          ['Thought.', 'I want some peace now. It was a long day.'],
          ['Feeling.', 'I was angry, and tired after the week too.'],
          ['After the first drink.', 'I was less tense, so I stayed where I was.'],
          ['The morning.', 'I was awake at 4 and quick to get angry.'],
          ['Next time:', 'eat first, walk for ten minutes, then sit down.'],
        ),
      },
      { folded: { nl: 'Voorbeeld', en: 'Example' } },
    ),
    line(
      'avond',
      { nl: 'Welke avond kies je?', en: 'Which evening do you choose?' },
      {
        help: { nl: 'Een dag of een paar woorden zijn duidelijk genoeg.', en: 'A day or a few words will do.' },
        required: true,
      },
    ),
    longText(
      'ervoor',
      { nl: 'Wat gebeurde er ervoor?', en: 'What happened before?' },
      {
        help: {
          nl: 'Denk ook aan slaap, eten en wie je sprak.',
          en: 'Think about how you slept, what you ate and who you spoke to as well.',
        },
      },
    ),
    line('gedachte', {
      nl: 'Wat dacht je vlak voor het eerste glas?',
      en: 'What were you thinking right before the first drink?',
    }),
    line(
      'gevoel',
      { nl: 'Wat voelde je?', en: 'What were you feeling?' },
      {
        help: {
          nl: 'Bijvoorbeeld moe, boos, blij, leeg of gespannen.',
          en: 'For example tired, angry, happy, empty or tense.',
        },
      },
    ),
    line('plek', {
      nl: 'Waar was je, en hoe kwam de alcohol daar?',
      en: 'Where were you, and how did the alcohol get there?',
    }),
    line('na_eerste', { nl: 'Wat deed je na het eerste glas?', en: 'What did you do after the first drink?' }),
    line('na_laatste', { nl: 'En na het laatste?', en: 'And after the last?' }),
    line('ochtend', { nl: 'Hoe was de ochtend erna?', en: 'What was the morning after like?' }),
    longText(
      'afslag',
      {
        nl: 'Waar had je iets anders kunnen doen? Zoek één moment.',
        en: 'Where could you have done something different? Find one moment.',
      },
      {
        help: {
          nl: 'Hoe vroeger op de avond, hoe makkelijker het meestal gaat.',
          en: 'The earlier in the evening, the easier it usually is.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Zo liep de avond', en: 'How the evening went' },
    html: {
      nl: p(
        'Een avond bestaat uit kleine stappen, en tussen die stappen kun je iets anders doen. Kies één moment voor deze week, het liefst een vroeg. Lukt dat niet, dan komt er later op de avond nog een.',
        'Voelt het zwaar om terug te kijken, dan is dat heel menselijk. Doe nu iets zachts voor jezelf, zoals een warme douche of tien minuten buiten.',
      ),
      en: p(
        'An evening is made of small steps, and in between you can do something different. Choose one moment for this week, preferably an early one. If you miss it, there’ll be another one later in the evening.',
        'If it’s hard to look back, that’s very human. Do something kind for yourself now, such as a warm shower or ten minutes outside.',
      ),
    },
  },
  notes:
    'Method: functional analysis of one evening (cognitive behavioural therapy; relapse prevention, Larimer, Palmer and Marlatt 1999 [S31]).',
});
