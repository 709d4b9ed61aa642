import type { Language, Localised } from '#src/domains/domain.ts';

/** Reason for an error page instead of the requested page. */
export type ErrorReason = 'maintenance' | 'unavailable' | 'not-found' | 'bad-address' | 'not-allowed' | 'link-unknown';

interface ReasonTexts {
  readonly title: string;
  readonly text: string;
}

export const ERROR_PAGE_TEXTS: Readonly<Record<ErrorReason, Localised<ReasonTexts>>> = {
  maintenance: {
    nl: {
      title: 'We werken aan de site',
      text: 'Over een paar minuten kun je weer verder. Wat je hebt opgeslagen, blijft bewaard.',
    },
    en: {
      title: 'We are working on the site',
      text: 'You can go on in a few minutes. Everything you saved is kept.',
    },
  },
  unavailable: {
    nl: {
      title: 'We kunnen deze pagina nu niet laten zien',
      text: 'Het ligt niet aan jou. Probeer het over een paar minuten opnieuw.',
    },
    en: {
      title: 'We cannot show this page right now',
      text: 'It is not your fault. Please try again in a few minutes.',
    },
  },
  'not-found': {
    nl: { title: 'Deze pagina bestaat niet', text: 'Misschien is het adres verkeerd getypt, of is de pagina weg.' },
    en: { title: 'This page does not exist', text: 'The address may have a typing error, or the page is gone.' },
  },
  'link-unknown': {
    nl: {
      title: 'Deze link werkt niet',
      text: 'Misschien is hij niet helemaal overgenomen. Open hem nog een keer vanuit de mail. Lukt het dan niet, vraag dan om een nieuwe mail.',
    },
    en: {
      title: 'This link does not work',
      text: 'Perhaps it was not copied whole. Open it once more from the email. If that does not help, ask for a new email.',
    },
  },
  'bad-address': {
    nl: { title: 'Dit adres kunnen we niet lezen', text: 'Er staan tekens in die niet kunnen, of het is te lang.' },
    en: { title: 'We cannot read this address', text: 'It has characters that cannot be used, or it is too long.' },
  },
  'not-allowed': {
    nl: { title: 'Dit kan hier niet', text: 'Op deze manier kun je deze pagina niet gebruiken.' },
    en: { title: 'This is not possible here', text: 'This page cannot be used in this way.' },
  },
};

interface FrameTexts {
  readonly start: string;
  readonly again: string;
  readonly help: string;
  /** Heading of the help until the site is available again. */
  readonly now: string;
  readonly call: string;
  readonly quickExit: string;
  /** Label before the id of a failed request. */
  readonly request: string;
}

export const ERROR_PAGE_FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = {
  nl: {
    start: 'Naar het begin',
    again: 'Probeer het opnieuw',
    help: 'Heb je nu hulp nodig?',
    now: 'Wat je nu kunt doen',
    call: 'Bel',
    quickExit: 'Snel weg',
    request: 'Schrijf je ons hierover? Zet er dan dit nummer bij:',
  },
  en: {
    start: 'Go to the home page',
    again: 'Try again',
    help: 'Do you need help now?',
    now: 'What you can do now',
    call: 'Call',
    quickExit: 'Leave this page',
    request: 'If you write to us about this, please add this number:',
  },
};
