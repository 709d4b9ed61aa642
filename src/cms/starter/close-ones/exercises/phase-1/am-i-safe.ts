import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';
import { doubt, noRisk, risk, safetyQuestion } from '../../../shared/safety-question.ts';

const DANGERS = ['bang', 'geslagen', 'kinderen', 'wapens', 'zelfdoding'] as const;

export const amISafe = exercise({
  id: 'closeones_1_1',
  domain: 'close-ones',
  title: { nl: 'Ben ik veilig?', en: 'Am I safe?' },
  parts: [
    told('inleiding', {
      nl: p(
        'Voordat je iets oefent, kijk je of je veilig bent. Namen of details hoef je niet op te schrijven.',
        'Kijkt er iemand mee op je telefoon? Doe deze oefening dan op een ander moment.',
      ),
      en: p(
        'Before you practise anything, you look at whether you are safe. You do not need to write names or details.',
        'Is someone looking at your phone? Then do this exercise at another moment.',
      ),
    }),
    safetyQuestion({
      key: 'rijden',
      label: {
        nl: 'Rijd je weleens mee als de ander heeft gebruikt?',
        en: 'Do you sometimes ride along when the other person has used?',
      },
      required: true,
      yes: {
        nl: 'Spreek met jezelf af: dan stap ik niet in. Zorg voor geld of een nummer om anders thuis te komen.',
        en: 'Agree with yourself: then I do not get in. Have money or a number ready to get home another way.',
      },
      no: { nl: 'Goed. Houd dat zo, ook met kinderen.', en: 'Good. Keep it that way, also with children.' },
      unknown: {
        nl: 'Misschien merk je het niet altijd. Twijfel je of de ander heeft gebruikt, stap dan niet in.',
        en: 'You may not always notice. If you are not sure whether they have used, do not get in.',
      },
    }),
    safetyQuestion({
      key: 'bang',
      label: {
        nl: 'Ben je weleens bang voor hoe de ander reageert?',
        en: 'Are you sometimes afraid of how the other person reacts?',
      },
      yes: {
        nl: 'Neem dat gevoel serieus. Jij kent de ander het best.',
        en: 'Take that feeling seriously. You know the other person best.',
      },
      no: { nl: 'Goed. Verandert dat? Kom dan hier terug.', en: 'Good. If that changes, come back here.' },
      unknown: {
        nl: 'Let op wat je lichaam doet als de ander binnenkomt. Duwen, dreigen en spullen kapotmaken tellen mee. Veilig Thuis denkt met je mee.',
        en: 'Notice what your body does when they come in. Pushing, threats and breaking things count too. Veilig Thuis can talk it through with you.',
      },
    }),
    safetyQuestion({
      key: 'geslagen',
      label: {
        nl: 'Heeft de ander je geslagen, geduwd of bedreigd?',
        en: 'Has the other person hit, pushed or threatened you?',
      },
      yes: {
        nl: 'Dat is niet jouw schuld. Ook één keer telt. Er is hulp die met jou meedenkt.',
        en: 'That is not your fault. Once counts too. There are people who can advise you.',
      },
      no: { nl: 'Goed om te horen.', en: 'Good to hear.' },
      unknown: {
        nl: 'Let op wat je lichaam doet als de ander binnenkomt. Duwen, dreigen en spullen kapotmaken tellen mee. Veilig Thuis denkt met je mee.',
        en: 'Notice what your body does when they come in. Pushing, threats and breaking things count too. Veilig Thuis can talk it through with you.',
      },
    }),
    safetyQuestion({
      key: 'kinderen',
      label: { nl: 'Zijn er kinderen bij als het misgaat?', en: 'Are children there when it goes wrong?' },
      yes: {
        nl: 'Kinderen merken veel, ook vanuit hun bed. Veilig Thuis denkt mee over wat je kunt doen.',
        en: 'Children notice a lot, also from their beds. Veilig Thuis helps you think about what you can do.',
      },
      no: {
        nl: 'Fijn voor hen. Kinderen merken vaak wel dat er spanning is, dus vraag ze af en toe hoe het gaat.',
        en: 'That is good for them. Children often notice tension all the same, so ask them now and then how they are.',
      },
      unknown: {
        nl: 'Kinderen horen vaak meer dan je denkt. Vraag op een rustig moment hoe het met ze gaat, en overleg met Veilig Thuis.',
        en: 'Children often hear more than you think. Ask how they are at a quiet moment, and talk it over with Veilig Thuis.',
      },
    }),
    safetyQuestion({
      key: 'wapens',
      label: {
        nl: 'Is er een wapen in huis, of dreigt de ander daarmee?',
        en: 'Is there a weapon at home, or does the other person threaten with one?',
      },
      yes: {
        nl: 'Praat hier niet thuis over. Bel op een veilige plek met Veilig Thuis of de politie.',
        en: 'Do not talk about this at home. Call Veilig Thuis or the police from a safe place.',
      },
      no: {
        nl: 'Dat maakt het thuis veiliger. Komt er toch een wapen in huis? Bel dan op een veilige plek Veilig Thuis.',
        en: 'That makes home safer. If a weapon does come into the house, call Veilig Thuis from a safe place.',
      },
      unknown: {
        nl: 'Ga niet zelf zoeken. Bel op een veilige plek Veilig Thuis of de politie.',
        en: 'Do not go looking. From a safe place, call Veilig Thuis or the police.',
      },
    }),
    safetyQuestion({
      key: 'zelfdoding',
      label: { nl: 'Dreigt de ander met zelfdoding?', en: 'Does the other person threaten suicide?' },
      yes: {
        nl: 'Neem het serieus, ook als het vaker is gezegd. Je hoeft dit niet alleen te dragen.',
        en: 'Take it seriously, also if it was said before. You do not have to carry this alone.',
      },
      no: { nl: 'Goed. Hoor je het later wel? Vraag er dan naar.', en: 'Good. If you hear it later, ask about it.' },
      unknown: {
        nl: 'Vraag het rechtuit: denk je aan zelfmoord? Vragen maakt het niet erger, en 113 helpt ook jou.',
        en: 'Ask directly: are you thinking about suicide? Asking does not make it worse, and 113 is there for you too.',
      },
    }),
    told(
      'veilig_thuis',
      {
        nl: p(
          `<strong>Bel Veilig Thuis: ${tel('0800-2000')}.</strong> Gratis, dag en nacht, en het kan anoniem. Advies vragen kan zonder melding.`,
          `<strong>Is er nu gevaar? Ga weg en bel ${tel('112')}.</strong>`,
          'Ga lastige gesprekken nu niet alleen aan. Leg je telefoon, sleutels en papieren klaar.',
        ),
        en: p(
          `<strong>Call Veilig Thuis: ${tel('0800-2000')}.</strong> Free, day and night, and you can stay anonymous. You can ask for advice without making a report.`,
          `<strong>Is there danger now? Leave and call ${tel('112')}.</strong>`,
          'Do not start hard talks alone now. Put your phone, keys and papers ready.',
        ),
      },
      { when: { match: 'any', of: [...doubt('bang', 'geslagen', 'wapens').of, ...risk('kinderen').of] } },
    ),
    told(
      'bel_113',
      {
        nl: p(
          `<strong>Bel ${tel('113')}, ook voor jezelf als naaste.</strong> Gratis en anoniem, dag en nacht.`,
          `Is het gevaar nu? Bel ${tel('112')} en blijf erbij als dat voor jou veilig is.`,
        ),
        en: p(
          `<strong>Call ${tel('113')}, also for yourself as family or friend.</strong> Free and anonymous, day and night.`,
          `Is the danger now? Call ${tel('112')} and stay there if that is safe for you.`,
        ),
      },
      { when: doubt('zelfdoding') },
    ),
    told(
      'geen_signaal',
      {
        nl: p('Je gaf bij deze vragen nee aan. Je kunt verder. Kom terug als er iets verandert.'),
        en: p('You said no to these questions. You can go on. Come back if something changes.'),
      },
      { when: noRisk(...DANGERS) },
    ),
  ],
  feedback: {
    title: { nl: 'Jouw veiligheid gaat voor', en: 'Your safety comes first' },
    html: {
      nl: p(
        `Was er een ja of een twijfel? Bel Veilig Thuis, ${tel('0800-2000')}, voordat je een lastig gesprek begint. Bij gevaar bel je ${tel('112')}.`,
        'De oefeningen blijven hier op je wachten.',
      ),
      en: p(
        `Was there a yes or a doubt? Call Veilig Thuis, ${tel('0800-2000')}, before you start a hard talk. In danger, call ${tel('112')}.`,
        'The exercises will wait for you here.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: rijksoverheid.nl (Veilig Thuis); CRAFT starts with a screen for violence. CHECK: Veilig Thuis: the questions and the order before talks. CHECK: 113: threats of suicide by another.',
});
