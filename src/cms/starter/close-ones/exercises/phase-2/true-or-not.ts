import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const trueOrNot = exercise({
  id: 'closeones_2_3',
  domain: 'close-ones',
  title: { nl: 'Waar of niet', en: 'True or not' },
  parts: [
    told('inleiding', {
      nl: p('Over verslaving hoor je veel. Wat klopt er? Kies, en lees daarna de uitleg.'),
      en: p('You hear a lot about addiction. What is right? Choose, then read the explanation.'),
    }),
    statement(
      'bodem',
      { nl: 'Iemand moet eerst de bodem raken.', en: 'Someone has to hit rock bottom first.' },
      false,
      {
        nl: 'Niet waar. Veel mensen zoeken eerder hulp, vaak door een goed gesprek of een kleine verandering. Wachten is niet nodig.',
        en: 'Not true. Many people look for help sooner, often after a good talk or a small change. There is no need to wait.',
      },
      { required: true },
    ),
    statement('praten', { nl: 'Praten heeft geen zin.', en: 'Talking is no use.' }, false, {
      nl: 'Niet waar. Praten op een slecht moment helpt zelden. Praten op een rustig moment helpt vaak wel, kort en vriendelijk.',
      en: 'Not true. Talking at a bad moment rarely helps. Talking at a calm moment often does, short and kind.',
    }),
    statement(
      'controleren',
      { nl: 'Ik moet alles controleren, anders gaat het mis.', en: 'I have to check everything, or it goes wrong.' },
      false,
      {
        nl: 'Niet waar. Controleren kost jou veel en verandert meestal weinig. Let wel op gevaar, zoals rijden na gebruik.',
        en: 'Not true. Checking costs you a lot and usually changes little. Do watch for danger, such as driving after use.',
      },
    ),
    statement(
      'zelf_willen',
      {
        nl: 'Hulp werkt alleen als iemand het vanaf het begin zelf wil.',
        en: 'Help only works if someone wants it from the start.',
      },
      false,
      {
        nl: 'Niet waar. Willen kan onderweg groeien. Een eerste gesprek met de huisarts is soms genoeg voor een begin.',
        en: 'Not true. Wanting can grow along the way. A first talk with the GP is sometimes enough for a start.',
      },
    ),
    statement(
      'voor_mij',
      {
        nl: 'Ik kan zelf hulp krijgen, ook als de ander niets wil.',
        en: 'I can get help myself, also if the other person wants nothing.',
      },
      true,
      {
        nl: 'Waar. Je huisarts is er ook voor jou. Er zijn groepen voor naasten, en veel instellingen praten met naasten alleen.',
        en: 'True. Your GP is there for you too. There are groups for family and friends, and many centres talk with them alone.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Je hoeft niet te wachten tot het erger wordt. Een klein, rustig begin kan al veel doen. En hulp voor jou kan vandaag.',
      ),
      en: p(
        'You do not have to wait until it gets worse. A small, calm beginning can do a lot. And help for you can start today.',
      ),
    },
  },
  notes: 'Sources: NREPP summary of CRAFT; trimbos.nl (De Jong and Basemans 2020, help for relatives).',
});
