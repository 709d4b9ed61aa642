import { answer, createMarkup, exercise, radios, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const howDoICount = exercise({
  id: 'cannabis_1_2',
  domain: 'cannabis',
  title: { nl: 'Hoe tel ik?', en: 'How do I count?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Elke dag vul je in hoeveel joints het waren. Tel je steeds hetzelfde, dan zie je na een paar weken of er iets verandert. Daarom spreek je nu met jezelf af hoe je telt.',
      ),
      en: p(
        'Every day you log how many joints you had. If you always count the same way, you’ll see after a few weeks whether something is changing. So now you agree with yourself how to count.',
      ),
    }),
    radios(
      'gedeeld',
      {
        nl: 'Je deelt een joint met één ander. Hoeveel tel je?',
        en: 'You share a joint with one other person. How many do you count?',
      },
      [
        answer('nul', { nl: 'Nul', en: 'Zero' }, false, {
          nl: 'Dat hij niet van jou was, maakt voor je hoofd geen verschil. Een deel heb je wel gerookt, dus tel een halve.',
          en: 'It was not your joint, but that makes no difference to your mind. You smoked part of it, so count it as half.',
        }),
        answer('half', { nl: 'Een halve', en: 'Half' }, true, {
          nl: 'Zo tellen we het hier ook. Rookten er meer mensen mee, schat dan jouw deel en rond af.',
          en: 'That’s how we count it here too. If more people shared it, guess your part and round it to the nearest half.',
        }),
        answer('heel', { nl: 'Een hele', en: 'A whole one' }, null, {
          nl: 'Rookte je bijna alles zelf, dan klopt dat. Deelden jullie eerlijk, tel dan een halve. Anders lijkt je week drukker dan hij was.',
          en: 'If you smoked nearly all of it, that’s right. If you shared it evenly, count half, or your week will look busier than it was.',
        }),
      ],
      { required: true },
    ),
    statement(
      'bong',
      {
        nl: 'Een bong, vaporizer of spacecake tel je als een joint.',
        en: 'You count a bong, vaporiser or edible as a joint.',
      },
      true,
      {
        right: {
          nl: 'Inderdaad: het gaat om de keer dat je gebruikt en niet om het papiertje.',
          en: 'That’s right: what counts is each time you use, not the rolling paper.',
        },
        wrong: {
          nl: 'Het voelt misschien als iets anders, en toch telt elke keer dat je gebruikt.',
          en: 'It may feel like something different, and yet each time you use counts.',
        },
        unsure: {
          nl: 'Hier twijfelen veel mensen over. Er staat nergens een vaste maat.',
          en: 'Many people wonder about this. There’s no official measure anywhere.',
        },
        explanation: {
          nl: 'Eén keer vullen is één joint. Zo kun je een week met een bong vergelijken met een week zonder.',
          en: 'One filling counts as one joint. That way you can compare a week with a bong to a week when you only roll.',
        },
      },
    ),
    statement(
      'eetbaar',
      { nl: 'Iets eetbaars met cannabis werkt meteen.', en: 'Food with cannabis in it works straight away.' },
      false,
      {
        right: {
          nl: 'Dat is zo: het moet eerst door je maag en je darmen.',
          en: 'That’s right. It has to pass through your stomach and gut first.',
        },
        wrong: {
          nl: 'Bij roken gaat het snel, maar via je maag komt het veel later.',
          en: 'Smoking works fast, but through your stomach the effect comes much later.',
        },
        unsure: {
          nl: 'Dat verrast veel mensen, omdat ze het met roken vergelijken.',
          en: 'This surprises many people, as they compare it with smoking.',
        },
        explanation: {
          nl: 'Neem dus nooit meer omdat je nog niets merkt. Dan komt alles later tegelijk. Tel wat je in één keer neemt als één.',
          en: 'So never take more if you feel nothing yet, or it will all hit you together later. Count what you take at one time as one.',
        },
      },
    ),
    statement(
      'puur',
      { nl: 'Puur, zonder tabak, is altijd minder sterk.', en: 'Pure, without tobacco, is always less strong.' },
      false,
      {
        right: {
          nl: 'Zo is het: zonder tabak is er juist meer ruimte voor cannabis.',
          en: 'That’s right. Leaving out tobacco leaves more room for cannabis.',
        },
        wrong: {
          nl: 'Het klinkt als minder, en toch kan er meer cannabis in zitten.',
          en: 'It sounds like less, and yet there may be more cannabis in it.',
        },
        unsure: {
          nl: 'Dat is ook lastig te zien. Het hangt af van hoe je draait.',
          en: 'It’s hard to tell from the outside. It depends on how you roll.',
        },
        explanation: {
          nl: 'Wel krijg je zo geen nicotine binnen, en dat scheelt later trek. Een pure joint telt hier ook als één.',
          en: 'It does mean you take in no nicotine, which saves you some cravings later. A pure joint counts as one here too.',
        },
      },
    ),
    statement(
      'thc',
      { nl: 'Hoe sterk wiet of hasj is, verschilt veel.', en: 'How strong weed or hash is differs a lot.' },
      true,
      {
        right: {
          nl: 'Goed gezien: de hoeveelheid THC verschilt per soort en per oogst.',
          en: 'That’s right. The amount of THC differs by type and by harvest.',
        },
        wrong: {
          nl: 'Het ziet er vaak hetzelfde uit, maar de hoeveelheid THC loopt ver uiteen.',
          en: 'It tends to look the same, but the amount of THC varies a great deal.',
        },
        unsure: {
          nl: 'Van buiten zie je het niet, daarom weten weinig mensen het precies.',
          en: 'You cannot see it from the outside, so few people know exactly.',
        },
        explanation: {
          nl: 'THC is de stof die je high maakt. Hetzelfde aantal joints kan dus heel anders aankomen. Let daarom ook op hoe je je voelt.',
          en: 'THC is the part that makes you high. The same number of joints can feel very different, so watch how you feel as well.',
        },
      },
    ),
    statement('cbd', { nl: 'CBD haalt de werking van THC weg.', en: 'CBD takes away the effect of THC.' }, false, {
      right: {
        nl: 'Inderdaad: CBD is een andere stof en geen tegengif.',
        en: 'That’s right. CBD is something different, and not an antidote.',
      },
      wrong: {
        nl: 'Het wordt wel zo verkocht, maar daar kun je niet op rekenen.',
        en: 'It’s sometimes sold that way, but you cannot count on it.',
      },
      unsure: {
        nl: 'Er wordt veel over beweerd, terwijl er nog weinig over bekend is.',
        en: 'There’s a lot of talk about it, while little is known yet.',
      },
      explanation: {
        nl: 'Reken er dus niet op dat CBD je beschermt tegen angst of verwarring. Voel je je niet goed, gebruik dan niets meer en zoek gezelschap.',
        en: 'So do not rely on CBD to protect you from fear or confusion. If you feel unwell, stop using and find some company.',
      },
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een student telde in de tentamenweek eerst alleen zijn eigen joints. Op vrijdag schreef hij ook de trekjes bij vrienden op: drie keer meegerookt, samen anderhalve joint. Daardoor zag hij dat het niet aan de dagen alleen lag. Het lag aan de avonden op het balkon.',
        ),
        en: p(
          'In exam week a student counted only his own joints at first. On Friday he added the puffs he had with friends, which came to one and a half. That’s how he saw that his busiest days were not the ones alone, but the evenings on the balcony.',
        ),
      },
      { folded: { nl: 'Zo telde een ander', en: 'How someone else counted' } },
    ),
  ],
  feedback: {
    title: { nl: 'Steeds op dezelfde manier', en: 'The same way every time' },
    html: {
      nl: p(
        'Precies hoeft het niet, als je maar steeds hetzelfde telt. Vul ook een nul in. Die dagen laten zien wat er al lukt. Je cijfers komen terug in je kalender.',
      ),
      en: p(
        'It does not have to be exact, as long as you count the same way each time. Log a zero too. Those days show what’s already working. You’ll find your numbers in your calendar.',
      ),
    },
  },
  notes:
    'Counting as in the daily log: half joints; food with cannabis counted per time (own choice, brief 4.4 of the second edition). Sources: general knowledge, no figure given. CHECK [C2]: addiction doctor: strength without tobacco, CBD, late effect of food with cannabis (C2).',
});
