import { createMarkup, exercise, line, matchAny, option, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const iAmSmokeFree = exercise({
  id: 'tobacco_6_5',
  domain: 'tobacco',
  title: { nl: 'Ik ben rookvrij', en: 'I am smoke-free' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Niet mogen roken is zwaar, en niet roken is iets wat je doet. Maak drie zinnen af, zodat je ziet wie je aan het worden bent. Rook je nu wel, dan passen ze ook.',
      ),
      en: p(
        'Not being allowed to smoke is hard, and not smoking is something you do. Finish three sentences, so that you’ll see who you’re becoming. They also work if you’re smoking at the moment.',
      ),
    }),
    radios('nu_stand', { nl: 'Hoe is het nu?', en: 'How are things now?' }, [
      option('rookvrij', { nl: 'Ik rook niet', en: 'I do not smoke' }),
      option('minder', { nl: 'Ik rook minder', en: 'I smoke less' }),
      option('zoals_eerst', { nl: 'Ik rook zoals eerst', en: 'I smoke as I did before' }),
    ]),
    createMarkup(
      'rookt_nu',
      {
        nl: p(
          'Je bent hier na zes weken nog steeds, dus er is iets wat je wilt. Kies een nieuwe stopdag of een kleiner begin, zoals je ochtenden. Een gesprek met je huisarts of de Stoplijn kan nu het verschil maken. Schrijf bij “nu” wat je wél anders doet dan in week 1.',
        ),
        en: p(
          'You’re still here after six weeks, so there’s something you want. Choose a new quit day or a smaller start, such as your mornings. Talking to your GP or the Stoplijn could make the difference now. Under “now”, write what you’re doing differently from week 1.',
        ),
      },
      { when: matchAny(['nu_stand'], 'minder', 'zoals_eerst') },
    ),
    line(
      'vroeger',
      { nl: 'Vroeger …', en: 'Before …' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld “vroeger telde ik mijn dag in pauzes op de stoep”.',
          en: 'For example “I used to count my day in breaks on the pavement”.',
        },
      },
    ),
    line(
      'nu',
      { nl: 'Nu …', en: 'Now …' },
      {
        help: {
          nl: 'Bijvoorbeeld “nu weet ik waar mijn aansteker niet meer ligt”.',
          en: 'For example “I know which pocket no longer smells”.',
        },
      },
    ),
    line(
      'over_jaar',
      { nl: 'Over een jaar …', en: 'In a year …' },
      {
        help: {
          nl: 'Schrijf iets wat je dan doet, niet iets wat je laat.',
          en: 'Write something you’ll be doing, not something you’ll leave out.',
        },
      },
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een vrouw van 74 schreef: “Vroeger nam ik de lift. Nu neem ik de lift en loop ik de laatste trap. Over een jaar loop ik met mijn kleinzoon naar de zee.” Haar huisarts zei dat ze ook op haar leeftijd iets terugkrijgt. Ze hing de zinnen naast de kalender.',
        ),
        en: p(
          'A woman of 74 wrote that she used to take the lift. Now she takes it and walks the last flight. In a year she’ll walk to the sea with her grandson. Her GP told her that she’d get something back at her age too. She put the sentences next to her calendar.',
        ),
      },
      { folded: { nl: 'De drie zinnen van iemand anders', en: 'Someone else’s three sentences' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit ben jij', en: 'This is you' },
    html: {
      nl: p(
        'Bewaar je zinnen in je <a href="/dagboek">dagboek</a>. Lees ze weer op dag 60 en dag 90, want er verandert meestal een woord of twee. Zijn ze op een zware dag niet waar, dan mag je ze herschrijven.',
      ),
      en: p(
        'Keep your sentences in your <a href="/en/diary">diary</a>, and put day 60 and day 90 in your calendar to read them again. A word or two will usually change, and if they’re not true on a hard day, you can rewrite them.',
      ),
    },
  },
  notes: 'Method: identity.',
});
