import { answer, createMarkup, exercise, line, longText, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const friendsWhoUse = exercise({
  id: 'cannabis_5_2',
  domain: 'cannabis',
  title: { nl: 'Vrienden die ook blowen', en: 'Friends who use' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Minder blowen kost je geen vrienden, maar je kiest wel wanneer je wie ziet. Kijk daarom eens naar je kring alsof je hem tekent. Namen hoeven er niet bij.',
      ),
      en: p(
        'You do not lose anyone by using less, but you do choose who you see, and when. So look at your circle as if you were drawing it. There’s no need for names here, only for the kind of friend they are.',
      ),
    }),
    line(
      'met',
      { nl: 'Wie zie je vooral met een joint erbij?', en: 'Who do you mostly see with a joint?' },
      { required: true },
    ),
    line('zonder', { nl: 'Met wie ben je weleens zonder?', en: 'Who do you sometimes see without one?' }),
    line('vaker', { nl: 'Wie zou je vaker willen zien?', en: 'Who would you like to see more often?' }),
    line('moment', {
      nl: 'Welk moment zonder joint past bij jullie?',
      en: 'When could you meet without a joint?',
    }),
    radios('hoe', { nl: 'Wat vind je het lastigst aan vertellen?', en: 'What is the hardest part of telling them?' }, [
      answer('uitlachen', { nl: 'Dat ze lachen', en: 'That they will laugh' }, null, {
        nl: 'Lachen is meestal ongemak, omdat jouw keuze ook iets over hen vraagt. Vertel het daarom eerst aan één van hen, en niet aan de hele groep.',
        en: 'People usually laugh when they feel awkward. Your choice makes them think about theirs. So tell one of them first, and not the whole group.',
      }),
      answer('kwijt', { nl: 'Dat ik ze kwijtraak', en: 'That I will lose them' }, null, {
        nl: 'Zeg erbij wat je wél wilt blijven doen, zoals muziek of voetbal kijken. Mensen onthouden beter wat ze houden dan wat er weggaat.',
        en: 'Add what you do want to keep doing, such as music or watching football. People remember what they keep better than what goes.',
      }),
      answer('uitleg', { nl: 'Dat ik het moet uitleggen', en: 'That I have to explain it' }, null, {
        nl: 'Eén zin volstaat: “Ik doe het een tijd rustig aan.” Vraagt iemand door, dan mag je zeggen dat je er later over praat.',
        en: 'One sentence will do: “I’m taking a break for a while.” If someone keeps asking, you can say that you’ll talk about it later.',
      }),
      answer('niets', { nl: 'Eigenlijk niets', en: 'Nothing, really' }, null, {
        nl: 'Dan kun je het deze week al zeggen. Kies een moment waarop niemand rookt, omdat jullie dan allebei helder zijn.',
        en: 'If so, you can tell them this week. Choose a moment when nobody is smoking, so you’re both clear.',
      }),
    ]),
    createMarkup(
      'berichten',
      {
        nl: ul(
          '“Ik ben aan het minderen. Zien we elkaar zaterdag overdag?”',
          '“Ik kom vanavond, maar ik rook niet. Goed als ik om tien uur ga?”',
          '“Zin om te zwemmen? Ik wil je zien, alleen niet op het balkon.”',
          '“Ik mis je, en ik blow een tijdje niet. Zullen we koffie drinken?”',
        ),
        en: ul(
          '“I’m cutting down, so shall we meet on Saturday in the daytime?”',
          '“I’ll come tonight, but I’m not smoking, and I’ll leave at ten if that’s all right.”',
          '“I want to see you, only not on the balcony. Do you fancy a swim on Thursday?”',
          '“I miss you, and I’m not using for a while, so shall we have a coffee?”',
        ),
      },
      { folded: { nl: 'Vier berichten om te lenen', en: 'Four messages to borrow' } },
    ),
    longText(
      'zeg',
      { nl: 'Wat zeg je tegen ze?', en: 'What do you say to them?' },
      {
        help: {
          nl: 'Neem een van de berichten over, of schrijf het in je eigen woorden.',
          en: 'Take one of the messages, or write it in your own words.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw zorgde voor haar schoonvader en zag vriendinnen alleen nog laat, met een joint erbij. Ze appte één van hen: “Kan ik je dinsdag om half tien zien, na school?” Dat werd een vast rondje met koffie. De avonden zijn er nog, maar ze gaat nu om negen uur naar huis.',
        ),
        en: p(
          'A woman looked after her father-in-law and only saw her friends late at night, with a joint. She texted one of them: “Can I see you on Tuesday at half past nine, after the school run?” It became a weekly walk with coffee. The late evenings still happen, but now she goes home at nine.',
        ),
      },
      { folded: { nl: 'Zelfde vriendin, ander uur', en: 'Same friend, another hour' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Andere momenten, zelfde mensen', en: 'Other moments, same people' },
    html: {
      nl: p(
        'Spreek op andere momenten af, dan blijven de mensen en verandert alleen het uur. Reageert iemand koel, geef het dan een paar weken, want hij moet ook wennen.',
        'Verstuur één bericht vandaag, ook als het nog niet mooi is. Is je kring klein geworden, begin dan op het <a href="/forum">forum</a>.',
      ),
      en: p(
        'Meet at other moments, and you keep the people while only the hour changes. If someone reacts coolly, give it a few weeks. They have to get used to it too.',
        'Send one message today, even if it’s not perfect. If your circle has become small, you can start on the <a href="/en/forum">forum</a>.',
      ),
    },
  },
  notes: 'Method: social network change.',
});
