import { answer, createMarkup, exercise, line, longText, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const meInSixMonths = exercise({
  id: 'cannabis_1_5',
  domain: 'cannabis',
  title: { nl: 'Ik over een half jaar', en: 'Me in six months' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Stel je een dinsdag voor, over een half jaar. Er gebeurt niets bijzonders, maar het is wel een dag waar je tevreden mee bent. Loop hem in gedachten door, van de wekker tot het licht uitgaat.',
      ),
      en: p(
        'Imagine a Tuesday, six months from now. Nothing special happens, but it’s a day that you’re content with. Walk through it in your mind, from the alarm until the light goes out.',
      ),
    }),
    line(
      'dinsdag',
      { nl: 'Wat doe je op die dinsdag?', en: 'What do you do on that Tuesday?' },
      {
        required: true,
        help: {
          nl: 'Eén regel kan al. Bijvoorbeeld: “Uitgerust op, werken, koken, bellen met mijn zus.”',
          en: 'One line will do, such as “Up rested, off to work, cook something, call my sister”.',
        },
      },
    ),
    longText('helpt', { nl: 'Wat doet blowen met die dag?', en: 'What does cannabis do to that day?' }),
    radios('dichtbij', { nl: 'Hoe ver is die dinsdag nog weg?', en: 'How far away is that Tuesday?' }, [
      answer('ver', { nl: 'Heel ver', en: 'Very far' }, null, {
        nl: 'Dan is één stukje van die dag al een mooi doel. Kies het kleinste, zoals de wekker, omdat je daar morgen al mee kunt beginnen.',
        en: 'One small part of that day is a good goal. Pick the smallest, such as the alarm. You can start with it tomorrow.',
      }),
      answer('half', { nl: 'Sommige stukjes zijn er al', en: 'Some parts are already there' }, null, {
        nl: 'Schrijf op welke stukjes dat zijn. Die draag je al. Wat er nog ontbreekt, kun je er daarna één voor één bij zetten.',
        en: 'Write down which parts those are. You already have them. What’s still missing, you can add one by one.',
      }),
      answer('dicht', { nl: 'Best dichtbij', en: 'Quite close' }, null, {
        nl: 'Kijk dan wat er op zulke dagen anders gaat dan op andere. Meestal is het één uur of één plek, en daar kun je op bouwen.',
        en: 'Look at what goes differently on days like that. Usually it’s one hour or one place, and you can build on it.',
      }),
      answer('geen_beeld', { nl: 'Ik zie nog geen dag voor me', en: 'I cannot picture a day' }, null, {
        nl: 'Zo’n beeld komt niet op bestelling, zeker niet als je moe bent. Denk anders aan een goede dag van vroeger en neem daar iets uit mee.',
        en: 'A picture like that does not come to order, least of all when you’re tired. Think of a good day from the past and borrow something from it.',
      }),
    ]),
    line(
      'stap',
      { nl: 'Wat kan deze week al een beetje?', en: 'What is already a little possible this week?' },
      {
        help: {
          nl: 'Kies er een dag en een tijd bij, zodat je het ook kunt doen.',
          en: 'Add a day and a time, so that it becomes something you can do.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een student schreef: “Ik word wakker voor de wekker. College om negen uur, daarna eten met twee anderen. Ik onthoud wat ik lees.” Blowen maakte die ochtend nu te laat, omdat hij pas om vier uur sliep. Zijn stap voor deze week was één college om negen uur, op woensdag.',
        ),
        en: p(
          'A student wrote that he was awake before the alarm, had a lecture at nine and ate with two others. He remembered what he read. For now, cannabis kept that morning out of reach: he only got to sleep at four. His step for this week was one lecture at nine, on Wednesday.',
        ),
      },
      { folded: { nl: 'Een dinsdag van een ander', en: 'Someone else’s Tuesday' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een beeld om te bewaren', en: 'A picture to keep' },
    html: {
      nl: p(
        'Houd deze dinsdag dichtbij. Dan weet je op een lastig moment waarvoor je het doet. Zet je stap van deze week met een tijd in je telefoon, als herinnering.',
        'Schreef je nog niets op, dan mag dat ook later. Deze oefening blijft open staan.',
      ),
      en: p(
        'Keep this Tuesday close. At a difficult moment you’ll know where you want to go. Put your step for this week in your phone with a time, so that it reminds you.',
        'If you have not written anything, that can wait. You’ll find this exercise open whenever you want it.',
      ),
    },
  },
  notes: 'Method: values, future self.',
});
