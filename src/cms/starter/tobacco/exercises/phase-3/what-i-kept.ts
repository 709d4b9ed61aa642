import { count, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatIKept = exercise({
  id: 'tobacco_3_5',
  domain: 'tobacco',
  title: { nl: 'Wat bleef er over?', en: 'What I kept' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Minder of niet roken laat geld in je zak. Begin met een wens, want geld zonder wens verdwijnt in de boodschappen. Rekenen mag ruw, en schatten is goed.',
      ),
      en: p(
        'Smoking less or not at all leaves money in your pocket. Start with something you’d like, or the money will vanish into the weekly shop. Rough sums are fine, and so is guessing.',
      ),
    }),
    line(
      'waarvoor',
      { nl: 'Waar is dat geld voor?', en: 'What is that money for?' },
      {
        help: {
          nl: 'Kies iets kleins voor deze maand, of iets groots voor over een jaar.',
          en: 'Choose something small for this month, or something big for next year.',
        },
      },
    ),
    count('per_week', { nl: 'Hoeveel euro gaf je per week uit?', en: 'How many euros did you spend per week?' }, 1000, {
      required: true,
    }),
    count('over', { nl: 'Hoeveel euro hield je deze week over?', en: 'How many euros did you keep this week?' }, 1000, {
      help: {
        nl: 'Is het nog niets, vul dan 0 in. De dagen die je invulde, helpen je om te tellen.',
        en: 'If it’s nothing so far, enter 0. The days you’ve logged can help you count.',
      },
    }),
    count(
      'per_jaar',
      {
        nl: 'Doe het bedrag per week keer 52. Hoeveel is dat in een jaar?',
        en: 'Multiply the weekly amount by 52. How much is that in a year?',
      },
      52_000,
      {
        help: {
          nl: 'Op je telefoon zit een rekenmachine. Rond gerust af op tientallen.',
          en: 'Your phone has a calculator. You can round it to the nearest ten.',
        },
      },
    ),
    line(
      'plek',
      { nl: 'Waar zet je het apart?', en: 'Where do you put it aside?' },
      {
        help: {
          nl: 'Bijvoorbeeld in een pot, of op een spaarrekening met de naam van je wens.',
          en: 'For example in a jar, or in a savings account named after your wish.',
        },
      },
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een moeder vertelde haar kinderen niets, want ze hadden haar nooit zien roken. Wel hing ze een leeg vel op de koelkast. Elke zondag kleurden ze samen een vakje, en bij tien vakjes gingen ze zwemmen. De kinderen dachten dat het om het weer ging.',
        ),
        en: p(
          'A mother never told her children that she was quitting. They had never seen her smoke. She did put a blank sheet on the fridge. Every Sunday they coloured in a square together, and after ten squares they went swimming. The children thought it was about the weather.',
        ),
      },
      { folded: { nl: 'Zo spaarde iemand anders', en: 'How someone else saved' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit geld is van jou', en: 'This money is yours' },
    html: {
      nl: p(
        'Zet het elke week apart, en geef een deel meteen uit aan iets leuks. Is er nog weinig over, dan telt dat bedrag ook. Moet het geld naar een rekening, dan is dat net zo goed een wens.',
        'Aan het eind van het programma kijk je hier nog een keer naar.',
      ),
      en: p(
        'Put it aside on the same day every week, and spend part of it on something nice at once. If there’s only a little so far, that counts too. If it has to go to a bill, that’s a wish as good as any.',
        'You’ll look at this once more at the end of the programme.',
      ),
    },
  },
  notes: 'Method: money gain; no price of a packet is given.',
});
