import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const letterToTheMeOfPayday = exercise({
  id: 'gambling_end_2',
  domain: 'gambling',
  title: { nl: 'Brief aan mezelf op salarisdag', en: 'A letter to myself on payday' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Er komt weer een dag met geld, en dan klinkt je hoofd anders dan nu. Schrijf daarom vandaag een korte brief aan jezelf voor die dag. Vertel jezelf alleen wat je echt weet.',
      ),
      en: p(
        'Another day will come when money arrives, and your mind will sound different then. So today you write a short letter to yourself for that day. Tell yourself only what you really know.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Beste ik, het is de 25e en je bent alleen. De huur gaat er om middernacht af, dus dat is geregeld. Geef je pas aan de buurman en ga daarna wandelen, ook als het regent. Morgen sta je naast je bed en het geld is er nog. Je hebt dit al eerder doorstaan.',
        ),
        en: p(
          'Dear me, it’s the 25th and you’re on your own. The rent goes out at midnight, so that’s arranged. Give your card to the neighbour and go for a walk, even if it’s raining. Tomorrow you’ll wake up and the money will still be there. You’ve been through this before.',
        ),
      },
      { folded: { nl: 'Zo kan een brief beginnen', en: 'How a letter can start' } },
    ),
    line('weten', { nl: 'Dit weet ik nu', en: 'This is what I know now' }, { required: true }),
    line('eerst', { nl: 'Dit doe ik eerst met het geld', en: 'This is what I do first with the money' }),
    line('bel', { nl: 'Deze persoon bel ik', en: 'This is who I call' }),
    longText('brief', { nl: 'Mijn brief', en: 'My letter' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor de dag dat het telt', en: 'For the day that counts' },
    html: {
      nl: p(
        'Leg je brief bij je pas of zet hem in je agenda op salarisdag. Lees hem voordat je iets anders doet. Daarna luister je er minder naar.',
        'Je brief blijft hier staan, en je kunt hem elke maand aanpassen.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Keep your letter with your card, or put it in your calendar on payday. Read it before you do anything else. Later on you’ll listen to it less.',
        'Your letter stays here, and you can change it every month.',
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: letter to oneself for a known risk. CHECK [C1]: wording with 113.',
});
