import { createMarkup, exercise, line, matchAny, option, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../../shared/markup.ts';

export const myNoSentence = exercise({
  id: 'alcohol_5_2',
  domain: 'alcohol',
  title: { nl: 'Mijn nee-zin', en: 'My way to say no' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Op het moment zelf is het voor bijna iedereen lastig om woorden te vinden. Een zin die je al een paar keer hebt gezegd, komt dan vanzelf terug.',
        'Schrijf twee zinnen die klinken als jij. Houd ze kort. Dat is het sterkst.',
      ),
      en: p(
        'In the moment, almost everyone finds it hard to think of words. A sentence you’ve said a few times before will come back by itself.',
        'Write two sentences that sound like you. Keep them short: short is what works best.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          '“Voor mij vandaag niet, maar dank je wel.”',
          '“Ik blijf vanavond bij fris, dat bevalt me goed.”',
          '“Ik heb genoeg gehad, maar hoe is het met jou?”',
        ),
        en: ul(
          '“Not for me today, but thank you.”',
          '“I’m staying with soft drinks tonight, and I like it.”',
          '“I’ve had enough, but how are you?”',
        ),
      },
      { folded: { nl: 'Lees drie voorbeelden', en: 'Read three examples' } },
    ),
    radios(
      'wie_dringt_aan',
      { nl: 'Bij wie is nee zeggen voor jou het lastigst?', en: 'Who is it hardest for you to say no to?' },
      [
        option('vrienden', { nl: 'Vrienden', en: 'Friends' }),
        option('familie', { nl: 'Familie', en: 'Family' }),
        option('partner', { nl: 'Mijn partner', en: 'My partner' }),
        option('werk', { nl: 'Mensen van het werk', en: 'People at work' }),
        option('club', { nl: 'De club, de kantine of de buurt', en: 'The club or the neighbours' }),
        option('mezelf', { nl: 'Vooral mezelf', en: 'Mostly myself' }),
      ],
      { required: true, other: { nl: 'Iemand anders', en: 'Someone else' } },
    ),
    createMarkup(
      'veilig',
      {
        nl: p(
          `Ben je bang voor de reactie als je nee zegt, dan gaat jouw veiligheid voor. Bel Veilig Thuis op ${tel('0800-2000')}, gratis en als je wilt anoniem. Bij gevaar bel je ${tel('112')}.`,
        ),
        en: p(
          `If you’re afraid of what happens when you say no, your safety comes first. Call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}, free and anonymous if you like. If you’re in danger, call ${tel('112')}.`,
        ),
      },
      { when: matchAny(['wie_dringt_aan'], 'partner', 'familie') },
    ),
    createMarkup(
      'mezelf_tip',
      {
        nl: p('Ook tegen jezelf kun je vriendelijk nee zeggen: “Niet nu, over 20 minuten kijk ik weer.”'),
        en: p('You can say a friendly no to yourself as well, such as “Not now, I’ll look again in 20 minutes”.'),
      },
      { when: matchAny(['wie_dringt_aan'], 'mezelf') },
    ),
    line('zin_1', { nl: 'Mijn eerste zin', en: 'My first sentence' }),
    line(
      'zin_2',
      { nl: 'Mijn tweede zin', en: 'My second sentence' },
      {
        help: { nl: 'Die is er voor als de ander blijft vragen.', en: 'This one is for when they keep on asking you.' },
      },
    ),
    radios(
      'hardop',
      {
        nl: 'Zeg je zinnen 3 keer hardop, als je alleen bent. Is dat gelukt?',
        en: 'Say your sentences out loud 3 times, when you’re alone. Did you do that?',
      },
      [
        option('ja', { nl: 'Ja', en: 'Yes' }),
        option('zacht', { nl: 'Zachtjes of in mijn hoofd', en: 'Softly or in my head' }),
        option('later', { nl: 'Dat doe ik later', en: 'I’ll do that later' }),
      ],
    ),
    line(
      'bestelling',
      { nl: 'Wat bestel of pak je meteen?', en: 'What will you order or pick up straight away?' },
      {
        help: {
          nl: 'Met iets in je hand krijg je minder vragen.',
          en: 'If you already have something in your hand, you’ll get fewer questions.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een nee hoeft niet groot te zijn', en: 'A no does not have to be big' },
    html: {
      nl: p(
        'Wie het hardst aandringt, twijfelt soms zelf over drinken. Dat hoef jij niet op te lossen. Zeg je zin nog een keer voordat je gaat, dan komt hij straks vanzelf.',
        'Passen je zinnen later niet meer, dan kun je ze hier altijd veranderen.',
      ),
      en: p(
        'The people who push hardest sometimes have doubts about their own drinking. That’s not for you to solve. Say your sentence once more before you go, and it will come to you by itself later.',
        'If your sentences stop suiting you later on, you can always change them here.',
      ),
    },
  },
  notes: `Method: personal script and rehearsal of refusal. Veilig Thuis: rijksoverheid.nl.
CHECK [C1]: Veilig Thuis, the safety line after "my partner" and "family"; one test call to the number.`,
});
