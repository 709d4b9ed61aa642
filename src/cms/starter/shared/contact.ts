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
        html: '<p>Je vraag gaat naar de mensen achter dit programma. Ze zien niet wie je bent, behalve het e-mailadres dat je zelf invult. Heb je nu hulp nodig? Bel gratis 113 (<a href="tel:08000113">0800-0113</a>), of <a href="tel:112">112</a> bij gevaar. Een formulier lezen we niet meteen.</p>',
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
        help: 'Alleen als je antwoord wilt. We gebruiken het voor niets anders.',
      },
    ],
    submit: 'Verstuur je vraag',
    confirmation: {
      title: 'Je vraag is verstuurd',
      html: '<p>Dank je. Vulde je een e-mailadres in? Dan krijg je daar antwoord.</p>',
    },
  },
  en: {
    title: 'Ask your question',
    elements: [
      {
        type: 'markup',
        key: 'uitleg',
        html: '<p>Your question goes to the people behind this programme. They do not see who you are, except the email address you fill in. Do you need help now? Call 113 (<a href="tel:08000113">0800-0113</a>) for free, or <a href="tel:112">112</a> in danger. We do not read a form at once.</p>',
      },
      {
        type: 'textarea',
        key: 'question',
        label: 'What do you want to ask or tell?',
        required: true,
        requiredError: 'Write down what you want to ask or tell.',
        maxLength: 1500,
      },
      {
        type: 'email',
        key: 'answer_to',
        label: 'Your email address',
        help: 'Only if you want an answer. We use it for nothing else.',
      },
    ],
    submit: 'Send your question',
    confirmation: {
      title: 'Your question was sent',
      html: '<p>Thank you. If you filled in an email address, you’ll get an answer there.</p>',
    },
  },
  notes: 'CHECK: the provider sets who reads these messages and how soon (CONTACT_ADDRESS).',
};
