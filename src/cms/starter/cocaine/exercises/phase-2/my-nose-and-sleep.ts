import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myNoseAndSleep = exercise({
  id: 'cocaine_2_4',
  domain: 'cocaine',
  title: { nl: 'Mijn neus en slaap', en: 'My nose and sleep' },
  parts: [
    told('inleiding', {
      nl: p('Je lijf herstelt, in zijn eigen tempo. Wat klopt er? Kies, en lees daarna de uitleg.'),
      en: p('Your body recovers, at its own pace. What is right? Choose, then read the explanation.'),
    }),
    statement(
      'slaap',
      { nl: 'Na een week stoppen is je slaap altijd goed.', en: 'After one week without, your sleep is always good.' },
      false,
      {
        nl: 'Niet waar. Vaak wordt je slaap pas na een paar weken beter. Vaste tijden helpen.',
        en: 'Not true. Sleep often gets better only after a few weeks. Fixed times help.',
      },
      { required: true },
    ),
    statement(
      'spoelen',
      {
        nl: 'Bij korstjes kun je je neus spoelen met zout water.',
        en: 'With crusts you can rinse your nose with salt water.',
      },
      true,
      {
        nl: 'Waar. Vraag je apotheek hoe. Pijn, een gaatje of bloed dat blijft komen? Ga naar je huisarts.',
        en: 'True. Ask your pharmacy how. Pain, a hole or blood that keeps coming? See your GP.',
      },
    ),
    statement(
      'seks',
      {
        nl: 'Minder zin in seks na het stoppen gaat niet meer over.',
        en: 'Less desire for sex after stopping never goes away.',
      },
      false,
      {
        nl: 'Niet waar. Het is meestal tijdelijk. Duurt het lang of zit het je dwars? Je huisarts hoort dit vaker.',
        en: 'Not true. It is usually temporary. Does it last or bother you? Your GP hears this often.',
      },
    ),
    statement(
      'inhalen',
      {
        nl: 'Veel eten en slapen in de eerste dagen is een slecht teken.',
        en: 'A lot of eating and sleeping in the first days is a bad sign.',
      },
      false,
      {
        nl: 'Niet waar. Je lijf haalt in wat het miste. Na een tijdje wordt het rustiger.',
        en: 'Not true. Your body catches up on what it missed. After a while it settles.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Bij de meeste mensen herstelt veel in de eerste weken. Geef je lijf een maand. Twijfel je over een klacht? Vraag je huisarts.',
      ),
      en: p(
        'For most people a lot recovers in the first weeks. Give your body a month. Not sure about a complaint? Ask your GP.',
      ),
    },
  },
  notes: 'General knowledge. CHECK: GP and addiction doctor: nose, sleep, libido.',
});
