import { answer, createMarkup, exercise, line, matchAny, radios, scale, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const lowAfterStopping = exercise({
  id: 'cocaine_4_5',
  domain: 'cocaine',
  title: { nl: 'Somber na stoppen', en: 'Low after stopping' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Na stoppen kan je stemming een tijd laag zijn, omdat je hersenen moeten bijkomen. Geef vandaag een cijfer en doe dat twee weken elke dag. Zo zie je of de lijn omhooggaat, ook als het zo niet voelt.',
      ),
      en: p(
        'After stopping your mood can be low for a while. Your brain has to recover. Give it a number today, and do that every day for two weeks. That way you’ll see if the line goes up, even when it does not feel like it.',
      ),
    }),
    scale(
      'stemming',
      { nl: 'Mijn stemming vandaag', en: 'My mood today' },
      { nl: ['heel laag', 'heel goed'], en: ['very low', 'very good'] },
      { required: true },
    ),
    createMarkup(
      'bel_113',
      {
        nl: p(
          `<strong>Dat is een laag cijfer, dus praat er vandaag met iemand over.</strong> ${safety('suicide', 'nl')} Bij direct gevaar bel je ${tel('112')}.`,
        ),
        en: p(
          `<strong>That’s a low number, so talk to someone about it today.</strong> ${safety('suicide', 'en')} In immediate danger, call ${tel('112')}.`,
        ),
      },
      { when: matchAny(['stemming'], '0', '1', '2', '3') },
    ),
    radios(
      'plezier',
      { nl: 'Kon je de afgelopen week ergens van genieten?', en: 'Could you enjoy anything in the past week?' },
      [
        answer('ja', { nl: 'Ja, soms', en: 'Yes, sometimes' }, null, {
          nl: 'Dan werkt er iets, al is het maar kort. Schrijf op wat het was. Daar kun je meer van plannen.',
          en: 'Something’s working, even if it’s brief. Write down what it was, so you can plan more of it.',
        }),
        answer('weinig', { nl: 'Bijna niet', en: 'Hardly' }, null, {
          nl: 'Dat hoort bij de eerste weken, omdat plezier langzaam terugkomt. Doe toch elke dag iets kleins, ook als het vlak voelt.',
          en: 'That’s part of the first weeks: pleasure comes back slowly. Still do something small every day, even if it feels flat.',
        }),
        answer('nee', { nl: 'Nee, nergens van', en: 'No, nothing at all' }, null, {
          nl: 'Duurt dat al twee weken of langer, bel dan je huisarts. Wachten tot het overgaat is niet nodig. Er is goede hulp.',
          en: 'If it’s been like that for two weeks or more, call your GP. You do not have to wait for it to pass. There’s good help.',
        }),
      ],
    ),
    radios('dag', { nl: 'Hoeveel van je dag is het somber?', en: 'How much of your day is it low?' }, [
      answer('stukken', { nl: 'Een paar uur', en: 'A few hours' }, null, {
        nl: 'Kijk op welke uren. Vaak is het op een vast moment. Zet daar iemand of iets neer, zoals een wandeling om vier uur.',
        en: 'See what time of day it is. It’s often the same. Put someone or something there, such as a walk at four.',
      }),
      answer('meeste', { nl: 'Het grootste deel', en: 'Most of it' }, null, {
        nl: 'Vertel dit vandaag iemand, ook als je daarvoor een reden moet verzinnen. Je huisarts mag het weten en vertelt het niet door.',
        en: 'Tell someone today, even if you have to find a reason to bring it up. Your GP may know, and will not pass it on.',
      }),
      answer('weet_niet', { nl: 'Dat weet ik niet', en: 'I do not know' }, null, {
        nl: 'Dan helpt een cijfer per dag je om het te zien. Doe het steeds op hetzelfde uur, bijvoorbeeld na het eten.',
        en: 'A number a day will help you see it. Do it at the same hour every time, for example after dinner.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik was somber en niemand thuis mocht weten waarvan. Daarom zei ik tegen mijn moeder alleen dat ik slecht sliep. Dat was waar. Ze kookte voor me en stelde geen vragen. Elke avond zette ik een cijfer in mijn agenda. Het begon met een drie, en na twaalf dagen stond er een vijf.',
        ),
        en: p(
          'I felt low, and nobody at home could know what from. So I only told my mother that I was sleeping badly, which was true. She cooked for me and did not ask questions. Every evening I put a number in my diary. It started with a three, and after twelve evenings I wrote down a five.',
        ),
      },
      { folded: { nl: 'Een lijn van twee weken', en: 'A line of two weeks' } },
    ),
    line('slaap', { nl: 'Hoe slaap en eet je?', en: 'How do you sleep and eat?' }),
    line('hielp', { nl: 'Wat hielp een beetje?', en: 'What helped a little?' }),
    line(
      'wie',
      { nl: 'Wie weet hoe het met je gaat?', en: 'Who knows how you are?' },
      {
        help: {
          nl: 'Iemand kan weten dat je somber bent zonder te weten waarvan.',
          en: 'Someone can know that you feel low without knowing why.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een lage stemming gaat meestal voorbij', en: 'A low mood usually passes' },
    html: {
      nl: p(
        'Slaap, eten, daglicht en mensen helpen, al voelt het niet zo. Zet je cijfer ook in je dagboek, dan zie je de lijn. Ben je langer dan twee weken somber, bel dan je huisarts.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Sleep, food, daylight and people help, even if it does not feel that way. Put your number in your diary too, and you’ll see the line. If you’ve been low for more than two weeks, call your GP.',
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: mood monitoring; two questions of our own on pleasure and on the day, no score. The safety text opens from 0 to 3. CHECK [C1]: addiction doctor, GP; wording with 113.',
});
