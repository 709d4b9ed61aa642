import { p, safety, tel, ul } from '../shared/markup.ts';
import type { StarterPage } from '../starter.ts';

/** Page for readers on whom alcohol has a stronger effect: women, and people over 65. */
export const womenAndOlder: StarterPage<'basic_page'> = {
  id: 'alcohol-women-and-older',
  type: 'basic_page',
  domains: ['alcohol'],
  path: { nl: '/vrouwen-en-65-plus', en: '/women-and-over-65' },
  nl: {
    title: 'Vrouwen, en mensen boven de 65',
    lead: 'Alcohol werkt bij de een sterker dan bij de ander. Hier lees je wat er anders is, en wat je daarmee kunt.',
    description: 'Waarom alcohol bij vrouwen en boven de 65 sterker werkt, en wanneer je eerst je huisarts belt.',
    paragraphs: [
      {
        type: 'text',
        title: 'Voor vrouwen',
        body:
          p(
            'Van hetzelfde glas komt bij de meeste vrouwen meer alcohol in het bloed dan bij mannen. Dat komt vooral doordat een vrouwenlichaam minder vocht heeft. Schade kan daardoor eerder komen, ook met minder glazen.',
            'Veel vrouwen drinken alleen, als de kinderen slapen of het werk eindelijk klaar is. Vaak weet niemand het, en schaamte maakt hulp vragen moeilijk. Hier mag je het zeggen, onder een naam die je zelf kiest.',
          ) +
          ul(
            'Kijk op welk uur de dag van jou wordt, en kies daar iets anders voor jezelf.',
            'Slaap je slecht, bijvoorbeeld in de overgang? Drank maakt de nacht meestal onrustiger.',
            'Wil je zwanger worden of ben je het al, dan is niet drinken het veiligst.',
          ) +
          p(
            safety('pregnantDaily', 'nl'),
            `Is het thuis niet veilig, bel dan Veilig Thuis op ${tel('0800-2000')}. Dat is gratis, dag en nacht.`,
          ),
      },
      {
        type: 'text',
        title: 'Voor wie ouder is dan 65',
        body:
          p(
            'Je lichaam breekt alcohol langzamer af, en er zit minder vocht in om het te verdunnen. Een glas dat vroeger niets deed, kan nu vallen, vergeten of slecht slapen geven.',
            'Bel je huisarts voordat je mindert als je elke dag drinkt, ook onder de 8 glazen. Zeg hoeveel je drinkt, hoe oud je bent en welke medicijnen je gebruikt.',
          ) +
          ul(
            'Vraag je apotheek of drank samengaat met je medicijnen. Vraag het zeker bij slaapmiddelen, pijnstillers en bloedverdunners.',
            'Let op trappen en losse kleden op de avonden dat je nog drinkt.',
            'Is het leeg sinds je stopte met werken of iemand verloor, vertel dat dan ook. Het hoort bij wat er speelt.',
          ) +
          p('Op jouw leeftijd heeft minderen nog zin. Veel mensen merken het al snel aan hun slaap en hun hoofd.'),
      },
      {
        type: 'text',
        title: 'Als je lichaam protesteert',
        appearance: 'notice',
        body: p(
          `<strong>${safety('alcoholEmergency', 'nl')}</strong>`,
          safety('alcoholStopped', 'nl'),
          safety('unsteadyToday', 'nl'),
        ),
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
    ],
  },
  en: {
    title: 'Women, and people over 65',
    lead: 'Alcohol does not hit everyone equally hard. Here’s what is different, and what you can do about it.',
    description: 'Why alcohol hits women and people over 65 harder, and when to call your GP first.',
    paragraphs: [
      {
        type: 'text',
        title: 'For women',
        body:
          p(
            'From the same drink, most women get more alcohol in their blood than men do. The main reason is that a woman’s body holds less water. Harm can therefore come sooner, and from fewer drinks.',
            'Many women drink alone, once the children are asleep or work is finally done. Often nobody knows, and shame makes it hard to ask for help. Here you can say it, under a name you choose yourself.',
          ) +
          ul(
            'Find the hour when the day becomes yours, and fill it with something else that’s only for you.',
            'If you’re sleeping badly, in the menopause for instance, alcohol usually makes the night more restless.',
            'If you’re pregnant or would like to be, not drinking is the safest choice.',
          ) +
          p(
            safety('pregnantDaily', 'en'),
            `If you’re not safe at home, call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}. It’s free, day and night.`,
          ),
      },
      {
        type: 'text',
        title: 'If you’re over 65',
        body:
          p(
            'Your body breaks down alcohol more slowly, and there’s less water in it to dilute it. A drink that used to do nothing may now make you fall, forget things or sleep badly.',
            'If you drink every day, call your GP before you cut down, even below 8 drinks. Say how much you drink, how old you are and which medicines you take.',
          ) +
          ul(
            'Ask your pharmacist if your medicines go with alcohol. Ask especially about sleeping pills, painkillers and blood thinners.',
            'Watch the stairs and loose rugs on the evenings when you still drink.',
            'If life has felt empty since you retired or lost someone, say that too. It’s part of the story.',
          ) +
          p(
            'At your age it’s still worth cutting down. Many people soon notice it in their sleep and in a clearer head.',
          ),
      },
      {
        type: 'text',
        title: 'If your body protests',
        appearance: 'notice',
        body: p(
          `<strong>${safety('alcoholEmergency', 'en')}</strong>`,
          safety('alcoholStopped', 'en'),
          safety('unsteadyToday', 'en'),
        ),
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
    ],
  },
  notes:
    'Sources: NHG M10 [S1] (withdrawal); Gezondheidsraad via Trimbos-instituut [S3] (pregnancy); the rest is general knowledge, no source looked up. CHECK [C1]: addiction doctor and GP: the age of 65, cutting down when drinking every day below 8 drinks; midwife: pregnancy. CHECK [C2]: GP: women, the menopause, falls and memory; pharmacist: medicines with alcohol. REVIEW: November 2027.',
};
