import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const trueOrFalseAboutCoke = exercise({
  id: 'cocaine_4_4',
  domain: 'cocaine',
  title: { nl: 'Waar of niet over coke', en: 'True or false about coke' },
  parts: [
    told('inleiding', {
      nl: p('Over coke gaan veel verhalen rond. Wat klopt er? Kies, en lees daarna de uitleg.'),
      en: p('Many stories go round about coke. What is right? Choose, then read the explanation.'),
    }),
    statement(
      'zuiver',
      { nl: 'Zuivere coke is veilig.', en: 'Pure coke is safe.' },
      false,
      {
        nl: 'Niet waar. De stof zelf belast je hart, ook als hij zuiver is. Sterker kan juist gevaarlijker zijn.',
        en: 'Not true. The substance itself puts strain on your heart, also when pure. Stronger can even be more dangerous.',
      },
      { required: true },
    ),
    statement(
      'weekend',
      { nl: 'Alleen in het weekend kan geen kwaad.', en: 'Only at the weekend does no harm.' },
      false,
      {
        nl: 'Niet waar. Elke keer is er een risico voor je hart, ook met weken ertussen. Minder keren is wel minder kans.',
        en: 'Not true. Every time there is a risk for your heart, also with weeks in between. Fewer times does mean less chance.',
      },
    ),
    statement(
      'kleur',
      { nl: 'Je ziet aan de kleur hoe sterk het is.', en: 'You can see from the colour how strong it is.' },
      false,
      {
        nl: 'Niet waar. Kleur en vorm zeggen niets over de sterkte of over wat erin zit. Ook een test maakt het niet veilig.',
        en: 'Not true. Colour and shape say nothing about the strength or what is in it. A test does not make it safe either.',
      },
    ),
    statement(
      'strafbaar',
      {
        nl: 'Een kleine hoeveelheid voor jezelf is niet strafbaar.',
        en: 'A small amount for yourself is not a crime.',
      },
      false,
      {
        nl: 'Niet waar. Het blijft strafbaar. Tot een halve gram volgt meestal geen vervolging, en het wordt wel afgenomen.',
        en: 'Not true. It stays a crime. Up to half a gram is usually not prosecuted, though it is taken away.',
      },
    ),
    statement(
      'rijden',
      { nl: 'Na een paar uur slapen kun je altijd rijden.', en: 'After some hours of sleep you can always drive.' },
      false,
      {
        nl: 'Niet waar. De wettelijke grens is 50 microgram per liter bloed, en met drank lager. Je bent dan ook moe. Laat de auto staan.',
        en: 'Not true. The legal limit is 50 micrograms per litre of blood, and lower with drink. You are tired too. Leave the car.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(`Eén keer kan misgaan. Minder keren is al minder kans. ${safety('chest', 'nl')}`),
      en: p(`One time can go wrong. Fewer times already means less chance. ${safety('chest', 'en')}`),
    },
  },
  notes:
    'Sources: jellinek.nl (amounts, version 2019); BN DeStem quoting Rijksoverheid (driving limits). CHECK: jurist: law and limits. CHECK: addiction doctor: testing.',
});
