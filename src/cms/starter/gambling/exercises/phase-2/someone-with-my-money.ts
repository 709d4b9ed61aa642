import { answer, checkboxes, createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../../shared/markup.ts';

export const someoneWithMyMoney = exercise({
  id: 'gambling_2_3',
  domain: 'gambling',
  title: { nl: 'Iemand bij mijn geld', en: 'Someone with my money' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Geld dat je niet kunt pakken, is een slot op het moment dat de drang komt. Iemand anders kan dat slot een tijd voor je bewaren. Je kiest zelf wie dat is, hoelang het duurt en wat je uit handen geeft.',
      ),
      en: p(
        'When an urge comes, money out of reach is a lock, and someone else can keep it for a while. You decide who it is, how long it lasts and what you hand over.',
      ),
    }),
    checkboxes(
      'wat',
      { nl: 'Wat zou je willen afspreken?', en: 'What would you like to agree?' },
      [
        answer('inzien', { nl: 'Samen mijn rekening bekijken', en: 'Look at my account together' }, null, {
          nl: 'Dit is de kleinste stap, en hij haalt veel geheim weg. Kies een vast moment, zodat het geen controle uit het niets wordt.',
          en: 'This is the smallest step, and it takes away a large part of the secret. Pick a regular time, so that it never feels like a surprise check.',
        }),
        answer('pas', { nl: 'Mijn pas bewaren', en: 'Keep my card' }, null, {
          nl: 'Vergeet je telefoon niet. Daarmee kun je ook betalen. Haal de pas er samen af en neem contant geld voor de week.',
          en: 'Remember your phone: you can pay with that as well. Take the card off it together, and carry cash for the week.',
        }),
        answer('weekgeld', { nl: 'Elke week een vast bedrag krijgen', en: 'Get a fixed amount each week' }, null, {
          nl: 'Met weekgeld blijft een lastige dag klein, omdat er niet meer is. Spreek ook af wat jullie doen als je om extra vraagt.',
          en: 'A weekly amount keeps a hard day small. There’s no more to spend. Agree what happens if you ask for extra.',
        }),
        answer('loon', { nl: 'Mijn loon naar een andere rekening', en: 'My wages to another account' }, null, {
          nl: 'Zo is het geld al verdeeld voordat jij het ziet. Houd de rekening op je eigen naam. Het blijft jouw loon.',
          en: 'That way the money is shared out before you see it. Keep the account in your own name. It’s still your pay.',
        }),
        answer('later', { nl: 'Dit bedenk ik later', en: 'I will think about this later' }, null, {
          nl: 'Dit vraagt veel vertrouwen, dus het is begrijpelijk dat je wacht. Kies wel alvast wie je erover wilt spreken.',
          en: 'This takes a lot of trust, so it’s understandable that you want to wait. Decide for now who you’d like to talk to about it.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'woorden',
      {
        nl:
          p('Zo kun je erover beginnen, bij wie het ook is.') +
          ul(
            'Tegen je partner: “Ik gok meer dan je weet, en ik wil stoppen. Wil jij mijn pas bewaren tot de zomer?”',
            'Tegen je broer: “Ik vraag geen geld. Ik vraag of je elke zondag tien minuten met me naar mijn rekening kijkt.”',
            'Is er niemand, dan zeg je bij Geldfit of de gemeente: “Ik wil graag budgetbeheer, want ik kan nu niet bij mijn geld blijven.”',
          ),
        en:
          p('Here are ways to bring it up, no matter who you talk to.') +
          ul(
            'To your partner: “I gamble more than you know, and I want to stop. Will you keep my card until the summer?”',
            'To your brother: “I’m not asking for money. I’m asking if you’ll look at my account with me for ten minutes on Sundays.”',
            'If there is nobody, tell Geldfit (free debt advice) or your council: “I’d like help managing my money, because I cannot do it alone now.”',
          ),
      },
      { folded: { nl: 'Drie manieren om het te vragen', en: 'Three ways to ask' } },
    ),
    line(
      'wie',
      { nl: 'Wie vertrouw je hiermee?', en: 'Who do you trust with this?' },
      {
        help: {
          nl: 'Het liefst iemand die rustig blijft en zelf niet gokt.',
          en: 'Ideally someone who stays calm and does not gamble.',
        },
      },
    ),
    line('wanneer', { nl: 'Wanneer praten jullie erover?', en: 'When will you talk about it?' }),
    longText(
      'zeg',
      { nl: 'Wat zeg je?', en: 'What will you say?' },
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
    title: { nl: 'Een veiligheidsgordel, geen straf', en: 'A seat belt, not a punishment' },
    html: {
      nl: p(
        'Dit is tijdelijk, en het blijft jouw geld. Spreek daarom af tot wanneer het duurt, en zet het samen op papier.',
        `Is er niemand die je vertrouwt, dan kunnen Geldfit en je gemeente helpen. Zet iemand je met geld onder druk, bel dan Veilig Thuis op ${tel('0800-2000')}, dag en nacht.`,
      ),
      en: p(
        'This is only for now, and it’s still your own money. Agree how long it will last, and put it on paper together.',
        `If there’s nobody you trust, your council and the debt advisers can help. If someone pressures you over money, you can call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}, day or night.`,
      ),
    },
  },
  notes:
    'Method: third-party control, limits. CHECK [C3]: debt counsellor: arrangements with an account, budgetbeheer.',
});
