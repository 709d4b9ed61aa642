import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const paydayMatchAdvert = exercise({
  id: 'gambling_3_3',
  domain: 'gambling',
  title: { nl: 'Salaris, wedstrijd, reclame', en: 'Payday, match, advert' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Drang komt meestal op dezelfde momenten terug, en dat is ook handig. Wat je ziet aankomen, kun je voorbereiden terwijl je rustig bent. Vink aan wat bij jou past, dan lees je welk slot daarbij helpt.',
      ),
      en: p(
        'Urges tend to come back at the same moments, and that can help you. What you see coming, you can prepare for while you’re calm. Tick what fits, and with each moment you’ll read about a lock that helps.',
      ),
    }),
    checkboxes(
      'momenten',
      { nl: 'Wat zijn jouw lastige momenten?', en: 'What are your difficult moments?' },
      [
        answer(
          'salaris',
          { nl: 'De dag dat mijn loon of uitkering komt', en: 'The day my wages or benefits come in' },
          null,
          {
            nl: 'Laat de rekeningen die dag automatisch gaan, en plan meteen na je werk iets met iemand. Zo is het geld verdeeld voordat de avond begint.',
            en: 'Let the bills go out automatically that day, and plan something with someone right after work. The money is shared out before the evening starts.',
          },
        ),
        answer('vakantiegeld', { nl: 'Vakantiegeld of teruggaaf', en: 'Holiday pay or a refund' }, null, {
          nl: 'Extra geld voelt alsof het nergens voor bedoeld is. Geef het vooraf een naam, zoals fiets, en zet het op een andere rekening.',
          en: 'Extra money feels as if it’s meant for nothing. Give it a name in advance, such as dentist or bike, and move it to another account.',
        }),
        answer('wedstrijd', { nl: 'Een grote wedstrijd', en: 'A big match' }, null, {
          nl: 'Kijk samen met iemand die niet inzet, en laat je pas thuis. Zet de meldingen van sportapps die middag al uit.',
          en: 'Watch with someone who does not bet, and leave your card at home. Turn off alerts from sports apps before the afternoon starts.',
        }),
        answer('verveling', { nl: 'Verveling', en: 'Boredom' }, null, {
          nl: 'Leg drie dingen klaar die minder dan tien minuten duren, zoals afwassen of bellen. Verveling wil alleen dat er iets gebeurt, wat dan ook.',
          en: 'Have three things ready that take less than ten minutes, such as the dishes or a call. Boredom only wants something to happen, whatever it is.',
        }),
        answer('ruzie', { nl: 'Ruzie of spanning', en: 'An argument or stress' }, null, {
          nl: 'Na ruzie wil je iets dat meteen werkt. Spreek met jezelf af dat je eerst een rondje loopt, zonder je telefoon.',
          en: 'After an argument you want something that works at once. Agree with yourself to walk around the block first, without your phone.',
        }),
        answer('drank', { nl: 'Na een paar glazen', en: 'After a few drinks' }, null, {
          nl: 'Met drank op lijkt een inzet kleiner dan hij is. Geef je pas aan iemand voordat je gaat drinken, of drink die avond iets anders.',
          en: 'After a drink, a bet looks smaller than it is. Give your card to someone before you go out, or have something without alcohol.',
        }),
        answer('bonus', { nl: 'Een bericht met een bonus', en: 'A message with a bonus' }, null, {
          nl: 'Blokkeer het nummer zonder het bericht te lezen. Lezen is al de eerste stap. Meld je ook af voor de mails van die aanbieder.',
          en: 'Block the number without reading the message. Reading is already the first step. Unsubscribe from that company’s emails as well.',
        }),
        answer('automaat', { nl: 'Een plek met een automaat', en: 'A place with a machine' }, null, {
          nl: 'Kies een ander café of een andere route, ook als die langer is. Moet je er toch zijn, neem dan weinig geld mee.',
          en: 'Choose another café or another route, even if it’s longer. If you do have to be there, carry only the money you need.',
        }),
        answer('verlies', { nl: 'Na verlies', en: 'After a loss' }, null, {
          nl: 'Dit is het gevaarlijkste moment: je hoofd wil het nu goedmaken. Vraag vooraf iemand die jij dan mag bellen en die alleen luistert.',
          en: 'This is the most dangerous moment: your mind wants to put it right at once. Ask someone in advance to take your call and only listen.',
        }),
        answer('goed', { nl: 'Na goed nieuws', en: 'After good news' }, null, {
          nl: 'Ook een mooie dag kan drang geven, omdat je je onkwetsbaar voelt. Vier het met iets anders, zoals lekker eten met iemand.',
          en: 'A good day can bring an urge too, when nothing seems able to go wrong. Celebrate with something that lasts, such as a nice meal with someone.',
        }),
      ],
      { required: true, other: { nl: 'Een ander moment', en: 'Another moment' } },
    ),
    line(
      'een',
      { nl: 'Moment 1: wat staat er dan klaar?', en: 'Moment 1: what is ready then?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Loon: de vaste lasten gaan automatisch.”',
          en: 'For example: “Wages: fixed costs are paid automatically.”',
        },
      },
    ),
    line('twee', { nl: 'Moment 2: wat staat er dan klaar?', en: 'Moment 2: what is ready then?' }),
    line('drie', { nl: 'Moment 3: wat staat er dan klaar?', en: 'Moment 3: what is ready then?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vooraf kiezen kost minder kracht', en: 'Choosing ahead takes less strength' },
    html: {
      nl: p(
        'Begin met drie momenten. De andere worden dan vaak ook makkelijker. Regel vandaag het eerste, dus voordat het moment er is.',
        'Je drie regels blijven hier staan. Kijk er aan het eind van de week naar en verander wat niet paste.',
      ),
      en: p(
        'Start with three moments. The others often get better too. Set up the first one today, before the moment arrives.',
        'Your three lines stay here. Look at them at the end of the week and change whatever did not fit.',
      ),
    },
  },
  notes: 'Method: inventory of high-risk situations.',
});
