import { p, safety, tel, ul } from '../shared/markup.ts';
import type { StarterPage } from '../starter.ts';

/** Page for readers who use nicotine pouches, with or without smoking. */
export const pouches: StarterPage<'basic_page'> = {
  id: 'tobacco-pouches',
  type: 'basic_page',
  domains: ['tobacco'],
  path: { nl: '/nicotinezakjes', en: '/nicotine-pouches' },
  nl: {
    title: 'Als je nicotinezakjes gebruikt',
    lead: 'Ook zakjes onder je lip houden je aan de nicotine. Stoppen gaat op dezelfde manier als met roken, en je kunt hier meedoen.',
    description: 'Wat er in nicotinezakjes zit, hoe je ermee stopt en hoe je ze hier bijhoudt.',
    paragraphs: [
      {
        type: 'text',
        title: 'Wat je moet weten',
        body: ul(
          'In een zakje zit nicotine, vaak veel. De trek blijft daardoor terugkomen.',
          'Er komt geen rook bij kijken. Gezond is het niet, en over later weten we nog weinig.',
          'Je tandvlees kan pijn doen of zich terugtrekken. Laat je tandarts meekijken.',
          'Van te veel word je misselijk en duizelig, en kan je hart snel kloppen.',
          'Bewaar ze hoog en dicht, ook de gebruikte. Voor een kind of een dier zijn ze gevaarlijk.',
        ),
      },
      {
        type: 'text',
        title: 'Zo stop je ermee',
        appearance: 'walk',
        body: '<ol><li><strong>Kies wat je telt.</strong> Rook of vape je ook, tel dan dat. Zakjes tellen kunnen we hier nog niet, dus zet ze in je notitie.</li><li><strong>Kies een stopdag.</strong> Dat mag een dag in de komende twee weken zijn. Gooi de avond ervoor alle doosjes weg, ook die in je jas en je auto.</li><li><strong>Geef je mond iets anders.</strong> Een kauwgom zonder nicotine, een slok water of een stuk appel helpt je door de eerste minuten.</li><li><strong>Loop de golf.</strong> Oefening 3.1 helpt je door een paar minuten trek heen.</li><li><strong>Vraag om een hulpmiddel.</strong> Je apotheek of huisarts weet of een pleister, kauwgom of tablet bij jou past.</li></ol>',
      },
      {
        type: 'text',
        title: 'Voor wie dit niet is',
        body: p(
          'Ben je zwanger, geef je borstvoeding of heb je een hartziekte? Vraag dan eerst je huisarts of verloskundige wat je het beste kunt gebruiken.',
          'Stap niet over op zakjes om van roken af te komen. Er zijn hulpmiddelen die beter onderzocht zijn.',
        ),
      },
      {
        type: 'text',
        title: 'Als het misgaat',
        appearance: 'notice',
        body: p(
          `<strong>${safety('chestPlain', 'nl')}</strong>`,
          `Slikte een kind een zakje door? Bel meteen de huisarts of de huisartsenpost, en ${tel('112')} als het suf is.`,
        ),
      },
      {
        type: 'text',
        title: 'Praten met iemand die het kent',
        body: p(`De Stoplijn helpt ook bij zakjes: ${tel('0800-1995')}, gratis.`),
      },
    ],
  },
  en: {
    title: 'If you use nicotine pouches',
    lead: 'Pouches under your lip keep you on nicotine too. You quit them the same way as smoking, and you can take part here.',
    description: 'What’s in nicotine pouches, how to quit them and how to keep track of them here.',
    paragraphs: [
      {
        type: 'text',
        title: 'What to know',
        body: ul(
          'A pouch contains nicotine, often a lot, so the cravings keep coming back.',
          'There’s no smoke, but that does not make them healthy. Not much is known yet about the long term.',
          'Your gums may hurt or shrink back. Let your dentist have a look.',
          'Too much makes you sick and dizzy, and your heart may race.',
          'Keep them high up and closed, used ones too. They’re dangerous for a child or a pet.',
        ),
      },
      {
        type: 'text',
        title: 'How to quit them',
        appearance: 'walk',
        body: '<ol><li><strong>Choose what you count.</strong> If you smoke or vape as well, count that. We cannot count pouches here yet, so put them in your note.</li><li><strong>Choose a quit day in the next two weeks.</strong> The night before, throw out every tin, and check your coat and car.</li><li><strong>Give your mouth something else.</strong> Gum without nicotine, a sip of water or a piece of apple gets you through the first minutes.</li><li><strong>Ride the wave.</strong> Exercise 3.1 helps you through a few minutes of craving.</li><li><strong>Ask your pharmacist or GP for help.</strong> They know whether patches, gum or lozenges suit you.</li></ol>',
      },
      {
        type: 'text',
        title: 'If you need advice first',
        body: p(
          'If you’re pregnant, breastfeeding or have a heart condition, ask your GP or midwife first what you can use.',
          'Do not switch to pouches to give up smoking. Other kinds of help have been studied better.',
        ),
      },
      {
        type: 'text',
        title: 'If something goes wrong',
        appearance: 'notice',
        body: p(
          `<strong>${safety('chestPlain', 'en')}</strong>`,
          `If a child has swallowed a pouch, call the GP or the huisartsenpost (out-of-hours GP) now. If they’re drowsy, call ${tel('112')}.`,
        ),
      },
      {
        type: 'text',
        title: 'Talk to someone who knows',
        body: p(`The Stoplijn (quit line) helps with pouches too: ${tel('0800-1995')}, free.`),
      },
    ],
  },
  notes:
    'Sources: Trimbos-instituut 2016 [S39] (Stoplijn); Farmacotherapeutisch Kompas [S40] (aids); the rest is general knowledge, no source looked up. CHECK [C1]: GP: a child that swallowed a pouch. CHECK [C2]: dentist: gums; GP: heart, pregnancy. CHECK [C4]: Trimbos Institute: what is said of pouches, and whether the Stoplijn helps with them. REVIEW: November 2027.',
};
