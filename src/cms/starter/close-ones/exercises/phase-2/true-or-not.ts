import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const trueOrNot = exercise({
  id: 'closeones_2_3',
  domain: 'close-ones',
  title: { nl: 'Waar of niet', en: 'True or not' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Iedereen heeft een mening over wat jij zou moeten doen. Vijf van die zinnen staan hier, zodat je kunt nagaan wat ervan klopt.',
      ),
      en: p(
        'Everyone has an opinion on what you should do. Here are 5 things people say, so you can check which ones hold up.',
      ),
    }),
    statement(
      'bodem',
      { nl: 'Iemand moet eerst de bodem raken.', en: 'Someone has to hit rock bottom first.' },
      false,
      {
        right: {
          nl: 'Klopt, wachten op de bodem is niet nodig.',
          en: 'That’s right, there’s no need to wait for rock bottom.',
        },
        wrong: {
          nl: 'Je hoort het in veel verhalen, en toch gaat het meestal anders.',
          en: 'You’ll hear it in many stories, but it usually goes differently.',
        },
        unsure: {
          nl: 'Veel mensen twijfelen hierover, omdat films het zo vertellen.',
          en: 'Many people are unsure about this, as films tell it that way.',
        },
        explanation: {
          nl: 'Veel mensen zoeken eerder hulp, bijvoorbeeld na een goed gesprek of een kleine verandering thuis.',
          en: 'Many people look for help sooner, for example after a good conversation or a small change at home.',
        },
      },
      { required: true },
    ),
    statement('praten', { nl: 'Praten heeft geen zin.', en: 'Talking is no use.' }, false, {
      right: {
        nl: 'Dat zie je goed, al hangt het van het moment af.',
        en: 'You’re right, although it depends on the moment.',
      },
      wrong: {
        nl: 'Na tien ruzies voelt dat zo, en dat is begrijpelijk.',
        en: 'After 10 rows it feels that way, and that’s understandable.',
      },
      unsure: {
        nl: 'Het antwoord hangt af van wanneer je praat.',
        en: 'The answer depends on when you talk.',
      },
      explanation: {
        nl: 'Op een slecht moment helpt praten zelden. Op een rustig moment kan één vriendelijke zin veel doen.',
        en: 'Talking at a bad moment rarely helps, but one kind sentence at a calm moment can do a lot.',
      },
    }),
    statement(
      'controleren',
      { nl: 'Ik moet alles controleren, anders gaat het mis.', en: 'I have to check everything, or it goes wrong.' },
      false,
      {
        right: {
          nl: 'Fijn dat je dit weet: het scheelt je nachten.',
          en: 'It’s good that you know this: it saves you sleepless nights.',
        },
        wrong: {
          nl: 'Die angst ken je waarschijnlijk goed, maar hij geeft je een taak die nooit af is.',
          en: 'You probably know that fear well, but it gives you a job that’s never done.',
        },
        unsure: {
          nl: 'Soms lijkt het te helpen, omdat jij dan kort gerust bent.',
          en: 'Sometimes it seems to help, as you feel calmer for a moment.',
        },
        explanation: {
          nl: 'Controleren kost jou veel en verandert meestal weinig. Let wel op gevaar, zoals rijden na gebruik.',
          en: 'Checking costs you a lot and usually changes little. Do watch out for danger, such as driving after drinking or using.',
        },
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
        right: {
          nl: 'Juist, niemand hoeft helemaal zeker te zijn.',
          en: 'Exactly, nobody has to be completely sure.',
        },
        wrong: {
          nl: 'Willen helpt zeker, en toch hoeft het er niet vanaf dag één te zijn.',
          en: 'Wanting it certainly helps, but it does not have to be there from day one.',
        },
        unsure: {
          nl: 'Je twijfel is logisch: je hoort hier twee kanten over.',
          en: 'It makes sense to be unsure. You’ll hear both sides of this.',
        },
        explanation: {
          nl: 'De wil kan onderweg groeien. Een eerste gesprek met de huisarts is een klein begin waar niemand aan vastzit.',
          en: 'The will to change can grow along the way. A first talk with the GP is a small start that ties nobody down.',
        },
      },
    ),
    statement(
      'voor_mij',
      {
        nl: 'Ik kan zelf hulp krijgen, ook als de ander niets wil.',
        en: 'I can get help myself, even if they want none.',
      },
      true,
      {
        right: {
          nl: 'Zo is het, en je hebt er niemands toestemming voor nodig.',
          en: 'That’s how it is, and you need nobody’s permission.',
        },
        wrong: {
          nl: 'Het lijkt of alle hulp voor de ander is, maar er is ook hulp voor jou.',
          en: 'It may look as if all the help is for them, but there’s help for you too.',
        },
        unsure: {
          nl: 'Dit weten weinig naasten, omdat niemand het hun vertelt.',
          en: 'Few families and friends know this, as nobody tells them.',
        },
        explanation: {
          nl: 'Je huisarts is er ook voor jou. Er zijn groepen voor naasten, en veel instellingen praten met naasten alleen.',
          en: 'Your GP is there for you too. There are groups for family and friends, and many centres will talk with you on your own.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Wachten tot het erger wordt, is niet nodig. Een klein, rustig begin kan al veel doen. Hulp voor jezelf kun je vandaag nog vragen.',
      ),
      en: p(
        'There’s no need to wait until things get worse. A small, calm start can do a lot, and you can ask for help for yourself today.',
      ),
    },
  },
  notes: 'Sources: NREPP summary of CRAFT [S32]; trimbos.nl (De Jong and Basemans 2020 [S33], help for relatives).',
});
