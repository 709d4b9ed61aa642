import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whoIsProud = exercise({
  id: 'tobacco_5_5',
  domain: 'tobacco',
  title: { nl: 'Wie is trots?', en: 'Who is proud?' },
  parts: [
    told('inleiding', {
      nl: p('Trots delen maakt volhouden lichter. Eén mens is genoeg.'),
      en: p('Sharing pride makes it lighter to go on. One person is enough.'),
    }),
    line('wie', { nl: 'Aan wie vertel je hoe het gaat?', en: 'Who do you tell how it is going?' }, { required: true }),
    line('horen', { nl: 'Wat zou je willen horen?', en: 'What would you like to hear?' }),
    line('zelf', { nl: 'Waar ben je zelf trots op?', en: 'What are you proud of yourself?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Deel het', en: 'Share it' },
    html: {
      nl: p(
        'Stuur vandaag één bericht aan die persoon. Je kunt iemand ook als <a href="/account/buddies">buddy</a> vragen. Een buddy ziet nooit je aantallen.',
      ),
      en: p(
        'Send that person one message today. You can also ask someone to be your <a href="/en/account/buddies">buddy</a>. A buddy never sees your numbers.',
      ),
    },
  },
  notes: 'Method: social reinforcement.',
});
