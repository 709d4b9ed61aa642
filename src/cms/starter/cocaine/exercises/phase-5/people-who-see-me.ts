import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const peopleWhoSeeMe = exercise({
  id: 'cocaine_5_5',
  domain: 'cocaine',
  title: { nl: 'Mensen die mij zien', en: 'People who see me' },
  parts: [
    told('inleiding', {
      nl: p('Iemand die weet hoe het met je gaat, maakt een weekend lichter. Kies één persoon en één vraag.'),
      en: p('Someone who knows how you are makes a weekend lighter. Choose one person and one question.'),
    }),
    line('wie', { nl: 'Wie kies je?', en: 'Who do you choose?' }, { required: true }),
    line(
      'vraag',
      { nl: 'Wat vraag je?', en: 'What do you ask?' },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Wil je me vrijdag om vijf uur bellen?’',
          en: 'For example: ‘Will you call me at five on Friday?’',
        },
      },
    ),
    line('niet', { nl: 'Wat hoeft die persoon niet te doen?', en: 'What does that person not have to do?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén mens is genoeg', en: 'One person is enough' },
    html: {
      nl: p(
        'Stuur de vraag vandaag nog. Wil je dat iemand vaker meekijkt? Vraag een <a href="/account/buddies">buddy</a>. Die ziet nooit je aantallen.',
      ),
      en: p(
        'Send the question today. Do you want someone to check more often how you are doing? Ask a <a href="/en/account/buddies">buddy</a>. They never see your numbers.',
      ),
    },
  },
  notes: 'Method: support.',
});
