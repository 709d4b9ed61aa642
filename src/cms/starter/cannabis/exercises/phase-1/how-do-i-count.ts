import { answer, exercise, one, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const howDoICount = exercise({
  id: 'cannabis_1_2',
  domain: 'cannabis',
  title: { nl: 'Hoe tel ik?', en: 'How do I count?' },
  parts: [
    told('inleiding', {
      nl: p('Elke dag vul je in hoeveel joints het waren. Hoe doe je dat eerlijk? Kies, en lees daarna de uitleg.'),
      en: p(
        'Every day you fill in how many joints it was. How do you do that honestly? Choose, then read the explanation.',
      ),
    }),
    one(
      'gedeeld',
      {
        nl: 'Je deelt een joint met één ander. Hoeveel tel je?',
        en: 'You share a joint with one other person. How many do you count?',
      },
      [
        answer('nul', { nl: 'Nul', en: 'Zero' }, false, {
          nl: 'Tel een halve. Een deel ervan was voor jou.',
          en: 'Count half. Part of it was yours.',
        }),
        answer('half', { nl: 'Een halve', en: 'Half' }, true, {
          nl: 'Zo tellen we het. Met meer mensen? Schat je deel en rond af op een halve.',
          en: 'That is how we count. With more people? Guess your part and round it to a half.',
        }),
        answer('heel', { nl: 'Een hele', en: 'A whole one' }, null, {
          nl: 'Een halve is genoeg. Rookte je bijna alles zelf? Dan klopt een hele.',
          en: 'Half is enough. Did you smoke almost all of it? Then a whole one is right.',
        }),
      ],
      { required: true },
    ),
    statement(
      'bong',
      { nl: 'Een bong of vaporiser tel je als een joint.', en: 'You count a bong or vaporiser as a joint.' },
      true,
      {
        nl: 'Waar. Eén keer vullen is één joint. Zo blijft je week te vergelijken.',
        en: 'True. One filling is one joint. That way you can compare your weeks.',
      },
    ),
    statement(
      'puur',
      { nl: 'Puur, zonder tabak, is altijd minder sterk.', en: 'Pure, without tobacco, is always less strong.' },
      false,
      {
        nl: 'Niet waar. Zonder tabak kan er juist meer cannabis in zitten. Je krijgt wel geen nicotine binnen.',
        en: 'Not true. Without tobacco there may be more cannabis in it. You do not take in nicotine then.',
      },
    ),
    statement(
      'thc',
      { nl: 'Hoe sterk wiet of hasj is, verschilt veel.', en: 'How strong weed or hash is differs a lot.' },
      true,
      {
        nl: 'Waar. THC is de stof die werkt. De hoeveelheid verschilt per soort en per oogst. Je ziet het niet aan de buitenkant.',
        en: 'True. THC is the substance that works. The amount differs by type and harvest. You cannot see it from the outside.',
      },
    ),
    statement('cbd', { nl: 'CBD haalt de werking van THC weg.', en: 'CBD takes away the effect of THC.' }, false, {
      nl: 'Niet waar. CBD is een andere stof. Reken er niet op dat het je beschermt.',
      en: 'Not true. CBD is another substance. Do not count on it to protect you.',
    }),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p('Precies hoeft niet. Steeds op dezelfde manier tellen is genoeg. Nul is ook een antwoord.'),
      en: p('It does not have to be exact. Counting the same way each time is enough. Zero is an answer too.'),
    },
  },
  notes: 'Counting as in the daily log: half joints. CHECK: addiction doctor: strength without tobacco, CBD.',
});
