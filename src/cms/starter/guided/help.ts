import { gpFirst, safety } from '../shared/markup.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

export const help: StarterPage<'help'> = {
  id: 'guided-help',
  type: 'help',
  domains: ['guided'],
  path: { nl: '/hulp' },
  nl: {
    title: 'Hulp en werkwijze',
    lead: 'Je cliënt werkt zelf aan minderen of stoppen, terwijl jij meekijkt en erover praat. Hier lees je hoe dat gaat, in vier korte contacten.',
    description:
      'Uitleg voor praktijkondersteuners: koppelen met een cliënt, meekijken, vier korte contacten, taal die helpt en wanneer je verwijst.',
    paragraphs: [
      {
        type: 'text',
        title: 'Zo werkt het',
        appearance: 'walk',
        body: `<ol>
<li><strong>Geef je code</strong> Na je goedkeuring krijg je een code van 6 tekens. Je cliënt vult die in en geeft toestemming.</li>
<li><strong>Of nodig uit</strong> Je kunt ook een mail met een link sturen. De mail noemt alleen de voornaam, nooit het middel.</li>
<li><strong>Kijk samen</strong> Je cliënt vult elke dag in en doet oefeningen, en samen bespreken jullie wat opvalt.</li>
</ol>
<p>Stoppen met de koppeling kan altijd, voor jullie allebei. Voor in de spreekkamer kun je <a href="/kaarten">kaarten afdrukken</a>, met vragen en een brief.</p>`,
      },
      {
        type: 'text',
        title: 'Dit zie je',
        width: 'half',
        body: `<ul>
<li>het totaal van elke dag</li>
<li>het doel van elke dag</li>
<li>welke oefeningen klaar zijn, met de antwoorden</li>
<li>hoeveel dagen zijn ingevuld</li>
</ul>`,
      },
      {
        type: 'text',
        title: 'Dit zie je nooit',
        width: 'half',
        body: `<ul>
<li>wat het kostte</li>
<li>waar het was en met wie</li>
<li>de notitie bij een dag</li>
<li>het dagboek en het forum</li>
</ul>`,
      },
      {
        type: 'text',
        body: '<p>We leggen vast wanneer je kijkt en wat je ziet. Je cliënt kan dat teruglezen, dus vertel dit in het eerste gesprek.</p>',
      },
      {
        type: 'text_image',
        title: 'Werkwijze in vier contacten',
        body: `<p>Je cliënt werkt 6 weken zelf, en daar passen vier korte contacten bij. Pas ze aan op wat je cliënt nodig heeft.</p>
<p>Begin steeds met een open vraag en met wat goed ging. Sluit af met één stap die je cliënt zelf kiest.</p>`,
        image: { drawing: 'laan', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Contact 1: de start, 15 tot 20 minuten',
        body: `<ul>
<li>Vraag of je mag meekijken, en leg daarna uit wat je ziet.</li>
<li>Neem vragenlijsten af in je eigen systeem, zoals AUDIT, CUDIT, FTND of PGSI.</li>
<li>Loop de veiligheidspunten na, die verderop staan bij “Veiligheid”.</li>
<li>Kies samen of het stoppen of minderen wordt.</li>
<li>Geef je code en spreek een vaste dag af om te kijken.</li>
<li>Bespreek wat je cliënt doet bij nood, want jij kijkt niet elke dag mee.</li>
</ul>
<blockquote>“Mag ik met je meekijken naar je dagen? Wat vind je daar fijn aan, en wat niet?”</blockquote>
<blockquote>“Ik zie je totaal en je doel, maar niet waar je was of met wie. En jij ziet wanneer ik keek.”</blockquote>`,
      },
      {
        type: 'text',
        title: 'Contact 2: week 2, 10 minuten',
        body: `<ul>
<li>Bekijk eerst een goede dag, en daarna een lastige dag.</li>
<li>Vraag hoe het slapen gaat, en vraag naar klachten van ontwenning.</li>
<li>Bespreek medicijnen met de huisarts. Denk aan thiamine bij lang en veel drinken, en aan nicotinevervangers bij stoppen met roken. Clozapine, olanzapine en theofylline kunnen dan sterker gaan werken.</li>
<li>Stel het doel samen bij als dat beter past.</li>
</ul>
<blockquote>“Wat maakte dinsdag anders dan maandag?”</blockquote>
<blockquote>“Wat hielp je op die dag, al was het klein?”</blockquote>`,
      },
      {
        type: 'text',
        title: 'Contact 3: week 4, 10 minuten',
        body: `<ul>
<li>Vraag een cijfer voor hoe belangrijk het is, en een cijfer voor vertrouwen.</li>
<li>Maak samen één plan in de vorm “als dit gebeurt, dan doe ik dat”.</li>
<li>Bespreek of er iemand is die buddy kan zijn.</li>
<li>Vraag naar geld, kinderen en veiligheid thuis.</li>
</ul>
<blockquote>“Je geeft een 5. Waarom geen 3?”</blockquote>
<blockquote>“Wat zou een halve punt meer vertrouwen geven?”</blockquote>`,
      },
      {
        type: 'text',
        title: 'Contact 4: week 7, 15 tot 20 minuten',
        body: `<ul>
<li>Leg de eerste week en nu naast elkaar.</li>
<li>Maak samen een plan voor een uitglijder.</li>
<li>Kies samen tussen afronden, nog een contact of verwijzen.</li>
<li>Stop de koppeling als jullie klaar zijn.</li>
</ul>
<blockquote>“Wat wil je vasthouden van deze weken?”</blockquote>
<blockquote>“Waaraan merk je als eerste dat het lastiger wordt?”</blockquote>
<p>Hoor of zie je 2 weken niets, stuur dan één neutraal bericht:</p>
<blockquote>“Ik denk aan je. Wil je iets laten weten?”</blockquote>`,
      },
      {
        type: 'text',
        title: 'Taal',
        body: `<p>Met woorden zonder oordeel is het makkelijker om eerlijk te vertellen. Noem daarom eerst de mens, en daarna het gedrag. Deze woorden helpen:</p>
<ul>
<li>iemand die veel drinkt, iemand die gokt, iemand die blowt</li>
<li>gebruik waar je last van hebt</li>
<li>boven je doel, anders gelopen, een lastig moment</li>
<li>een dag zonder, niet gebruikt</li>
<li>trek, en wat je dan kunt doen</li>
<li>een uitglijder, en wat iemand ervan leerde</li>
</ul>
<p>In het overzicht heet een dag “binnen het doel”, “boven het doel”, “alleen ingevuld” of “niet ingevuld”. Een lege dag zegt niets over gebruik.</p>
<p>Laat de keuze bij je cliënt en vraag wat past. Vraag ook toestemming voordat je advies geeft.</p>`,
      },
      {
        type: 'text',
        title: 'Veiligheid',
        appearance: 'notice',
        body: `<p><strong>${safety('alcoholEmergency', 'nl')}</strong> ${safety('chestOther', 'nl')} ${safety('recovery', 'nl')}</p>
<p><strong>Overleg dezelfde dag met de huisarts</strong> in deze situaties:</p>
<ul>
<li>gedachten aan zelfmoord: volg het protocol van je praktijk, bij direct gevaar 112</li>
<li>onzeker lopen of dubbelzien bij veel alcohol</li>
<li>trillen, zweten, een snelle hartslag of overgeven na minder drinken</li>
<li>psychose of sterke achterdocht</li>
</ul>
<p><strong>Verwijs naar verslavingszorg, meteen of dezelfde week</strong>, in overleg met de huisarts:</p>
<ul>
<li>kans op zware ontwenning, zoals een eerder insult of delier</li>
<li>GHB, opioïden of kalmeringsmiddelen erbij: nooit ineens stoppen</li>
<li>zwangerschap, samen met de verloskundige</li>
<li>cocaïne met hartklachten in het verleden, spuiten of basecoke</li>
<li>meerdere eerdere pogingen, met ernstige gevolgen</li>
</ul>
<p><strong>Is een kind niet veilig?</strong> Volg dan de meldcode, en vraag Veilig Thuis om advies via <a href="tel:08002000">0800-2000</a>.</p>
<p>Je cliënt leest bij alcohol deze lijst:</p>
${gpFirst('nl')}
<p>Bij kans op ontwenning van alcohol is het schema in het programma niet leidend. Dan bepaalt de huisarts het tempo.</p>`,
      },
      { type: 'block_reference', title: 'Hulplijnen voor je cliënten', block: 'help_lines' },
      { type: 'faq', title: 'Veelgestelde vragen', questions: faq.map(({ id }) => id) },
    ],
  },
  notes:
    'Sources: NHG M10 [S1] (grades of withdrawal); Farmacotherapeutisch Kompas [S2][S40] (indication for clinical withdrawal, thiamine, blood levels after stopping smoking); meldcode as a duty in care [S38], the Kindcheck with it (Augeo [S25]) (rijksoverheid.nl); Mittleman et al. 1999 [S18] (abstract). A nurse sees the total and the goal of each day, never cost, place, company or note. CHECK [C3]: GP and practice nurse: the four contacts and their length, questionnaires, medicines. CHECK [C2]: addiction doctor: criteria for referral and for the same day. CHECK [C2]: GP: note-keeping, contact after 2 weeks of silence.',
};
