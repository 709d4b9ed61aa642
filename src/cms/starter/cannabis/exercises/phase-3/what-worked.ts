import { answer, createMarkup, exercise, line, radios, scale, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatWorked = exercise({
  id: 'cannabis_3_5',
  domain: 'cannabis',
  title: { nl: 'Wat werkte?', en: 'What worked?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Zoek één moment waarop je trek had en iets anders deed, al duurde het maar kort. Het telt ook als je later die dag wel blowde. Dat ene moment was echt.',
      ),
      en: p(
        'Find one moment when you had a craving and did something else, even if it did not last long. It also counts if you did use later that day. That one moment was real.',
      ),
    }),
    line('moment', { nl: 'Wat was het moment?', en: 'What was the moment?' }, { required: true }),
    line('deed', { nl: 'Wat deed je?', en: 'What did you do?' }),
    scale(
      'cijfer',
      { nl: 'Hoe hoog was de trek?', en: 'How high was the craving?' },
      { nl: ['niets', 'heel hoog'], en: ['nothing', 'very high'] },
    ),
    radios('soort', { nl: 'Waarmee probeerde je het deze weken?', en: 'What have you tried these weeks?' }, [
      answer('uitstel', { nl: 'Uitstellen of overslaan', en: 'Putting it off or skipping one' }, null, {
        nl: 'Zo oefen je op een gewone dag, en daar komt het op aan. Zet het uitstel elke paar dagen een kwartier verder.',
        en: 'That way you practise on an ordinary day, which is what matters. Every few days, move the delay on by fifteen minutes.',
      }),
      answer('pauze', { nl: 'Een tijdje helemaal niet', en: 'Taking a break from it' }, null, {
        nl: 'In een pauze merk je wat je slaap en je hoofd doen. Daarna werkt dezelfde joint wel sterker, dus begin niet op het oude aantal.',
        en: 'A break shows you what your sleep and mind do. After it, the same joint hits harder, so do not go back to the old number.',
      }),
      answer('anders', { nl: 'Iets anders doen', en: 'Doing something else' }, null, {
        nl: 'Je hebt dan iets dat klaarligt voor de volgende keer. Schrijf erbij op welk uur het werkte. Het uur maakt veel uit.',
        en: 'You’ve got something ready for next time. Add what time it was when it worked. It makes a big difference.',
      }),
      answer('nog_niet', { nl: 'Nog niets', en: 'Nothing so far' }, null, {
        nl: 'Dan is dit een mooi begin: stel morgen één joint een half uur uit. Kijk alleen wat je merkt, meer hoeft er niet uit te komen.',
        en: 'This is a good start: tomorrow, put off one joint by half an hour. Only watch what you notice, that’s all it has to bring.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een moeder dacht dat haar week niets was, want ze had op vier avonden geblowd. Toen zag ze de woensdag: trek zeven, een huilend kind, en daarna was het te laat om te beginnen. “Ik deed niets bijzonders,” schreef ze, “maar ik bleef wel boven zitten tot ze sliep.”',
        ),
        en: p(
          'A mother thought her week had come to nothing, as she had used on four evenings. But there was the Wednesday: craving seven, a crying child, and after that it was too late to start. “I did nothing special,” she wrote, “but I stayed upstairs until she slept.”',
        ),
      },
      { folded: { nl: 'Een moment van een ander', en: 'Someone else’s moment' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit kun jij dus', en: 'So this is something you can do' },
    html: {
      nl: p(
        'Schrijf het over in je <a href="/dagboek">dagboek</a>, dan heb je het bij de hand op een mindere dag. Vond je geen moment, dan was het vooral een zware week. Kies voor morgen één uur uitstel.',
      ),
      en: p(
        'Copy it into your <a href="/en/diary">diary</a>, so that you have it at hand on a harder day. If you did not find a moment, it was mostly a hard week. For tomorrow, choose one hour of delay.',
      ),
    },
  },
  notes:
    'Method: self-efficacy; a pause and small tries side by side, without praise for an amount. CHECK [C1]: addiction doctor: stronger effect after a pause.',
});
