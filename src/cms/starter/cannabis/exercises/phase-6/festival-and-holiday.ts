import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const festivalAndHoliday = exercise({
  id: 'cannabis_6_4',
  domain: 'cannabis',
  title: { nl: 'Festival en vakantie', en: 'Festival and holiday' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Op een feest of vakantie is er meer om je heen en minder dat vastligt. Daardoor komt trek op uren die je niet kent. Kies één moment dat eraan komt en maak er een plan voor.',
      ),
      en: p(
        'At a festival or on holiday there’s more around you and less routine. So cravings come at hours you do not know. Choose one moment that’s coming up and make a plan for it.',
      ),
    }),
    radios('soort', { nl: 'Wat komt er als eerste aan?', en: 'What is coming up first?' }, [
      answer('festival', { nl: 'Een festival of feest', en: 'A festival or party' }, null, {
        nl: 'Spreek een plek af voor als het te veel wordt, zoals de uitgang. Eet ook iets voordat het donker is.',
        en: 'Agree on a place to go to when it gets too much, such as the main entrance. Eat before it gets dark.',
      }),
      answer('vakantie', { nl: 'Een vakantie', en: 'A holiday' }, null, {
        nl: 'De eerste avond is meestal de lastigste, omdat je dan nog niets hebt te doen. Plan juist voor die avond iets, en neem niets mee.',
        en: 'The first evening is usually the hardest, as there’s nothing to do yet. Plan something for that evening, and take nothing with you.',
      }),
      answer('bruiloft', { nl: 'Een bruiloft of familiefeest', en: 'A wedding or family party' }, null, {
        nl: 'Tussen familie is weggaan lastig, dus spreek met iemand een teken af. Blijf uit de buurt van de rokers bij de deur.',
        en: 'It’s hard to leave among family, so agree on a signal with someone who will leave with you. Stay away from the smokers by the door.',
      }),
      answer('niets', { nl: 'Er komt niets aan', en: 'Nothing is coming up' }, null, {
        nl: 'Kies dan de avond die elk jaar terugkomt en waar je nu al tegenop ziet. Een plan dat een tijd kan liggen, wordt er niet slechter van.',
        en: 'If so, choose the evening that comes back every year and that you’re already dreading. A plan that waits for a while gets no worse.',
      }),
    ]),
    line('welke', { nl: 'Welk moment komt eraan?', en: 'Which moment is coming?' }, { required: true }),
    line(
      'plan',
      { nl: 'Wat spreek je met jezelf af?', en: 'What do you agree with yourself?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Ik slaap in het huisje, en niet op het terrein.”',
          en: 'For example: “I’ll sleep in the cabin, and not on the festival site.”',
        },
      },
    ),
    line('wie', {
      nl: 'Met wie, en wat vraag je van die persoon?',
      en: 'Who with, and what will you ask them?',
    }),
    line(
      'slaap',
      { nl: 'Hoe regel je je slaap?', en: 'How do you arrange your sleep?' },
      {
        help: {
          nl: 'Oordopjes, een slaapmasker en een tijd waarop je hoe dan ook gaat liggen.',
          en: 'Think of earplugs, an eye mask and a time when you lie down whatever happens.',
        },
      },
    ),
    createMarkup('grens', {
      nl: p(
        'Neem niets mee over de grens. In veel landen ben je al strafbaar met een beetje. Dat geldt ook voor olie tegen pijn. Krijg je cannabis op recept, vraag dan je apotheek welke papieren je nodig hebt.',
      ),
      en: p(
        'Take nothing across the border. In many countries it’s a crime, even with a small amount. That goes for oil against pain as well. If you get cannabis on prescription, ask your pharmacist which papers you need.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een man van 69 ging wandelen in de bergen. Tegen stijve knieën had hij altijd een flesje olie bij zich. Hij vroeg zijn apotheker wat wel mee mocht en kreeg een zalf mee. ’s Avonds zat hij bij de groep die vroeg naar bed ging, en dat beviel.',
        ),
        en: p(
          'A man of 69 went to the mountains with his walking club. For his stiff knees he always carried a bottle of oil. He asked his pharmacist what he could take, and left with an ointment. In the evenings he sat with the group that went to bed early, and he liked it.',
        ),
      },
      { folded: { nl: 'Een reis van een ander', en: 'Someone else’s trip' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een plan reist mee', en: 'A plan travels along' },
    html: {
      nl: p(
        'Zet je afspraak in je telefoon, op de dag zelf, een uur voordat je gaat. Liep het anders, drink dan water, ga slapen en vul de dag in. Morgen geldt je doel weer.',
        'Na een pauze werkt dezelfde joint sterker, dus blijf dan bij iemand die je kent.',
      ),
      en: p(
        'Put your agreement in your phone for the day itself, an hour before you leave. If it went differently, drink some water, get some sleep and log the day. Tomorrow your limit is the same.',
        'After a break the same joint hits harder, so stay with someone you know.',
      ),
    },
  },
  notes: 'Method: planning dates. CHECK [C3]: jurist: abroad (C3); pharmacist: travel with cannabis on prescription.',
});
