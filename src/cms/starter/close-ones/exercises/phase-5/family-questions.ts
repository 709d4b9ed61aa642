import { answer, exercise, one, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const familyQuestions = exercise({
  id: 'closeones_5_3',
  domain: 'close-ones',
  title: { nl: 'Vragen van familie', en: 'Family questions' },
  parts: [
    told('inleiding', {
      nl: p(
        'Mensen bedoelen het vaak goed. Met een zin die klaarligt, kost het je minder. Je hoeft niemand iets uit te leggen.',
      ),
      en: p(
        'People often mean well. With a sentence ready it costs you less. You do not have to explain anything to anyone.',
      ),
    }),
    one(
      'waar',
      { nl: 'Op een verjaardag: ‘Waar is hij?’', en: 'At a party: ‘Where is he?’' },
      [
        answer('kort', { nl: '‘Hij is er vandaag niet, ik wel.’', en: '‘He is not here today, I am.’' }, true, {
          nl: 'Kort en waar. Je hoeft niet te zeggen waarom.',
          en: 'Short and true. You do not have to say why.',
        }),
        answer('smoes', { nl: '‘Hij moet werken.’', en: '‘He has to work.’' }, null, {
          nl: 'Dat kan. Smoezen moet je wel onthouden, en dekken kost kracht.',
          en: 'You can. You do have to remember excuses, and covering costs strength.',
        }),
        answer(
          'eerlijk',
          {
            nl: '‘Het gaat niet goed, ik wil het er nu niet over hebben.’',
            en: '‘It is not going well, I do not want to talk about it now.’',
          },
          true,
          {
            nl: 'Eerlijk en duidelijk. De ander kan je dan met rust laten.',
            en: 'Honest and clear. The other person can then let you be.',
          },
        ),
      ],
      { required: true },
    ),
    one('waarom', { nl: '‘Waarom blijf je eigenlijk?’', en: '‘Why do you stay, actually?’' }, [
      answer(
        'zelf',
        {
          nl: '‘Dat beslis ik zelf. Fijn dat je aan me denkt.’',
          en: '‘That is for me to decide. Kind that you think of me.’',
        },
        true,
        {
          nl: 'Je zegt dat het jouw keuze is, en houdt het aardig.',
          en: 'You say it is your choice, and keep it kind.',
        },
      ),
      answer('verdedig', { nl: 'Uitleggen waarom ik blijf', en: 'Explain why I stay' }, null, {
        nl: 'Dat kan. Het geeft vaak een discussie waar jij moe van wordt.',
        en: 'You can. It often leads to a discussion that tires you.',
      }),
      answer('zwijgen', { nl: 'Weglopen', en: 'Walk away' }, null, {
        nl: 'Soms is dat genoeg. Je kunt later terugkomen met één zin.',
        en: 'Sometimes that is enough. You can come back later with one sentence.',
      }),
    ]),
    one('school', { nl: 'De school belt over je kind.', en: 'The school calls about your child.' }, [
      answer(
        'eerlijk',
        { nl: '‘Het is thuis zwaar. Let je op haar?’', en: '‘Things are hard at home. Will you keep an eye on her?’' },
        true,
        {
          nl: 'Zo heeft je kind een extra volwassene. De school hoeft niet alles te weten.',
          en: 'That gives your child one more adult. The school does not have to know everything.',
        },
      ),
      answer('goed', { nl: '‘Alles gaat goed.’', en: '‘Everything is fine.’' }, null, {
        nl: 'Begrijpelijk. Je kunt later terugbellen en iets meer zeggen.',
        en: 'Understandable. You can call back later and say a little more.',
      }),
      answer('veilig', { nl: 'Eerst advies vragen', en: 'Ask for advice first' }, true, {
        nl: 'Ook goed. Veilig Thuis denkt mee, zonder melding.',
        en: 'Good too. Veilig Thuis can advise you, without a report.',
      }),
    ]),
    one('streng', { nl: '‘Je moet strenger zijn.’', en: '‘You have to be stricter.’' }, [
      answer('eigen', { nl: '‘Ik doe het op mijn manier.’', en: '‘I do it my way.’' }, true, {
        nl: 'Jij kent de situatie het best. Je hoeft geen advies te volgen dat niet past.',
        en: 'You know the situation best. You do not have to follow advice that does not fit.',
      }),
      answer(
        'vragen',
        { nl: '‘Wat zou jij doen als het jouw kind was?’', en: '‘What would you do if it were your child?’' },
        null,
        {
          nl: 'Dat kan een goed gesprek geven. Het kan ook een lange avond worden.',
          en: 'That can lead to a good talk. It can also become a long evening.',
        },
      ),
      answer('knikken', { nl: 'Knikken en van onderwerp veranderen', en: 'Nod and change the subject' }, true, {
        nl: 'Ook goed. Niet elke vraag hoeft een antwoord.',
        en: 'Good too. Not every question needs an answer.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Je mag kort zijn', en: 'You may keep it short' },
    html: {
      nl: p(
        'Kies één zin die bij jou past en zeg hem een keer hardop. Een gesprek hoeft niet te gaan waar een ander wil.',
      ),
      en: p(
        'Choose one sentence that fits you and say it out loud once. A talk does not have to go where someone else wants.',
      ),
    },
  },
  notes: 'Method: scripts for family, work and school.',
});
