import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const screenLightDay = exercise({
  id: 'gambling_5_5',
  domain: 'gambling',
  title: { nl: 'Twee uur zonder scherm', en: 'Two hours without a screen' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je telefoon is tegelijk de deur naar het spel en de lijn naar je vrienden. Daarom gaat hij niet voorgoed weg, maar twee uur. Kies een tijd waarop niemand je dringend nodig heeft.',
      ),
      en: p(
        'Your phone is the door to the game and the line to your friends at the same time. So it does not go away for good, only for two hours. Choose a time when nobody needs you urgently.',
      ),
    }),
    line(
      'uren',
      { nl: 'Welke 2 uur gaat je telefoon weg?', en: 'Which 2 hours is your phone away?' },
      { required: true },
    ),
    radios('slapen', { nl: 'Waar slaapt je telefoon vannacht?', en: 'Where does your phone sleep tonight?' }, [
      answer('andere_kamer', { nl: 'In een andere kamer', en: 'In another room' }, null, {
        nl: 'Dit scheelt het meest: om twee uur ’s nachts loop je er niet heen. Zet daarom een losse wekker naast je bed.',
        en: 'This helps most. At two in the morning you will not walk over to it. Put an alarm clock by your bed, so you do not need it for that.',
      }),
      answer('hal', { nl: 'Buiten bereik, maar in mijn kamer', en: 'Out of reach, but in my room' }, null, {
        nl: 'Opstaan kost net die minuut die je nodig hebt om te denken. Zet hem op stil en leg hem op een plek waar je voor moet lopen.',
        en: 'Getting up costs the minute you need to think. Put it on silent, and somewhere you have to walk to.',
      }),
      answer('bij_bed', { nl: 'Naast mijn bed', en: 'Next to my bed' }, null, {
        nl: 'Dat is voor bijna iedereen de plek. Probeer één nacht een andere kamer, en kijk ’s ochtends of je hem miste.',
        en: 'That’s where most people keep it. Try one night in another room, and see in the morning whether you missed it.',
      }),
    ]),
    line('waar', { nl: 'Waar ligt hij dan?', en: 'Where will it be then?' }),
    line('wat', { nl: 'Wat doe jij in die tijd?', en: 'What will you do in that time?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Mijn telefoon gaat om negen uur in de la van de gang, als mijn dochter slaapt. De eerste avond pakte ik hem twee keer, uit gewoonte, en toen lag hij daar niet. Ik kocht een wekker. Dat was mijn smoes. Nu lees ik weer, en ik slaap eerder in.',
        ),
        en: p(
          'At nine, when my daughter is asleep, my phone goes into the drawer in the hall. The first evening I reached for it twice, out of habit, and it was not there. I bought a cheap alarm clock, as the alarm was my excuse. Now I’m reading again, and I fall asleep sooner.',
        ),
      },
      { folded: { nl: 'Een wekker naast het bed', en: 'An alarm clock by the bed' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Minder scherm, minder drang', en: 'Less screen, less urge' },
    html: {
      nl: p(
        'Vertel iemand dat je dan niet te bereiken bent, zodat kijken niet nodig is. Beviel het, zet de twee uur dan vast in je week.',
        'Ging je toch kijken, dan weet je nu op welk moment het trekt. Pas je tijd hier aan en probeer het morgen opnieuw.',
      ),
      en: p(
        'Tell someone you cannot be reached during that time, so there’s no need to check. If it suited you, make it a regular part of your week.',
        'If you did look, you now know when it pulls. Change your time here and try again tomorrow.',
      ),
    },
  },
  notes: 'Method: environment, phone out of the bedroom.',
});
