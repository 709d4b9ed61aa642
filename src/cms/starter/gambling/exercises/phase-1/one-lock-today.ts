import { answer, checkboxes, createMarkup, exercise, line, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const oneLockToday = exercise({
  id: 'gambling_1_1',
  domain: 'gambling',
  title: { nl: 'Vandaag één slot', en: 'One lock today' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Maak gokken vandaag lastiger. Dan kost nee zeggen minder kracht. Kies één slot dat nu kan. Een tweede slot mag morgen.',
        'Bij elk slot lees je hoe het werkt en waar het niet voor geldt. Zo weet je wat er nog open blijft.',
      ),
      en: p(
        'Make gambling a little harder to reach today, so you need less strength to say no. Choose one lock that you can put on now. A second one can wait until tomorrow.',
        'With each lock you’ll read how it works and what it does not cover. That way you know which doors are still open.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik studeer en kreeg elke maand mijn studielening op dezelfde dag. Die avond stond ik al op een wedsite, met mijn telefoon onder tafel. Nu staat de app er niet meer op en weet mijn huisgenoot het wachtwoord. De lening gaat eerst naar een rekening waar ik zelf niet zomaar bij kan.',
        ),
        en: p(
          'I’m a student, and my loan came in on the same day every month. By that evening I was on a betting site, with my phone under the table. Now the app is gone and my housemate knows the password. The loan goes to an account first that I cannot reach at once.',
        ),
      },
      { folded: { nl: 'Zo deed een student het', en: 'How a student did it' } },
    ),
    createMarkup(
      'cruks',
      {
        nl: p(
          'Cruks is het landelijke register waarmee je jezelf uitsluit van gokken. Met DigiD gaat het direct in, en op papier kan het ook.',
          'Je kiest zelf hoelang het duurt, van minstens 6 maanden tot hoogstens 99 jaar. Daarna loopt het vanzelf af, zonder dat je daar bericht van krijgt.',
          'Het geldt voor legale goksites, speelhallen en casino’s, maar niet voor illegale sites en loterijen. Van de gokkast in een café weten we het niet zeker. Daarom helpt een tweede slot.',
          'Het adres staat bij <a href="/hulp">Hulp</a>.',
        ),
        en: p(
          'Cruks is the national self-exclusion register: once you’re on it, gambling sites have to turn you away. With DigiD it starts at once, and you can also apply on paper.',
          'You choose how long it lasts, from at least 6 months to at most 99 years. After that it ends on its own, and nobody tells you.',
          'It covers legal gambling sites, arcades and casinos, but not illegal sites or lotteries. We’re not sure about the machine in a café. That’s why a second lock helps.',
          'You’ll find the address on the <a href="/en/help">Help</a> page.',
        ),
      },
      { folded: { nl: 'Wat is Cruks?', en: 'What is Cruks (the self-exclusion register)?' } },
    ),
    checkboxes(
      'nu',
      { nl: 'Welk slot zet je er nu op?', en: 'Which lock will you put on now?' },
      [
        answer(
          'cruks',
          {
            nl: 'Mij inschrijven in Cruks',
            en: 'Sign up to Cruks, so gambling sites have to turn me away',
          },
          null,
          {
            nl: 'Met DigiD is dit zo gedaan, en daarna staat het minstens een half jaar vast. Loterijen en illegale sites blijven open, dus zet er nog iets bij.',
            en: 'With DigiD this takes a few minutes, and then your choice is fixed for at least half a year. Lotteries and illegal sites stay open, so add something else.',
          },
        ),
        answer('apps', { nl: 'Gokapps en accounts weghalen', en: 'Remove gambling apps and accounts' }, null, {
          nl: 'Een app is snel weer terug, dus vraag de aanbieder om ook je account te sluiten. Doe het samen met iemand als er nog tegoed op staat.',
          en: 'An app is quickly installed again, so ask the company to close your account as well. If there’s still money in it, do this with someone beside you.',
        }),
        answer(
          'wachtwoord',
          {
            nl: 'Iemand anders een nieuw wachtwoord laten kiezen',
            en: 'Let someone else choose a new password',
          },
          null,
          {
            nl: 'Laat die persoon ook het mailadres beheren, want anders vraag je zelf een nieuw wachtwoord aan. Een nieuw account bij een andere site houdt dit niet tegen.',
            en: 'Let them look after the recovery email too, or you can ask for a new password yourself. It does not stop you opening an account somewhere else.',
          },
        ),
        answer('limiet', { nl: 'De daglimiet van mijn pas omlaag', en: 'Lower the daily limit of my card' }, null, {
          nl: 'Zet de limiet op wat je per dag voor eten en reizen nodig hebt. Kijk ook of je bank een wachttijd kent voordat hij weer omhoog kan.',
          en: 'Set it to what you need for food and travel that day. Ask your bank whether there’s a waiting time before it can go up again.',
        }),
        answer('blokkade', { nl: 'Een app die goksites blokkeert', en: 'An app that blocks gambling sites' }, null, {
          nl: 'Zet hem op elk apparaat dat je gebruikt, ook op dat oude in de la. Hij houdt veel sites tegen, maar geen café of speelhal.',
          en: 'Put it on every device you use, including the old one in the drawer. It stops many sites, but it will not stop a café or an arcade.',
        }),
        answer('reclame', { nl: 'Reclame, mails en meldingen uit', en: 'Turn off adverts, emails and alerts' }, null, {
          nl: 'Meld je af voor mails en blokkeer de nummers die je berichten sturen. Reclame op tv blijft, dus leg dan je telefoon in een andere kamer.',
          en: 'Unsubscribe from the emails and block the numbers that text you. Adverts on TV will still come, so leave your phone in another room then.',
        }),
        answer('contant', { nl: 'Alleen geld voor die dag bij me', en: 'Carry only the money for that day' }, null, {
          nl: 'Dit helpt vooral bij automaten en in een speelhal, omdat het geld daar contant is. Online helpt het pas als je pas ook ergens anders ligt.',
          en: 'This helps most with machines and arcades, where you pay in cash. For gambling online, your card has to be somewhere else as well.',
        }),
      ],
      {
        required: true,
        other: { nl: 'Een ander slot', en: 'Another lock' },
        help: { nl: 'Kies iets wat binnen 10 minuten kan.', en: 'Choose something you can do within 10 minutes.' },
      },
    ),
    checkboxes(
      'morgen',
      { nl: 'Welk slot doe je morgen?', en: 'Which lock will you put on tomorrow?' },
      [
        option('cruks', { nl: 'Mij inschrijven in Cruks', en: 'Sign up to Cruks' }),
        option('apps', { nl: 'Gokapps en accounts weghalen', en: 'Remove gambling apps and accounts' }),
        option('wachtwoord', {
          nl: 'Iemand anders een nieuw wachtwoord laten kiezen',
          en: 'Let someone else choose a new password',
        }),
        option('limiet', { nl: 'De daglimiet van mijn pas omlaag', en: 'Lower the daily limit of my card' }),
        option('blokkade', { nl: 'Een app die goksites blokkeert', en: 'An app that blocks gambling sites' }),
        option('reclame', { nl: 'Reclame, mails en meldingen uit', en: 'Turn off adverts, emails and alerts' }),
        option('contant', { nl: 'Alleen geld voor die dag bij me', en: 'Carry only the money for that day' }),
      ],
      { other: { nl: 'Een ander slot', en: 'Another lock' } },
    ),
    line(
      'wie',
      { nl: 'Wie kan je bij een slot helpen?', en: 'Who can help you with a lock?' },
      {
        help: {
          nl: 'Iemand die naast je zit terwijl je het doet, is al een grote hulp.',
          en: 'Someone who sits next to you while you do it is already a big help.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén slot helpt', en: 'One lock helps' },
    html: {
      nl: p(
        'Zet je slot er nu op. Straks is er weer iets anders. Twee sloten samen helpen meer dan één.',
        'Een slot is geen straf, maar het geeft je tijd als kiezen lastig is. Je lijst blijft hier staan, dus morgen kun je het tweede slot erbij zetten.',
      ),
      en: p(
        'Put your lock on now, before you carry on. Something else always comes up. Two locks work better than one.',
        'A lock is not a punishment. It buys you time at a moment when choosing is hard. Your list stays here, so you can add the second lock tomorrow.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: stimulus control. Sources: [S14] Kansspelautoriteit page on Cruks (undated), Schenkeveld Advocaten, Casinonieuws 2024 (at least 6 months to 99 years, DigiD or paper, ends without a message; not lotteries). CHECK [C3]: Kansspelautoriteit: machines in cafés, and which games are outside Cruks. CHECK [C3]: bank blocks, waiting times and limits.',
});
