import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, paidTel, tel } from '../../../shared/markup.ts';

export const whereIsItWhoCalls = exercise({
  id: 'cocaine_1_4',
  domain: 'cocaine',
  title: { nl: 'Waar ligt het, wie belt het?', en: 'Where is it, who calls?' },
  parts: [
    told('inleiding', {
      nl: p('Hoe verder weg het is, hoe minder vaak je hoeft te kiezen. Doe één stap nu, op een rustig moment.'),
      en: p('The further away it is, the less often you have to choose. Take one step now, at a calm moment.'),
    }),
    several(
      'nu',
      { nl: 'Wat doe je vandaag?', en: 'What do you do today?' },
      [
        option('wissen', { nl: 'Nummers en oude chats wissen', en: 'Delete numbers and old chats' }),
        option('blokkeren', { nl: 'Nummers blokkeren', en: 'Block numbers' }),
        option('weg', { nl: 'Weggooien wat ik nog heb', en: 'Throw away what I still have' }),
        option('spullen', { nl: 'De spullen erbij weggooien', en: 'Throw away the things that go with it' }),
        option('contant', { nl: 'Weinig contant geld bij me', en: 'Carry little cash' }),
        option('loon', { nl: 'Op de dag van mijn loon niet alleen zijn', en: 'Not be alone on payday' }),
        option('nummer', { nl: 'Een ander telefoonnummer nemen', en: 'Get another phone number' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wie', { nl: 'Wie kan naast je zitten als je dit doet?', en: 'Who can sit next to you while you do this?' }),
    line(
      'antwoord',
      {
        nl: 'Wat stuur je terug als er toch een bericht komt?',
        en: 'What do you send back if a message comes anyway?',
      },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Ik ben gestopt. Stuur me niets meer.’ Niets sturen is ook een antwoord.',
          en: 'For example: ‘I have stopped. Do not message me again.’ Sending nothing is an answer too.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Verder weg is lichter', en: 'Further away is lighter' },
    html: {
      nl: p(
        'Minder bereikbaar maken is bij cocaïne een van de sterkste stappen. Koos je iets? Doe het dan nu meteen.',
        `Word je bedreigd om geld? Bel bij gevaar ${tel('112')}. Kan het wachten? Bel de politie: ${paidTel('0900-8844', 'nl')}.`,
      ),
      en: p(
        'Making it harder to reach is one of the strongest steps with cocaine. Did you choose something? Then do it right now.',
        `Is someone threatening you over money? In danger, call ${tel('112')}. Can it wait? Call the police: ${paidTel('0900-8844', 'en')}.`,
      ),
    },
  },
  notes: 'Method: stimulus control. CHECK: police number 0900-8844.',
});
