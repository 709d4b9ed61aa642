import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const peopleWhoSeeMe = exercise({
  id: 'cocaine_5_5',
  domain: 'cocaine',
  title: { nl: 'Mensen die mij zien', en: 'People who see me' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Iemand die weet hoe het met je gaat, maakt een weekend minder lang. Je kiest vandaag één persoon en één vraag. Een kleine vraag werkt het best, omdat de ander daar makkelijk ja op zegt.',
      ),
      en: p(
        'Someone who knows how you’re doing makes a weekend less long. Today you choose one person and one question. A small question works best: it’s no trouble to say yes to.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Iedereen komt bij mij als er iets is, dus niemand vraagt hoe het met mij gaat. Ik vroeg mijn zus of ze me vrijdag om vijf uur wilde appen met één woord: “Thuis?” Dat vond ze een rare vraag. Toch deed ze het, en na drie weken wist ze vanzelf waarom.',
        ),
        en: p(
          'Everyone comes to me when there’s trouble, so nobody asks how I am. I asked my sister to text me one word on Friday at five: “Home?” She thought it was an odd thing to ask. She did it anyway, and after three weeks she knew why without being told.',
        ),
      },
      { folded: { nl: 'Eén woord op vrijdag', en: 'One word on a Friday' } },
    ),
    line('wie', { nl: 'Wie kies je?', en: 'Who do you choose?' }, { required: true }),
    radios('soort', { nl: 'Wat heb je vooral nodig?', en: 'What do you need most?' }, [
      answer('bellen', { nl: 'Dat iemand mij belt', en: 'For someone to call me' }, null, {
        nl: 'Vraag om een vast uur, want dan hoeft niemand te raden wanneer het lastig is. Vrijdag om vijf uur is voor veel mensen goed.',
        en: 'Ask for a set hour, so nobody has to guess when it’s difficult. Many people find that Friday at five suits them best.',
      }),
      answer('samen', { nl: 'Iets samen doen', en: 'To do something together' }, null, {
        nl: 'Kies iets wat toch al moet, zoals boodschappen of sporten. Zo kost het de ander geen extra avond, en jou geen moeilijk gesprek.',
        en: 'Choose something that has to be done anyway, such as shopping or the gym. It costs them no extra evening, and you no hard talk.',
      }),
      answer('weten', { nl: 'Dat iemand het weet', en: 'For someone to know' }, null, {
        nl: 'Vertel het in twee zinnen en zeg erbij dat er niets opgelost moet worden. Luisteren is dan alles wat je vraagt.',
        en: 'Tell it in two sentences, and add that there’s nothing to solve. Listening is all that you’re asking them for at that moment.',
      }),
    ]),
    line(
      'vraag',
      { nl: 'Wat vraag je?', en: 'What do you ask?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Wil je me vrijdag om vijf uur bellen?”',
          en: 'For example: “Will you call me at five on Friday?”',
        },
      },
    ),
    line(
      'niet',
      { nl: 'Wat hoeft die persoon niet te doen?', en: 'What does that person not have to do?' },
      {
        help: {
          nl: 'Zeg dit erbij, want veel mensen denken dat ze je moeten redden.',
          en: 'Say this too, as many people think they have to rescue you.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén vraag aan iemand', en: 'One question to someone' },
    html: {
      nl: p(
        'Stuur de vraag vandaag nog. Morgen vind je er een reden tegen. Wil je dat iemand vaker meekijkt, vraag dan een <a href="/account/buddies">buddy</a>. Die ziet nooit je aantallen.',
      ),
      en: p(
        'Send the question today. Tomorrow you’ll find a reason not to. If you’d like someone to check more often how you’re doing, ask a <a href="/en/account/buddies">buddy</a>. A buddy sees how it’s going, and never sees your numbers.',
      ),
    },
  },
  notes: 'Method: support.',
});
