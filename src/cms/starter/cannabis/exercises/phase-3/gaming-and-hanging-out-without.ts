import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const gamingAndHangingOutWithout = exercise({
  id: 'cannabis_3_4',
  domain: 'cannabis',
  title: { nl: 'Gamen en chillen zonder', en: 'Gaming and hanging out without' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Leuke dingen hoeven niet weg, maar ze vragen wel oefening zonder joint. Kies één moment van deze week en bedenk vooraf hoe het loopt. Daardoor hoef je het op het moment zelf minder te bedenken.',
      ),
      en: p(
        'Nice things do not have to go, but they do take some practice without a joint. Choose one moment this week and think through how it will go. That leaves less to work out when the moment comes.',
      ),
    }),
    line(
      'moment',
      { nl: 'Welk moment kies je, en met wie?', en: 'Which moment do you choose, and who with?' },
      { required: true },
    ),
    radios('vorm', { nl: 'Hoe ziet dat moment eruit?', en: 'What kind of moment is it?' }, [
      answer('online', { nl: 'Online, met een headset op', en: 'Online, with a headset on' }, null, {
        nl: 'Maak een afspraak met jezelf: hoor je een aansteker, dan gaat de headset vijf minuten af. Loop in die tijd naar de keuken.',
        en: 'Make a rule for yourself: if you hear somebody light up, the headset comes off for five minutes. Use that time to walk to the kitchen.',
      }),
      answer('bij_mij', { nl: 'Bij mij thuis', en: 'At my place' }, null, {
        nl: 'Dan bepaal jij de regels, dus zeg het bij de uitnodiging: “Bij mij vanavond niet roken.” Zet iets lekkers op tafel voor je handen.',
        en: 'You make the rules, so say it when you invite them: “No smoking at my place tonight.” Put some nice food out for your hands.',
      }),
      answer('bij_ander', { nl: 'Bij iemand anders', en: 'At someone else’s place' }, null, {
        nl: 'Kies van tevoren hoe laat je weggaat en hoe je thuiskomt. Zit je bij het raam of de deur, dan loop je makkelijker naar buiten.',
        en: 'Decide beforehand what time you’ll leave and how you’ll get home. Sitting near a window or door makes it easier to step out.',
      }),
      answer('alleen', { nl: 'Alleen', en: 'Alone' }, null, {
        nl: 'Alleen is er niemand die je afleidt van trek. Zet daarom een wekker na elk uur, en sta dan op om iets te drinken.',
        en: 'When you’re alone, nobody takes your mind off a craving. So set an alarm for every hour, and get up then for a drink of water.',
      }),
    ]),
    line(
      'drinken',
      { nl: 'Wat drink of eet je erbij?', en: 'What do you drink or eat with it?' },
      {
        help: {
          nl: 'Liever geen alcohol, want daar komt de trek sneller van.',
          en: 'It’s better to leave out alcohol. It brings the craving on sooner.',
        },
      },
    ),
    line('stop', { nl: 'Hoe laat stop je?', en: 'What time do you stop?' }),
    line('zeg', { nl: 'Wat zeg je als iemand iets aanbiedt?', en: 'What do you say if someone offers?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vader gamede op vrijdag altijd met drie vrienden, nadat zijn zoon in bed lag. Hij appte ’s middags: “Ik ben erbij, maar ik rook niet.” Toen hij iemand hoorde opsteken, zette hij zijn headset af en haalde hij nootjes. Na afloop zei een van de drie dat hij ook wilde minderen.',
        ),
        en: p(
          'On Fridays a father always played online with three friends, after his son was in bed. That afternoon he texted: “I’m in, but I’m not smoking.” When he heard someone light up, he took off his headset and went to get some nuts. Afterwards one of the three said that he wanted to cut down too.',
        ),
      },
      { folded: { nl: 'De vrijdag van een ander', en: 'Someone else’s Friday' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Na een paar keer went het', en: 'After a few times you get used to it' },
    html: {
      nl: p(
        'De eerste keer voelt meestal raar, de derde keer al minder. Was het niets, kies dan iets korters of andere mensen. Dat scheelt veel.',
        'Schrijf na afloop één zin in je <a href="/dagboek">dagboek</a> over wat meeviel. Die heb je nodig in de laatste oefening van deze week.',
      ),
      en: p(
        'The first time usually feels odd, and the third time much less so. If it was no good, choose something shorter or other people. That makes a big difference.',
        'Afterwards, write one sentence in your <a href="/en/diary">diary</a> about what went better than expected. You’ll need it in the last exercise of this week.',
      ),
    },
  },
  notes: 'Method: rehearsal in a pleasant context.',
});
