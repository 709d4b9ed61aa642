import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const messageToTheMeWhoSleepsBadly = exercise({
  id: 'cannabis_end_2',
  domain: 'cannabis',
  title: { nl: 'Bericht aan de ik die slecht slaapt', en: 'Message to the me who sleeps badly' },
  parts: [
    told('inleiding', {
      nl: p('Er komen weer slechte nachten. Schrijf nu wat je dan wilt lezen, om 3 uur ’s nachts.'),
      en: p('Bad nights will come again. Write now what you want to read then, at 3 am.'),
    }),
    line('zin', { nl: 'Eén zin voor die nacht', en: 'One sentence for that night' }, { required: true }),
    line('doe', { nl: 'Dit doe ik dan', en: 'This is what I do then' }),
    line('overdag', {
      nl: 'En dit doe ik overdag, voor de volgende nacht',
      en: 'And this I do in the daytime, for the next night',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor 3 uur ’s nachts', en: 'For 3 am' },
    html: {
      nl: p(
        'Leg je zin op papier naast je bed. Een slechte nacht zegt niets over de volgende. Slaap je lang slecht? Bel je huisarts.',
      ),
      en: p(
        'Put your sentence on paper next to your bed. One bad night says nothing about the next. Do you sleep badly for long? Call your GP.',
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: letter to oneself.',
});
