import { exercise, line, option, several, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const someoneWithMyMoney = exercise({
  id: 'gambling_2_3',
  domain: 'gambling',
  title: { nl: 'Iemand bij mijn geld', en: 'Someone with my money' },
  parts: [
    told('inleiding', {
      nl: p(
        'Op een moment van drang is geld dat je niet kunt pakken een slot. Iemand anders kan dat slot een tijd bewaren.',
      ),
      en: p('When an urge comes, money you cannot reach is a lock. Someone else can keep that lock for a while.'),
    }),
    several(
      'wat',
      { nl: 'Wat zou je willen afspreken?', en: 'What would you like to agree?' },
      [
        option('inzien', { nl: 'Samen mijn rekening bekijken', en: 'Look at my account together' }),
        option('pas', { nl: 'Mijn pas bewaren', en: 'Keep my card' }),
        option('weekgeld', { nl: 'Elke week een vast bedrag krijgen', en: 'Get a fixed amount each week' }),
        option('loon', { nl: 'Mijn loon naar een andere rekening', en: 'My wages to another account' }),
        option('later', { nl: 'Dit bedenk ik later', en: 'I will think about this later' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line(
      'wie',
      { nl: 'Wie vertrouw je hiermee?', en: 'Who do you trust with this?' },
      {
        help: { nl: 'Iemand die rustig blijft en zelf niet gokt.', en: 'Someone who stays calm and does not gamble.' },
      },
    ),
    line('wanneer', { nl: 'Wanneer praten jullie erover?', en: 'When do you talk about it?' }),
    story(
      'zeg',
      { nl: 'Wat zeg je?', en: 'What do you say?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Ik wil minder gokken. Wil jij drie maanden meekijken met mijn rekening?”',
          en: 'For example: “I want to gamble less. Will you look at my account with me for three months?”',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een riem, geen straf', en: 'A seat belt, not a punishment' },
    html: {
      nl: p(
        'Dit is tijdelijk en het blijft jouw geld. Spreek af tot wanneer, en zet het op papier.',
        `Is er niemand die je vertrouwt? Geldfit en je gemeente kunnen ook helpen. Word je door iemand met geld onder druk gezet? Bel Veilig Thuis: ${tel('0800-2000')}.`,
      ),
      en: p(
        'This is temporary and it stays your money. Agree until when, and put it on paper.',
        `Is there nobody you trust? Geldfit and your municipality can help too. Does someone use money to put pressure on you? Call Veilig Thuis: ${tel('0800-2000')}.`,
      ),
    },
  },
  notes: 'Method: third-party control, limits. CHECK: debt counsellor: arrangements with an account.',
});
