import { createMarkup, exercise } from '../../../shared/exercise-parts.ts';
import { dangerAdvice, p, tel } from '../../../shared/markup.ts';
import { isAnyUnsure, isAnyYes, isNoRisk, safetyQuestion } from '../../../shared/safety-question.ts';

const DANGERS = ['bang', 'geslagen', 'kinderen', 'wapens', 'zelfdoding'] as const;

export const amISafe = exercise({
  id: 'closeones_1_1',
  domain: 'close-ones',
  title: { nl: 'Ben ik veilig?', en: 'Am I safe?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Voordat je iets oefent, kijk je of je veilig bent, want dat gaat voor elk gesprek. Namen en details laat je weg.',
        'Kijkt er iemand mee op je telefoon, doe deze oefening dan op een ander moment.',
      ),
      en: p(
        'Before you practise anything, check whether you’re safe. That comes before any conversation. You can leave out all names and details if you like.',
        'If someone can see your phone, do this exercise another time. Veilig Thuis, which comes up below, is the Dutch domestic abuse helpline.',
      ),
    }),
    safetyQuestion({
      key: 'rijden',
      label: {
        nl: 'Rijd je weleens mee als de ander heeft gebruikt?',
        en: 'Do you ever get in the car with them after they have used?',
      },
      required: true,
      yes: {
        nl: 'Spreek met jezelf af dat je dan niet instapt. Houd geld of een nummer bij je, zodat je ook anders thuiskomt.',
        en: 'Decide now that you will not get in next time. Carry some money or a number, so you can always get home another way.',
      },
      no: {
        nl: 'Dat is veilig, dus houd het zo. Spreek ook met kinderen af bij wie ze wel en niet instappen.',
        en: 'That’s safe, so keep it that way, and agree with any children whose car they can and cannot get into.',
      },
      unknown: {
        nl: 'Misschien merk je het niet altijd. Twijfel je of de ander heeft gebruikt, stap dan niet in.',
        en: 'You may not always notice, so if you are not sure whether they have used, do not get in.',
      },
    }),
    safetyQuestion({
      key: 'bang',
      label: {
        nl: 'Ben je weleens bang voor hoe de ander reageert?',
        en: 'Are you ever afraid of how they will react?',
      },
      yes: {
        nl: 'Neem dat gevoel serieus, want jij kent de ander het best. Bel Veilig Thuis voordat je een moeilijk gesprek begint.',
        en: 'Take that feeling seriously. You know them best. Call Veilig Thuis before you start a difficult conversation.',
      },
      no: {
        nl: 'Dan kun je vrijer oefenen. Word je later toch bang, kom dan eerst terug naar deze vragen.',
        en: 'That gives you more room to practise what follows. If you do become afraid later, come back to these questions first.',
      },
      unknown: {
        nl: 'Let op wat je lichaam doet als de ander binnenkomt. Duwen, dreigen en spullen kapotmaken tellen mee. Veilig Thuis denkt met je mee.',
        en: 'Notice what your body does when they come in. Pushing, threats and breaking things count too. Veilig Thuis can talk it through with you.',
      },
    }),
    safetyQuestion({
      key: 'geslagen',
      label: {
        nl: 'Heeft de ander je geslagen, geduwd of bedreigd?',
        en: 'Have they ever hit, pushed or threatened you?',
      },
      yes: {
        nl: 'Dat is niet jouw schuld, en ook één keer telt. Er zijn mensen die rustig met jou meedenken over wat veilig is.',
        en: 'It’s not your fault, and even if it happened once, it counts. There are people who will calmly work out with you what’s safe.',
      },
      no: {
        nl: 'Dat is belangrijk om te weten. Ook schelden, volgen of je geld afpakken mag je met iemand bespreken.',
        en: 'It’s good to know that, and you can also talk about insults, being followed or having your money taken.',
      },
      unknown: {
        nl: 'Let op wat je lichaam doet als de ander binnenkomt. Duwen, dreigen en spullen kapotmaken tellen mee. Veilig Thuis denkt met je mee.',
        en: 'Notice what your body does when they come in. Pushing, threats and breaking things count too. Veilig Thuis can talk it through with you.',
      },
    }),
    safetyQuestion({
      key: 'kinderen',
      label: { nl: 'Zijn er kinderen bij als het misgaat?', en: 'Are there children around when things go wrong?' },
      yes: {
        nl: 'Kinderen merken veel, ook vanuit hun bed. Veilig Thuis denkt met je mee over wat je voor hen kunt doen.',
        en: 'Children notice a lot of what happens, even from their beds. Veilig Thuis can help you work out what to do for them.',
      },
      no: {
        nl: 'Dat scheelt hun veel. Spanning voelen ze meestal wel, dus vraag ze af en toe hoe het gaat.',
        en: 'It makes a big difference to children if they’re not there. They often sense tension anyway, so ask how they are now and then.',
      },
      unknown: {
        nl: 'Kinderen horen meestal meer dan je denkt. Vraag op een rustig moment hoe het met ze gaat, en overleg met Veilig Thuis.',
        en: 'Children usually hear and understand more than you think. Ask how they are when it’s quiet, and talk it over with Veilig Thuis.',
      },
    }),
    safetyQuestion({
      key: 'wapens',
      label: {
        nl: 'Is er een wapen in huis, of dreigt de ander daarmee?',
        en: 'Is there a weapon in the house, or have they threatened you with one?',
      },
      yes: {
        nl: 'Praat hier niet thuis over. Bel op een veilige plek met Veilig Thuis of de politie.',
        en: 'Do not talk about this at home, but call Veilig Thuis or the police from a safe place.',
      },
      no: {
        nl: 'Dat maakt het thuis veiliger. Komt er toch een wapen in huis, bel dan op een veilige plek Veilig Thuis.',
        en: 'It’s safer that way, and if a weapon does come into the house, call Veilig Thuis from a safe place.',
      },
      unknown: {
        nl: 'Ga niet zelf zoeken. Bel op een veilige plek Veilig Thuis of de politie.',
        en: 'Do not go looking. From a safe place, call Veilig Thuis or the police.',
      },
    }),
    safetyQuestion({
      key: 'zelfdoding',
      label: { nl: 'Dreigt de ander met zelfdoding?', en: 'Do they threaten suicide?' },
      yes: {
        nl: 'Neem het serieus, ook als het vaker is gezegd. Dit is te zwaar om alleen te dragen, dus bel 113.',
        en: 'Take it seriously, even if they have said it before. It’s too much to carry alone, so call 113.',
      },
      no: {
        nl: 'Hoor je het later wel, vraag er dan rustig naar. Praten over zelfmoord maakt het niet erger.',
        en: 'If you do hear it later, ask about it calmly. Talking about suicide does not make it worse, and it can be a relief.',
      },
      unknown: {
        nl: 'Vraag het rechtuit: denk je aan zelfmoord? Vragen maakt het niet erger, en 113 helpt ook jou.',
        en: 'Ask directly: are you thinking about suicide? Asking does not make it worse, and 113 is there for you too.',
      },
    }),
    createMarkup(
      'veilig_thuis',
      {
        nl:
          dangerAdvice('afraid', 'nl') +
          p('Advies vragen kan ook zonder dat je een melding doet. Leg je telefoon, sleutels en papieren klaar.'),
        en:
          dangerAdvice('afraid', 'en') +
          p('You can ask for advice without making a report. Keep your phone, keys and papers ready.'),
      },
      { when: { match: 'any', of: [...isAnyUnsure('bang', 'geslagen', 'wapens').of, ...isAnyYes('kinderen').of] } },
    ),
    createMarkup(
      'bel_113',
      { nl: dangerAdvice('other-suicide', 'nl'), en: dangerAdvice('other-suicide', 'en') },
      { when: isAnyUnsure('zelfdoding') },
    ),
    createMarkup(
      'geen_signaal',
      {
        nl: p('Je gaf bij deze vragen nee aan, dus je kunt verder. Verandert er thuis iets, kom dan hier terug.'),
        en: p(
          'You answered no to these questions, so you can carry on. If anything changes at home, come back to these questions first.',
        ),
      },
      { when: isNoRisk(...DANGERS) },
    ),
  ],
  feedback: {
    title: { nl: 'Jouw veiligheid gaat voor', en: 'Your safety comes first' },
    html: {
      nl: p(
        `Was er een ja of een twijfel? Bel Veilig Thuis, ${tel('0800-2000')}, voordat je een lastig gesprek begint. Bij gevaar bel je ${tel('112')}.`,
        'De oefeningen lopen niet weg. Ze blijven hier op je wachten. Je kaart voor als het misgaat maak je in fase 5.',
      ),
      en: p(
        `If you answered yes or were not sure, call Veilig Thuis, ${tel('0800-2000')}, before you start a difficult conversation. If anyone is in danger, call ${tel('112')}.`,
        'There’s no rush with the exercises. They stay here for you. You’ll make a card for when things go wrong in phase 5.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: rijksoverheid.nl [S38] (Veilig Thuis); CRAFT starts with a screen for violence [S32]. CHECK [C1]: Veilig Thuis: the questions and the order before talks. CHECK [C1]: 113: threats of suicide by another.',
});
