import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const whatWorkedThisWeek = exercise({
  id: 'alcohol_3_5',
  domain: 'alcohol',
  title: { nl: 'Wat werkte deze week?', en: 'What worked this week?' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Wat niet ging, onthoud je meestal het best. Zoek daarom nu één moment dat anders ging dan vroeger, hoe klein het ook is. Ook in een zware week zit er meestal zo’n moment.',
      ),
      en: p(
        'People tend to remember what did not work. So look for one moment that went differently from before, however small it was. Even a hard week usually has a moment like that in it.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'Ik begon een half uur later.',
          'Ik heb de dag ingevuld, ook al vond ik het lastig.',
          'Ik zei één keer dat ik nu niet wilde.',
          'Ik ging naar bed toen ik moe was.',
        ),
        en: ul(
          'I started half an hour later.',
          'I logged the day, even though I found it hard.',
          'I said once that I did not want one yet.',
          'I went to bed when I was tired.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('moment', { nl: 'Welk moment ging anders?', en: 'Which moment went differently?' }, { required: true }),
    longText('gedaan', { nl: 'Wat deed je toen?', en: 'What did you do then?' }),
    line('geholpen', { nl: 'Wie of wat hielp?', en: 'Who or what helped?' }),
    line('nog_eens', { nl: 'Wat wil je nog eens doen?', en: 'What do you want to do again?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein bewijs telt', en: 'A small sign counts' },
    html: {
      nl: p(
        'Elk moment dat anders ging, laat zien dat het kan. Schrijf het over in je <a href="/dagboek">dagboek</a>. Dan heb je het bij de hand op een moeilijke dag.',
        'Vond je geen moment, dan ligt dat aan de week en niet aan jou. Kies uit je lijst van tien minuten één ding voor morgen.',
      ),
      en: p(
        'Every moment that went differently shows that it can be done. Copy it into your <a href="/en/diary">diary</a>, so you’ll have it to hand on a difficult day.',
        'If you did not find a moment, that’s down to the week and not to you. Pick one thing for tomorrow from your list of ten minutes.',
      ),
    },
  },
  notes: 'Method: self-efficacy, learning from exceptions (cognitive behavioural therapy).',
});
