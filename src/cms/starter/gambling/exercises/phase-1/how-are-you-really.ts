import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p, paidTel, safety, tel } from '../../../shared/markup.ts';
import { doubt, risk, safetyQuestion } from '../../../shared/safety-question.ts';

export const howAreYouReally = exercise({
  id: 'gambling_1_4',
  domain: 'gambling',
  title: { nl: 'Hoe gaat het echt met je?', en: 'How are you really?' },
  parts: [
    told('inleiding', {
      nl: p('Na verlies kan alles zwaar voelen. Deze vijf zinnen zijn voor jou. Er is geen goed of fout antwoord.'),
      en: p(
        'After a loss everything can feel heavy. These five sentences are for you. There is no right or wrong answer.',
      ),
    }),
    safetyQuestion({
      key: 'slaap',
      label: { nl: 'Ik slaap slecht.', en: 'I sleep badly.' },
      required: true,
      yes: {
        nl: 'Veel mensen met zorgen hebben dat. Leg je telefoon vanavond in een andere kamer. Blijft het? Bel je huisarts.',
        en: 'Many people with worries do. Leave your phone in another room tonight. Does it go on? Call your GP.',
      },
      no: {
        nl: 'Goed om te horen. Slaap helpt bij alles wat nu komt.',
        en: 'Good to hear. Sleep helps with all that comes now.',
      },
      unknown: {
        nl: 'Let er drie nachten op. Lig je wakker over geld, leg dan je telefoon weg en vertel het je huisarts.',
        en: 'Keep track for three nights. If money keeps you awake, put your phone away and tell your GP.',
      },
    }),
    safetyQuestion({
      key: 'paniek',
      label: { nl: 'Ik ben in paniek over geld.', en: 'I am in a panic about money.' },
      yes: {
        nl: 'Paniek maakt dat je snel wilt beslissen. Beslis vandaag niets over geld. Bel eerst iemand die meekijkt.',
        en: 'Panic makes you want to decide fast. Decide nothing about money today. First call someone who looks at it with you.',
      },
      no: {
        nl: 'Fijn. Komt de paniek later toch? Dan weet je dat er hulp is.',
        en: 'Good. If panic comes later, you know that there is help.',
      },
      unknown: {
        nl: 'Misschien wisselt het per dag. Beslis niets over geld terwijl je hart bonst, en bel dan eerst iemand.',
        en: 'It may change from day to day. Make no decisions about money while your heart is pounding. Call someone first.',
      },
    }),
    told(
      'geldfit',
      {
        nl: p(`<strong>Bel Geldfit: ${tel('0800-8115')}.</strong> Gratis en anoniem. Ze vragen alleen je postcode.`),
        en: p(
          `<strong>Call Geldfit: ${tel('0800-8115')}.</strong> Free and anonymous. They only ask for your postcode.`,
        ),
      },
      { when: risk('paniek') },
    ),
    safetyQuestion({
      key: 'beter_af',
      label: {
        nl: 'Ik denk dat anderen beter af zijn zonder mij.',
        en: 'I think that others are better off without me.',
      },
      yes: {
        nl: 'Die gedachte komt bij veel mensen na verlies. Hij voelt waar, en hij is het niet. Praat er vandaag over.',
        en: 'Many people have this thought after a loss. It feels true, and it is not. Talk about it today.',
      },
      no: { nl: 'Houd dat vast. Je bent nodig.', en: 'Hold on to that. You are needed.' },
      unknown: {
        nl: 'Komt de gedachte soms langs, ook al geloof je hem niet? Vertel dat vandaag iemand, of bel 113.',
        en: 'If the thought comes by now and then, even if you do not believe it, tell someone today or call 113.',
      },
    }),
    safetyQuestion({
      key: 'doodgaan',
      label: { nl: 'Ik denk aan doodgaan.', en: 'I think about dying.' },
      yes: {
        nl: 'Goed dat je dit zegt. Je hoeft hier niet alleen mee te blijven. Bel vandaag.',
        en: 'Good that you say this. You do not have to stay alone with it. Call today.',
      },
      no: {
        nl: 'Verandert dat? Bel dan meteen. Dag en nacht is er iemand.',
        en: 'If that changes, call at once. There is someone day and night.',
      },
      unknown: {
        nl: 'Ook als je twijfelt, kun je 113 bellen. Je hoeft niets te bewijzen.',
        en: 'You can call 113 even if you are not sure. You do not have to prove anything.',
      },
    }),
    told(
      'bel_113',
      {
        nl: p(
          `<strong>${safety('suicide', 'nl')}</strong>`,
          'Zeg ook iemand bij jou in de buurt hoe het gaat. Deze zin is genoeg: “Het gaat niet goed, wil je bij me blijven?”',
        ),
        en: p(
          `<strong>${safety('suicide', 'en')}</strong>`,
          'Also tell someone near you how you are. This sentence is enough: “I am not well, will you stay with me?”',
        ),
      },
      { when: doubt('beter_af', 'doodgaan') },
    ),
    safetyQuestion({
      key: 'bedreigd',
      label: { nl: 'Iemand bedreigt mij.', en: 'Someone is threatening me.' },
      yes: {
        nl: 'Bedreiging is strafbaar, ook als je iemand geld schuldig bent. Zorg eerst dat je veilig bent.',
        en: 'Threats are a crime, also when you owe someone money. Make sure you are safe first.',
      },
      no: { nl: 'Goed. Dan heb je tijd om rustig te kijken.', en: 'Good. Then you have time to look calmly.' },
      unknown: {
        nl: 'Bewaar het bericht, vertel iemand waar je bent en vraag de politie om raad. Bij gevaar bel je 112.',
        en: 'Keep the message, tell someone where you are, and ask the police for advice. If you are in danger, call 112.',
      },
    }),
    told(
      'politie',
      {
        nl: p(
          `<strong>Is er nu gevaar? Bel ${tel('112')}.</strong> Kan het wachten? Bel de politie: ${paidTel('0900-8844', 'nl')}.`,
        ),
        en: p(
          `<strong>Is there danger now? Call ${tel('112')}.</strong> Can it wait? Call the police: ${paidTel('0900-8844', 'en')}.`,
        ),
      },
      { when: doubt('bedreigd') },
    ),
    told('plan', {
      nl: p(
        `<strong>Heb je vandaag een plan om jezelf iets aan te doen? Bel nu ${tel('113')} of ${tel('112')}. Blijf niet alleen.</strong>`,
      ),
      en: p(
        `<strong>Do you have a plan to hurt yourself today? Call ${tel('113')} or ${tel('112')} now. Do not stay alone.</strong>`,
      ),
    }),
  ],
  feedback: {
    title: { nl: 'Dit gevoel verandert', en: 'This feeling changes' },
    html: {
      nl: p(
        'Na verlies kan het voelen alsof er geen weg is. Dat gevoel verandert. Geldproblemen zijn op te lossen, jij bent niet te vervangen.',
        `Heb je hulp nodig? Bel dan zelf: ${tel('113')}, gratis en anoniem. Bij gevaar ${tel('112')}.`,
      ),
      en: p(
        'After a loss it can feel as if there is no way out. That feeling changes. Money problems can be solved, you cannot be replaced.',
        `Do you need help? Then call: ${tel('113')}, free and anonymous. In danger, ${tel('112')}.`,
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: 113 and Geldfit numbers as in the record of help lines. CHECK: clinician and 113 guideline: wording and route for thoughts of suicide. CHECK: police number 0900-8844.',
});
