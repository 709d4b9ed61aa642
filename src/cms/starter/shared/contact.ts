import type { StarterWebform } from '../starter.ts';

/** The contact form of the support popup. */
export const contactForm: StarterWebform = {
  id: 'contact',
  domains: ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'close-ones', 'guided'],
  nl: {
    title: 'Stel je vraag',
    elements: [
      {
        type: 'markup',
        key: 'uitleg',
        html: '<p>Je vraag gaat naar de mensen achter dit programma. Ze zien niet wie je bent, behalve het e-mailadres dat je zelf invult. Een formulier lezen we niet meteen. Heb je nu hulp nodig, bel dan gratis 113 (<a href="tel:08000113">0800-0113</a>), of <a href="tel:112">112</a> bij gevaar.</p>',
      },
      {
        type: 'textarea',
        key: 'question',
        label: 'Wat wil je vragen of vertellen?',
        required: true,
        requiredError: 'Schrijf op wat je wilt vragen of vertellen.',
        maxLength: 1500,
      },
      {
        type: 'email',
        key: 'answer_to',
        label: 'Je e-mailadres',
        help: 'Vul dit alleen in als je antwoord wilt, want we gebruiken het voor niets anders.',
      },
    ],
    submit: 'Verstuur je vraag',
    confirmation: {
      title: 'Je vraag is verstuurd',
      html: '<p>Dank je voor je bericht. Vulde je een e-mailadres in, dan krijg je daar antwoord.</p>',
    },
  },
  en: {
    title: 'Ask your question',
    elements: [
      {
        type: 'markup',
        key: 'uitleg',
        html: '<p>Your question goes to the people behind this programme. They do not see who you are, apart from the email address that you enter. We do not read these forms straight away. If you need help now, call 113 (<a href="tel:08000113">0800-0113</a>) for free, or <a href="tel:112">112</a> in danger.</p>',
      },
      {
        type: 'textarea',
        key: 'question',
        label: 'What would you like to ask or tell us?',
        required: true,
        requiredError: 'Please write down what you would like to ask or tell us.',
        maxLength: 1500,
      },
      {
        type: 'email',
        key: 'answer_to',
        label: 'Your email address',
        help: 'Only fill this in if you want an answer, because we do not use it for anything else.',
      },
    ],
    submit: 'Send your question',
    confirmation: {
      title: 'Your question was sent',
      html: '<p>Thank you for your message. If you entered an email address, you’ll get an answer there.</p>',
    },
  },
  notes: 'CHECK [C5]: the provider sets who reads these messages and how soon (CONTACT_ADDRESS).',
};
