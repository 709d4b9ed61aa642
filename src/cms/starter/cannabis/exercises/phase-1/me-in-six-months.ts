import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const meInSixMonths = exercise({
  id: 'cannabis_1_5',
  domain: 'cannabis',
  title: { nl: 'Ik over een half jaar', en: 'Me in six months' },
  parts: [
    told('inleiding', {
      nl: p('Stel je een dinsdag voor, over een half jaar. Niets bijzonders, wel een dag waar je tevreden mee bent.'),
      en: p('Imagine a Tuesday, six months from now. Nothing special, but a day that you are content with.'),
    }),
    line(
      'dinsdag',
      { nl: 'Wat doe je op die dinsdag?', en: 'What do you do on that Tuesday?' },
      {
        required: true,
        help: {
          nl: 'Eén regel is genoeg. Bijvoorbeeld: ‘Fit op, werken, koken, bellen met mijn zus.’',
          en: 'One line is enough. For example: ‘Up rested, work, cook, call my sister.’',
        },
      },
    ),
    story('helpt', { nl: 'Wat doet blowen met die dag?', en: 'What does cannabis do to that day?' }),
    line('stap', { nl: 'Wat kan deze week al een beetje?', en: 'What is already a little possible this week?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een beeld om te bewaren', en: 'A picture to keep' },
    html: {
      nl: p('Houd dit beeld dichtbij. Op een lastig moment weet je dan waar je heen wilt. Bijstellen kan altijd.'),
      en: p(
        'Keep this picture close. At a difficult moment you then know where you want to go. You can always change it.',
      ),
    },
  },
  notes: 'Method: values, future self.',
});
