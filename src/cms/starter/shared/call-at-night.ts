import type { StarterPage } from '../starter.ts';
import { p, safety, tel, ul } from './markup.ts';
import { CLOSE_ONES, SELF_HELP } from './variants.ts';

const FINDER = 'https://www.zorgkaartnederland.nl/huisartsenpost';

/** The number to call if the practice is closed, its questions, and sentences to say. */
export const callAtNight: StarterPage<'basic_page'> = {
  id: 'shared-call-at-night',
  type: 'basic_page',
  domains: [...SELF_HELP, ...CLOSE_ONES],
  path: { nl: '/wie-bel-je-nu', en: '/who-to-call-now' },
  nl: {
    title: 'Wie bel je ’s avonds en ’s nachts?',
    lead: 'Is de praktijk dicht en kan het niet wachten? Hier lees je wie je belt, wat ze vragen en wat je kunt zeggen.',
    description: 'Wanneer je 112 of de huisartsenpost belt, wat ze vragen en hoe je het nummer vindt.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Bel 112 als een leven in gevaar is',
        body: p(
          `<strong>${safety('drugEmergency', 'nl')}</strong>`,
          `<strong>${safety('chestPlain', 'nl')}</strong>`,
          safety('recovery', 'nl'),
          `Als je ook elke dag drinkt, of daar net mee stopte: ${safety('alcoholEmergency', 'nl')}`,
        ),
      },
      {
        type: 'text',
        title: 'Wanneer bel je de huisartsenpost?',
        body:
          p(
            'De huisartsenpost is er in de avond, de nacht, het weekend en op feestdagen. Overdag op werkdagen bel je dus je eigen huisarts.',
            'Bel als iets niet kan wachten tot de praktijk weer opengaat. Twijfel je, bel dan ook, want meedenken is hun werk.',
          ) +
          ul(
            safety('alcoholStopped', 'nl'),
            safety('psychosis', 'nl'),
            'Je voelt je ziek na gebruik en je weet niet of het kwaad kan.',
            'Je maakt je zorgen om iemand anders, en die wil of kan zelf niet bellen.',
          ),
      },
      {
        type: 'text',
        title: 'Wat vragen ze?',
        body:
          p(
            'Je krijgt eerst iemand die vragen stelt, zodat duidelijk wordt hoe snel er hulp nodig is. Leg dit klaar:',
          ) +
          ul(
            'je naam, je geboortedatum en de plek waar je nu bent',
            'wat er aan de hand is, en sinds wanneer',
            'wat je dronk of gebruikte, hoeveel, en wanneer voor het laatst',
            'je medicijnen, je ziekten en of je zwanger bent',
          ) +
          p(
            'Vertel gerust alles. Ze hebben een beroepsgeheim, en ze kunnen je alleen goed helpen als ze het weten.',
            'Ga niet zomaar langs, maar bel eerst. Soms is advies genoeg, en anders mag je komen of komt er een arts.',
          ),
      },
      {
        type: 'text',
        title: 'Wat kun je zeggen?',
        body: ul(
          '“Ik ben gestopt met drinken, en nu tril en zweet ik. Is dat gevaarlijk?”',
          '“Ik heb … gebruikt en ik voel me niet goed. Kan ik iemand spreken?”',
          '“Iemand bij mij thuis doet vreemd na … . Wat moet ik doen?”',
        ),
      },
      {
        type: 'text',
        title: 'Hoe vind je het nummer?',
        body: p(
          'Bel het nummer van je eigen huisarts. Is de praktijk dicht, dan hoor je daar meestal welk nummer je moet bellen.',
          `Heb je hier geen huisarts, zoek dan op “huisartsenpost” en je woonplaats. Ze staan ook op <a href="${FINDER}">ZorgkaartNederland</a>.`,
          'Een huisarts of huisartsenpost gaat niet van je eigen risico af. Een ambulance of medicijnen soms wel, maar wacht daar nooit om.',
        ),
      },
      {
        type: 'text',
        title: 'Als het om iets anders gaat',
        body: p(
          safety('suicide', 'nl'),
          `Is het thuis niet veilig, bel dan Veilig Thuis op ${tel('0800-2000')}. Dat is gratis, dag en nacht.`,
          'Wil je een stem horen, dan is de Luisterlijn er ook ’s nachts. Het nummer staat hieronder.',
        ),
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
    ],
  },
  en: {
    title: 'Who do you call in the evening or at night?',
    lead: 'If your GP is closed and it cannot wait, you’ll find here who to call and what to say.',
    description: 'When to call 112 or the out-of-hours GP, what they ask and how to find the number.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Call 112 if a life is in danger',
        body: p(
          `<strong>${safety('drugEmergency', 'en')}</strong>`,
          `<strong>${safety('chestPlain', 'en')}</strong>`,
          safety('recovery', 'en'),
          `If you also drink every day, or stopped recently: ${safety('alcoholEmergency', 'en')}`,
        ),
      },
      {
        type: 'text',
        title: 'When do you call the out-of-hours GP?',
        body:
          p(
            'The huisartsenpost (out-of-hours GP) is there in the evening, at night, at weekends and on public holidays. On weekdays during the day, call your own GP.',
            'Call if something cannot wait until your GP opens again. If you’re not sure, call anyway: it’s their job to help you decide.',
          ) +
          ul(
            safety('alcoholStopped', 'en'),
            safety('psychosis', 'en'),
            'You feel unwell after using something, and you do not know if it’s serious.',
            'You’re worried about someone else who will not or cannot call.',
          ),
      },
      {
        type: 'text',
        title: 'What do they ask?',
        body:
          p('The first person you speak to asks questions to find out how quickly you need help. Have this ready:') +
          ul(
            'your name, your date of birth and where you are now',
            'what is wrong, and since when',
            'what you drank or used, how much, and when you last did',
            'your medicines, any illnesses, and whether you’re pregnant',
          ) +
          p(
            'You can tell them everything: it’s confidential, and they can only help you properly if they know.',
            'Call first, and do not turn up without calling. Sometimes advice is enough, and otherwise you can come in or a doctor comes to you.',
          ),
      },
      {
        type: 'text',
        title: 'What can you say?',
        body: ul(
          '“I’ve stopped drinking, and now I’m shaking and sweating: is that dangerous?”',
          '“I’ve used something, and I don’t feel well. Could I talk to a doctor, please?”',
          '“Someone at home has used something and is acting strangely. What should I do for them now?”',
        ),
      },
      {
        type: 'text',
        title: 'How do you find the number?',
        body: p(
          'Call your own GP’s number. If they’re closed, a message usually tells you which number to call.',
          `If you have no GP here, search for “huisartsenpost” and the name of your town. They’re also listed on <a href="${FINDER}">ZorgkaartNederland</a>, in Dutch.`,
          'Your insurance excess (eigen risico) does not apply to a GP or the huisartsenpost. It may apply to an ambulance or medicine, but never let that stop you.',
        ),
      },
      {
        type: 'text',
        title: 'If it’s about something else',
        body: p(
          safety('suicide', 'en'),
          `If you’re not safe at home, call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}. It’s free, and there’s always someone there.`,
          'If you’d like to hear a voice, De Luisterlijn (someone to listen) is there at night too: the number is below.',
        ),
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
    ],
  },
  notes:
    'Sources: NHG M10 [S1] (withdrawal); rijksoverheid.nl [S38] (Veilig Thuis); the rest is general knowledge, no source looked up. CHECK [C1]: GP: who calls 112 and who the huisartsenpost. CHECK [C3]: provider: the address of the finder; eigen risico of a GP, an ambulance and medicine this year. REVIEW: November 2027.',
};
