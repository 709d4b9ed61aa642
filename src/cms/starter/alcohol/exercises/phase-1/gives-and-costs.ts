import { createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const givesAndCosts = exercise({
  id: 'alcohol_1_4',
  domain: 'alcohol',
  title: { nl: 'Wat het glas mij geeft en kost', en: 'What drinking gives me and costs me' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Drinken doet iets voor je, anders deed je het niet. Het kost je ook iets, en daarom maak je hier twee lijsten. De ene lijst hoeft niet van de andere te winnen.',
      ),
      en: p(
        'Drinking does something for you, or you would not do it. It costs you something too, so here you’ll make two lists. Neither list has to win.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl:
          p('Dit geeft het, zeggen anderen:') +
          ul('een pauze na het werk', 'makkelijker praten', 'minder piekeren in de avond') +
          p('Dit kost het, zeggen anderen:') +
          ul('een onrustige nacht', 'een zware ochtend', 'geld', 'ruzie over kleine dingen', 'minder geduld'),
        en:
          p('What others say it gives them:') +
          ul('a break after work', 'talking more easily', 'less worrying in the evening') +
          p('What others say it costs them:') +
          ul('a restless night', 'a rough morning', 'money', 'arguments about small things', 'less patience'),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    lines('geeft', { nl: 'Dit geeft drinken mij', en: 'What drinking gives me' }, 6, {
      help: { nl: 'Een of twee woorden per regel zijn al duidelijk.', en: 'One or two words per line say enough.' },
      required: true,
    }),
    line('geeft_meest', {
      nl: 'Wat daarvan is voor jou het belangrijkst?',
      en: 'Which of these matters most to you?',
    }),
    lines('kost', { nl: 'Dit kost drinken mij', en: 'What drinking costs me' }, 6, {
      help: {
        nl: 'Denk aan je nacht, je ochtend, je lichaam, je geld of je mensen.',
        en: 'Think of your nights, your mornings, your body, your money or the people around you.',
      },
    }),
    line('kost_meest', {
      nl: 'Wat daarvan weegt voor jou het zwaarst?',
      en: 'Which of these weighs on you most?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Beide lijsten zijn waar', en: 'Both lists are true' },
    html: {
      nl: p(
        'Wat drinken geeft en wat het kost, kan tegelijk waar zijn. Daarom is minderen lastig, en daarom kun je er toch voor kiezen. In de volgende fasen zoek je iets anders voor wat het glas je geeft.',
        'Deed een van de lijsten pijn, dan ben je niet de enige. Drink wat water, loop een stukje en ga verder als je wilt.',
      ),
      en: p(
        'What drinking gives you and what it costs you can both be true. That’s why cutting down is hard, and why you can still choose to do it. In the next phases you’ll look for other ways to get what drinking gives you.',
        'If one of the lists hurt, you’re not the only one. Drink some water, go for a short walk and carry on when you’re ready.',
      ),
    },
  },
  notes:
    'Method: decisional balance, costs last (motivational interviewing). Examples are sober on purpose: no memories of a nice glass.',
});
