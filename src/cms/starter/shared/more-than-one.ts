import type { StarterPage } from '../starter.ts';
import { gpFirst, p, safety, ul } from './markup.ts';
import { SELF_HELP } from './variants.ts';

/**
 * For readers who use more than one drug: drugs that cannot be stopped alone, dangerous combinations, and the first
 * step.
 */
export const moreThanOne: StarterPage<'basic_page'> = {
  id: 'shared-more-than-one',
  type: 'basic_page',
  domains: SELF_HELP,
  path: { nl: '/meer-dan-een', en: '/more-than-one' },
  nl: {
    title: 'Als je meer dan één middel gebruikt',
    lead: 'Veel mensen gebruiken meer dan één ding, of gokken erbij. Hier lees je wat samen gevaarlijk is en waar je begint.',
    description: 'Over drank, drugs, medicijnen en gokken door elkaar. Wat samen gevaarlijk is, en waar je begint.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Eerst veilig',
        body:
          p(`<strong>${safety('neverSuddenly', 'nl')}</strong>`) +
          p(
            'Na een paar weken elke dag GHB kun je er al aan vastzitten. Ineens stoppen kan dan levensgevaarlijk zijn. Bel dus eerst een arts.',
          ) +
          gpFirst('nl'),
      },
      {
        type: 'text',
        title: 'Wat samen gevaarlijk is',
        body:
          ul(
            'Neem alcohol nooit samen met slaapmiddelen, kalmeringsmiddelen, GHB of sterke pijnstillers. Samen kunnen ze je ademhaling gevaarlijk langzaam maken.',
            `Alcohol met cocaïne is duidelijk gevaarlijker dan cocaïne alleen, omdat het je hart extra belast. ${safety('chest', 'nl')}`,
            'Tabak in een joint houdt je aan de nicotine. Daardoor kun je na het stoppen met blowen trek houden.',
          ) +
          p(safety('recovery', 'nl'), 'Meer staat bij <a href="/te-veel-gebruikt">Te veel gedronken of gebruikt</a>.'),
      },
      {
        type: 'text',
        title: 'Waar begin je?',
        body:
          p('Alles tegelijk veranderen hoeft niet. Met deze vier regels kies je waar je begint.') +
          ul(
            'Is er iets dat je alleen met een arts kunt stoppen, begin dan daar.',
            'Komt het ene na het andere, zoals cocaïne na drank, begin dan bij het eerste.',
            'Hoort het ene bij het andere, zoals tabak in een joint, stop dan met allebei.',
            'Staan ze los van elkaar, kies dan wat je nu het meest kost.',
          ) +
          p(
            'Let intussen op wat je meer gaat doen. Het ene neemt soms ongemerkt de plaats van het andere in. Zie je dat gebeuren, bespreek het dan met iemand.',
          ),
      },
      {
        type: 'text',
        title: 'Zo gebruik je deze site dan',
        body: p(
          'Kies eerst één programma, want twee tegelijk is veel. De pagina Hulp kun je overal lezen, ook zonder account. Bij <a href="/programmas">Programma’s</a> staan ze naast elkaar.',
          'Vertel je huisarts of praktijkondersteuner over alles wat je gebruikt. Zij willen je niet straffen, maar zien wat veilig samen kan.',
        ),
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
    ],
  },
  en: {
    title: 'If you use more than one drug',
    lead: 'Many people use more than one thing, or gamble as well. Here you can read what never to stop alone, what’s dangerous together and where to start.',
    description:
      'About alcohol, drugs, medicines and gambling together: what not to stop suddenly, what’s dangerous together and where to start.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Safety first',
        body:
          p(`<strong>${safety('neverSuddenly', 'en')}</strong>`) +
          p(
            'With GHB, you can depend on it after a few weeks of daily use. Stopping suddenly can then be life-threatening, so call a doctor first.',
          ) +
          gpFirst('en'),
      },
      {
        type: 'text',
        title: 'What is dangerous together',
        body:
          ul(
            'Never take alcohol together with sleeping pills, tranquillisers, GHB or strong painkillers. Together they can make your breathing dangerously slow.',
            `Alcohol with cocaine is clearly more dangerous than cocaine alone, because it puts more strain on your heart. ${safety('chest', 'en')}`,
            'Tobacco in a joint keeps you on nicotine, so you may still have cravings after you stop using cannabis.',
          ) +
          p(
            safety('recovery', 'en'),
            'You can read more at <a href="/en/too-much">Too much to drink, or too much of a drug</a>.',
          ),
      },
      {
        type: 'text',
        title: 'Where do you start?',
        body:
          p('There’s no need to change everything at once. These four lines can help you choose where to begin.') +
          ul(
            'If there’s something you can only stop with a doctor, start there, together with your GP.',
            'If one follows another, such as cocaine after drinking, start with the one that comes first.',
            'If one is part of another, such as tobacco in a joint, it’s better to stop both.',
            'If they have nothing to do with each other, choose the one that costs you most at the moment.',
          ) +
          p(
            'Notice what you start doing more of, as one thing can quietly take the place of another. If you see that happening, write it down and talk to someone about it.',
          ),
      },
      {
        type: 'text',
        title: 'How to use this site',
        body: p(
          'Choose one programme to log your days in first, as two at a time is a lot. You can read the Help page of each of them, even without an account. Under <a href="/en/programmes">Programmes</a> you’ll find them side by side.',
          'Tell your GP or practice nurse about everything you use. They do not ask so that they can punish you, but to see what goes together safely.',
        ),
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
    ],
  },
  notes:
    'Sources: Nationale Drug Monitor [S19] (GHB); van Amsterdam et al. 2024 [S30] (alcohol with cocaine); NHG M10 [S1] (alcohol withdrawal). CHECK [C1]: addiction doctor: alcohol with sedatives, GHB or opioids and breathing; what is stopped with a doctor only; the order of beginning. CHECK [C5]: provider: one programme at a time.',
};
