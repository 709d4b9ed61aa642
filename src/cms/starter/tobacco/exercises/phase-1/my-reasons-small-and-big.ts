import { exercise, line, one, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myReasonsSmallAndBig = exercise({
  id: 'tobacco_1_3',
  domain: 'tobacco',
  title: { nl: 'Mijn redenen, klein en groot', en: 'My reasons, small and big' },
  parts: [
    told('inleiding', {
      nl: p('Waarom wil jij niet meer roken? Kleine redenen tellen net zo goed als grote. Kies wat voor jou klopt.'),
      en: p('Why do you want to stop smoking? Small reasons count as much as big ones. Choose what is true for you.'),
    }),
    several(
      'redenen',
      { nl: 'Mijn redenen', en: 'My reasons' },
      [
        option('geld', { nl: 'Geld overhouden', en: 'Keeping money' }),
        option('adem', { nl: 'De trap op zonder te hijgen', en: 'Taking the stairs without panting' }),
        option('kind', { nl: 'Mijn kind of kleinkind', en: 'My child or grandchild' }),
        option('smaak', { nl: 'Beter proeven en ruiken', en: 'Better taste and smell' }),
        option('operatie', { nl: 'Een operatie of mijn gezondheid', en: 'An operation or my health' }),
        option('geur', { nl: 'Geen rook in huis en kleren', en: 'No smoke in my home and clothes' }),
        option('vrijheid', { nl: 'Zelf bepalen hoe mijn dag loopt', en: 'Deciding myself how my day goes' }),
        option('tanden', { nl: 'Mijn tanden en mijn huid', en: 'My teeth and skin' }),
      ],
      { required: true, other: { nl: 'Een andere reden', en: 'Another reason' } },
    ),
    line(
      'belangrijkste',
      {
        nl: 'Welke is het belangrijkst? Schrijf hem in je eigen woorden.',
        en: 'Which matters most? Write it in your own words.',
      },
      {
        help: {
          nl: 'Bijvoorbeeld: “Ik wil met haar kunnen voetballen.”',
          en: 'For example: “I want to play football with her.”',
        },
      },
    ),
    one(
      'plek',
      { nl: 'Waar zet je deze reden neer?', en: 'Where do you put this reason?' },
      [
        option('telefoon', { nl: 'Op mijn telefoon', en: 'On my phone' }),
        option('portemonnee', { nl: 'In mijn portemonnee', en: 'In my wallet' }),
        option('keuken', { nl: 'In de keuken', en: 'In the kitchen' }),
        option('auto', { nl: 'In de auto of op de fiets', en: 'In the car or on the bike' }),
      ],
      { other: { nl: 'Ergens anders', en: 'Somewhere else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een reden van jezelf', en: 'A reason of your own' },
    html: {
      nl: p(
        'Een eigen reden helpt op het moment dat de trek hoog is. Beter dan een reden van een ander.',
        'Zet hem vandaag neer waar je hem vaak ziet.',
      ),
      en: p(
        'A reason of your own helps when the craving is high. More than a reason from someone else.',
        'Put it today where you see it often.',
      ),
    },
  },
  notes: 'Method: motivational interviewing, gain framing.',
});
