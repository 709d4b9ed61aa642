import { answer, createMarkup, exercise, radios, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myNoseAndSleep = exercise({
  id: 'cocaine_2_4',
  domain: 'cocaine',
  title: { nl: 'Mijn neus en slaap', en: 'My nose and sleep' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je lichaam herstelt in zijn eigen tempo, en soms lijkt dat op achteruitgang. Daarom lees je hier wat erbij hoort en waarmee je naar je huisarts gaat.',
      ),
      en: p(
        'Your body recovers at its own pace, and sometimes that looks like getting worse. That’s why you’ll read here what’s normal, and when to see your GP.',
      ),
    }),
    statement(
      'slaap',
      {
        nl: 'Na een week stoppen is je slaap altijd goed.',
        en: 'After one week without cocaine, your sleep is always good.',
      },
      false,
      {
        right: {
          nl: 'Nee, bij veel mensen duurt dat een paar weken.',
          en: 'No, for many people it takes a few weeks.',
        },
        wrong: {
          nl: 'Dat zou fijn zijn, maar bij veel mensen duurt het een paar weken.',
          en: 'That would be nice, but for many people it takes a few weeks.',
        },
        unsure: {
          nl: 'Het verschilt per persoon, al duurt het bij veel mensen een paar weken.',
          en: 'It differs from person to person, although for many it takes a few weeks.',
        },
        explanation: {
          nl: 'Vaste tijden helpen, ook na een late dienst. Sta elke dag rond hetzelfde uur op. Daar stelt je lichaam zich op in.',
          en: 'Keeping to set times helps, even after a late shift. Get up at about the same time every day. Your body gets used to that.',
        },
      },
      { required: true },
    ),
    statement(
      'spoelen',
      {
        nl: 'Bij korstjes kun je je neus spoelen met zout water.',
        en: 'If your nose is crusty, you can rinse it with salt water.',
      },
      true,
      {
        right: {
          nl: 'Dat kan zeker: zout water maakt de korstjes zacht.',
          en: 'That’s right: salt water softens the crusts.',
        },
        wrong: {
          nl: 'Het klinkt prikkelend, en toch kan het: zout water maakt de korstjes zacht.',
          en: 'It sounds as if it would sting, and yet you can: salt water softens the crusts.',
        },
        unsure: {
          nl: 'Je apotheek krijgt deze vraag vaker, en het kan: zout water maakt de korstjes zacht.',
          en: 'Pharmacists get this question often, and you can: salt water softens the crusts.',
        },
        explanation: {
          nl: 'Vraag je apotheek hoe je het doet. Heb je pijn, een gaatje of bloed dat blijft komen, ga dan naar je huisarts.',
          en: 'Ask your pharmacist how to do it. If you have pain, a hole or blood that keeps coming, see your GP.',
        },
      },
    ),
    statement(
      'tanden',
      {
        nl: 'Kaken klemmen kan je tanden en kaken pijn doen.',
        en: 'Clenching your jaw can make your teeth and jaw hurt.',
      },
      true,
      {
        right: {
          nl: 'Zo is het, en veel mensen merken het pas de dag erna.',
          en: 'That’s right, and many people only notice the day after.',
        },
        wrong: {
          nl: 'Tijdens het gebruik voel je het niet, maar de dag erna meestal wel.',
          en: 'While using you do not feel it, but the day after you usually do.',
        },
        unsure: {
          nl: 'Voel eens aan je kaken. De pijn komt meestal pas de dag erna.',
          en: 'Feel your jaw for a moment. The pain usually comes only the day after.',
        },
        explanation: {
          nl: 'Een droge mond is ook niet goed voor je tanden. Drink water, poets twee keer per dag en vertel je tandarts dat je klemt.',
          en: 'A dry mouth is not good for your teeth either. Drink water, brush twice a day and tell your dentist that you clench.',
        },
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
        right: {
          nl: 'Gelukkig niet: het is meestal tijdelijk.',
          en: 'Luckily it does: it’s usually temporary.',
        },
        wrong: {
          nl: 'In het begin lijkt het zo, maar het is meestal tijdelijk.',
          en: 'At first it looks that way, but it’s usually temporary.',
        },
        unsure: {
          nl: 'Hier praten weinig mensen over, terwijl het meestal tijdelijk is.',
          en: 'Few people talk about this, while it’s usually temporary.',
        },
        explanation: {
          nl: 'Zin komt later terug dan slaap, dus geef het een paar weken. Zit het je dwars, vraag het dan je huisarts. Die hoort dit vaker.',
          en: 'Desire comes back later than sleep, so give it a few weeks. If it bothers you, ask your GP, who hears this more often.',
        },
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
        right: {
          nl: 'Inderdaad niet: je lichaam haalt in wat het miste.',
          en: 'Right, it’s not: your body is catching up on what it missed.',
        },
        wrong: {
          nl: 'Het voelt als uit de hand lopen, maar je lichaam haalt in wat het miste.',
          en: 'It feels as if you’re losing control, but your body is catching up on what it missed.',
        },
        unsure: {
          nl: 'Veel mensen schrikken ervan, terwijl je lichaam alleen inhaalt wat het miste.',
          en: 'It worries many people, while your body is only catching up on what it missed.',
        },
        explanation: {
          nl: 'Na een tijdje wordt het rustiger. Zorg dat er eten in huis is dat snel klaar is.',
          en: 'After a while it settles. Make sure there’s food at home that you like and that’s ready fast.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik kom om halftwee uit de keuken en dan wil mijn hoofd nog niet slapen. Eerst lag ik tot zes uur naar het plafond te kijken. Nu douche ik, eet ik een boterham en zet ik een saai luisterboek op. Het duurde drie weken voordat het hielp, en dat had ik graag geweten.',
        ),
        en: p(
          'I leave the kitchen at half past one, and then my mind will not sleep yet. At first I lay there until six, looking at the ceiling. Now I shower, have a sandwich and put on a boring audiobook. It took three weeks before it helped, and I wish I’d known that.',
        ),
      },
      { folded: { nl: 'Slapen na een late dienst', en: 'Sleep after a late shift' } },
    ),
    radios('nu', { nl: 'Waar heb jij nu het meeste last van?', en: 'What bothers you most right now?' }, [
      answer('slapen', { nl: 'Van slecht slapen', en: 'Poor sleep' }, null, {
        nl: 'Begin met één vast uur om op te staan, en schuif de rest later. Duurt het langer dan vier weken, vraag dan je huisarts.',
        en: 'Start with one set hour to get up, and move the rest later. If it lasts longer than four weeks, ask your GP.',
      }),
      answer('neus', { nl: 'Van mijn neus', en: 'My nose' }, null, {
        nl: 'Een week rust doet al veel, omdat de huid dan kan herstellen. Blijft het bloeden of doet het pijn, laat er dan naar kijken.',
        en: 'A week of rest does a lot. The skin gets time to heal. If it keeps bleeding or hurts, have someone look at it.',
      }),
      answer('hart', { nl: 'Van een bonzend hart', en: 'A pounding heart' }, null, {
        nl: 'Laat dit deze week nakijken, ook als het weer zakt, en zeg wat je gebruikt. De tekens voor 112 staan bij Hulp.',
        en: 'Have this checked this week, even if it eases, and say what you use. The signs for 112 are on the Help page.',
      }),
      answer('niets', { nl: 'Van niets in het bijzonder', en: 'Nothing in particular' }, null, {
        nl: 'Dat is een meevaller. Veel mensen merken er lichamelijk wel iets van. Let de komende weken vooral op je stemming.',
        en: 'That’s a stroke of luck. Many people do notice something in their body. In the coming weeks, watch your mood most of all.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Geef je lichaam een maand', en: 'Give your body a month' },
    html: {
      nl: p(
        'Bij de meeste mensen herstelt er veel in de eerste weken. Twijfel je over een klacht, vraag dan je huisarts. Vroeg kijken is makkelijker. Je kunt deze vragen later nog eens doen.',
      ),
      en: p(
        'For most people a lot recovers in the first weeks. If you’re not sure about a symptom, ask your GP. Looking early is less trouble. You can do these questions again later.',
      ),
    },
  },
  notes:
    'General knowledge. CHECK [C2]: GP and addiction doctor: nose, sleep, libido; dentist: clenching and a dry mouth.',
});
