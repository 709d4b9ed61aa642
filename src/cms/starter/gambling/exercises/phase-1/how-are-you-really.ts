import { createMarkup, exercise } from '../../../shared/exercise-parts.ts';
import { dangerAdvice, dangerSay, p, paidTel, safety, tel } from '../../../shared/markup.ts';
import { isAnyUnsure, isAnyYes, safetyQuestion } from '../../../shared/safety-question.ts';

export const howAreYouReally = exercise({
  id: 'gambling_1_4',
  domain: 'gambling',
  title: { nl: 'Hoe gaat het echt met je?', en: 'How are you really?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Na verlies kan alles zwaar voelen, en bijna niemand vertelt dat. Deze vijf zinnen gaan daarom over jou en niet over geld. Geen antwoord is fout, en bij elk antwoord lees je wat je kunt doen.',
      ),
      en: p(
        'After a loss everything can feel dark, and hardly anyone says so out loud. That’s why these five sentences are about you, not about money. No answer is wrong, and with each one you’ll read what you can do.',
      ),
    }),
    safetyQuestion({
      key: 'slaap',
      label: { nl: 'Ik slaap slecht.', en: 'I sleep badly.' },
      required: true,
      yes: {
        nl: 'Veel mensen met zorgen slapen slecht. Het hoofd rekent ’s nachts door. Leg je telefoon vanavond in een andere kamer. Blijft het zo, bel dan je huisarts.',
        en: 'Many people with worries sleep badly: the mind keeps counting at night. Leave your phone in another room tonight, and if it does not pass, call your GP.',
      },
      no: {
        nl: 'Dat is goed om te horen. Slaap helpt bij alles wat nu komt. Houd je telefoon ook ’s nachts buiten de slaapkamer.',
        en: 'That’s good to hear. Sleep helps with everything that comes next. Keep your phone out of the bedroom at night as well.',
      },
      unknown: {
        nl: 'Let er drie nachten op. Lig je wakker over geld, leg dan je telefoon weg en vertel het je huisarts.',
        en: 'Keep track for three nights. If money keeps you awake, put your phone away and tell your GP.',
      },
    }),
    safetyQuestion({
      key: 'paniek',
      label: { nl: 'Ik ben in paniek over geld.', en: 'I am panicking about money.' },
      yes: {
        nl: 'Paniek maakt dat je snel wilt beslissen, en dan kies je zelden goed. Beslis vandaag niets over geld en bel eerst iemand die meekijkt.',
        en: 'Panic makes you want to decide fast, and that rarely goes well. Decide nothing about money today, and call someone who can go through it with you.',
      },
      no: {
        nl: 'Fijn, dan kun je in fase 2 rustig naar je geld kijken. Komt de paniek later toch, dan weet je dat er hulp is.',
        en: 'Good, so in phase 2 you can look at your money calmly. If panic comes later, you know there’s help.',
      },
      unknown: {
        nl: 'Misschien wisselt het per dag. Beslis niets over geld terwijl je hart bonst, en bel dan eerst iemand.',
        en: 'It may change from day to day. Make no decisions about money while your heart is pounding. Call someone first.',
      },
    }),
    createMarkup(
      'geldfit',
      {
        nl: p(
          `<strong>Bel Geldfit op ${tel('0800-8115')}.</strong> Het gesprek is gratis en anoniem, want ze vragen alleen je postcode.`,
        ),
        en: p(
          `<strong>Call Geldfit (free debt advice) on ${tel('0800-8115')}.</strong> You can stay anonymous, because they only ask for your postcode.`,
        ),
      },
      { when: isAnyYes('paniek') },
    ),
    safetyQuestion({
      key: 'beter_af',
      label: {
        nl: 'Ik denk dat anderen beter af zijn zonder mij.',
        en: 'I think that others are better off without me.',
      },
      yes: {
        nl: 'Na verlies komt die gedachte bij veel mensen. Hij voelt waar, maar hij is het niet. Praat er daarom vandaag over met iemand.',
        en: 'Many people have this thought after a loss. It feels true, but it is not. Please talk to someone you trust about it today.',
      },
      no: {
        nl: 'Fijn dat die gedachte er niet is. Verandert dat, bel dan 113 of vertel het iemand die dichtbij is.',
        en: 'It’s good that you do not have this thought. If that changes, call 113 or tell someone close to you.',
      },
      unknown: {
        nl: 'Komt de gedachte soms langs, ook al geloof je hem niet? Vertel dat vandaag iemand, of bel 113.',
        en: 'If the thought comes by now and then, even if you do not believe it, tell someone today or call 113.',
      },
    }),
    safetyQuestion({
      key: 'doodgaan',
      label: { nl: 'Ik denk aan doodgaan.', en: 'I think about dying.' },
      yes: {
        nl: 'Goed dat je dit zegt. Je kunt dit beter niet alleen dragen. Bel vandaag.',
        en: 'It’s good that you say this. You do not have to carry it alone. Please call today.',
      },
      no: {
        nl: 'Dat is goed om te weten. Verandert het, bel dan meteen: er is dag en nacht iemand.',
        en: 'That’s good to know, and things can change. If they do, call at once: someone is there day and night.',
      },
      unknown: {
        nl: 'Ook als je twijfelt, kun je 113 bellen. Je hoeft niets te bewijzen.',
        en: 'You can call 113 even if you are not sure. You do not have to prove anything.',
      },
    }),
    createMarkup(
      'bel_113',
      { nl: dangerAdvice('suicide', 'nl'), en: dangerAdvice('suicide', 'en') },
      { when: isAnyUnsure('beter_af', 'doodgaan') },
    ),
    safetyQuestion({
      key: 'bedreigd',
      label: { nl: 'Iemand bedreigt mij.', en: 'Someone is threatening me.' },
      yes: {
        nl: 'Bedreiging is strafbaar, ook als je iemand geld schuldig bent. Zorg daarom eerst dat je veilig bent, en vertel iemand waar je bent.',
        en: 'Threats are a crime, even when you owe someone money. Make sure you’re safe first, and tell someone where you are.',
      },
      no: {
        nl: 'Dan heb je tijd om rustig te kijken. Leen niets van iemand die je niet vertrouwt, want daar kan het mee beginnen.',
        en: 'That gives you the time to look at everything calmly. Do not borrow from someone you do not trust. That’s how threats can start.',
      },
      unknown: {
        nl: 'Bewaar het bericht, vertel iemand waar je bent en vraag de politie om raad. Bij gevaar bel je 112.',
        en: 'Keep the message, tell someone where you are, and ask the police for advice. If you are in danger, call 112.',
      },
    }),
    createMarkup(
      'politie',
      {
        nl: p(
          `<strong>Is er nu gevaar, bel dan ${tel('112')}.</strong> Kan het wachten, bel dan de politie op ${paidTel('0900-8844', 'nl')}.`,
          dangerSay('threat', 'nl'),
        ),
        en: p(
          `<strong>If you’re in danger now, call ${tel('112')}.</strong> If it can wait, call the police on ${paidTel('0900-8844', 'en')}.`,
          dangerSay('threat', 'en'),
        ),
      },
      { when: isAnyUnsure('bedreigd') },
    ),
    createMarkup('plan', {
      nl: p(
        `<strong>Heb je vandaag een plan om jezelf iets aan te doen? Bel nu ${tel('113')} of ${tel('112')}, en blijf niet alleen.</strong>`,
      ),
      en: p(
        `<strong>If you have a plan to hurt yourself today, call ${tel('113')} or ${tel('112')} now, and do not stay alone.</strong>`,
      ),
    }),
  ],
  feedback: {
    title: { nl: 'Dit gevoel verandert', en: 'This feeling changes' },
    html: {
      nl: p(
        'Na verlies kan het voelen alsof er geen weg is, maar dat gevoel verandert. Geldproblemen zijn op te lossen, terwijl jij niet te vervangen bent.',
        safety('suicide', 'nl'),
        'Je kunt deze vijf zinnen altijd opnieuw invullen. Hoe het gaat, wisselt per week.',
      ),
      en: p(
        'After a loss it can feel as if there’s no way out, but that feeling changes. Money problems can be solved. You matter more than any amount.',
        safety('suicide', 'en'),
        'How you are changes from week to week, so answer these five again whenever you like.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: 113 and Geldfit numbers as in the record of help lines. CHECK [C1]: clinician and 113 guideline: wording and route for thoughts of suicide. CHECK [C1]: police number 0900-8844.',
});
