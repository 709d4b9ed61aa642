import { answer, createMarkup, exercise, line, matchAny, radios, scale, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const myLine = exercise({
  id: 'cocaine_1_5',
  domain: 'cocaine',
  title: { nl: 'Mijn zin', en: 'My sentence' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Op een lastig moment heb je meer aan één eigen zin dan aan tien adviezen. Daarom maak je hem nu, met je hoofd erbij. Geef eerst twee cijfers.',
      ),
      en: p(
        'At a difficult moment one sentence of your own is worth more than ten tips. That’s why you write it now, while your mind is clear. First give two numbers. They show where you are now.',
      ),
    }),
    scale(
      'belang',
      {
        nl: 'Hoe belangrijk is het voor jou om te stoppen of minderen?',
        en: 'How important is it to you to stop or cut down?',
      },
      { nl: ['niet belangrijk', 'heel belangrijk'], en: ['not important', 'very important'] },
      { required: true },
    ),
    createMarkup(
      'belang_laag',
      {
        nl: p(
          'Een laag cijfer is eerlijk, en je bent er toch. Schrijf dan niet waarom het moet, maar waarom het cijfer geen nul is.',
        ),
        en: p(
          'A low number is honest, and you’re here anyway. So do not write why you should, but why the number is not zero.',
        ),
      },
      { when: matchAny(['belang'], '0', '1', '2', '3', '4') },
    ),
    scale(
      'vertrouwen',
      { nl: 'Hoeveel vertrouwen heb je dat het lukt?', en: 'How confident are you that you can do it?' },
      { nl: ['geen', 'heel veel'], en: ['none', 'very much'] },
    ),
    createMarkup(
      'vertrouwen_laag',
      {
        nl: p('Weinig vertrouwen past bij iets wat al vaker niet lukte. Het groeit van één klein ding dat wel gaat.'),
        en: p(
          'Low confidence makes sense if it has not worked before. It usually grows from one small thing that does work, such as going home early one night.',
        ),
      },
      { when: matchAny(['vertrouwen'], '0', '1', '2', '3', '4') },
    ),
    line('punt', {
      nl: 'Wat zou één punt meer vertrouwen geven?',
      en: 'What would make you one point more confident?',
    }),
    radios('soort', { nl: 'Waarover gaat je zin het liefst?', en: 'What would you like your sentence to be about?' }, [
      answer('ochtend', { nl: 'Hoe ik wakker wil worden', en: 'How I want to wake up' }, null, {
        nl: 'Een ochtend kun je voor je zien, ook midden in de nacht. Noem de dag en wat je dan ziet.',
        en: 'You can picture a morning, and that’s why this works in the middle of the night. Name the day, and what you’d see first.',
      }),
      answer('iemand', { nl: 'Iemand voor wie ik het doe', en: 'Someone I do it for' }, null, {
        nl: 'Denk aan iets wat jullie samen doen, zoals koken of voetbal kijken. Zo wordt het een beeld en geen plicht.',
        en: 'Think of something you do together, such as cooking or watching football. That way it’s a picture and not a duty.',
      }),
      answer('klaar', { nl: 'Wat ik niet meer wil', en: 'What I do not want any more' }, null, {
        nl: 'Dat mag fel zijn, zolang je jezelf niet uitscheldt. Zet er één ding achter dat je wel wilt. Daar ga je naartoe.',
        en: 'It can be fierce, as long as you do not call yourself names. Add one thing that you do want. That’s where you’re going.',
      }),
    ]),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'Ik wil maandag wakker worden en niets uit te leggen hebben.',
          'Ik wil mijn studie afmaken met een hoofd dat meedoet.',
          'Ik wil zondag met mijn zusje ontbijten, omdat ik dat beloofde.',
        ),
        en: ul(
          'I want to wake up on Monday with nothing to explain.',
          'I want to finish my degree with a mind that joins in.',
          'I want to have breakfast with my sister on Sunday. I promised.',
        ),
      },
      { folded: { nl: 'Zinnen van anderen', en: 'Sentences from others' } },
    ),
    line(
      'zin',
      { nl: 'Mijn zin', en: 'My sentence' },
      {
        help: {
          nl: 'Houd hem zo kort dat je hem in één adem kunt zeggen.',
          en: 'Keep it short enough to say in one breath.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor het eerste drankje', en: 'Before the first drink' },
    html: {
      nl: p(
        'Zet je zin op je telefoon, als wekker op vrijdag om vier uur. Lees hem ook voordat je uitgaat. Daarna luistert je hoofd minder goed.',
        'Je vindt hem hier altijd terug, en je mag hem veranderen als hij niet meer past.',
      ),
      en: p(
        'If you have a sentence, put it on your phone as an alarm for Friday at four. Read it before you go out too. Later on, your mind listens less well.',
        'You’ll always find it here, and you can change it when it no longer fits.',
      ),
    },
  },
  notes: 'Method: rulers of importance and confidence (motivational interviewing).',
});
