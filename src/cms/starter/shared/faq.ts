import type { StarterQuestion } from '../starter.ts';
import { p } from './markup.ts';

/** Questions that are the same in every programme. */
export const sharedFaq: readonly StarterQuestion[] = [
  {
    id: 'shared-anonymous',
    nl: {
      question: 'Is het echt gratis, en zonder mijn echte naam?',
      answer: p(
        'Ja, je betaalt niets en je hebt geen verwijzing nodig. Je vult een e-mailadres en een wachtwoord in. De naam die je kiest, hoeft dus niet je echte naam te zijn.',
        'In onze mails staat nooit waar het over gaat. Lezen anderen je mail ook, kies dan een adres dat alleen jij leest.',
      ),
    },
    en: {
      question: 'Is it really free, with no need for my real name?',
      answer: p(
        'Yes, you pay nothing and you do not need a referral. You only enter an email address and a password. The name you choose does not have to be your real one.',
        'Our emails never say what they are about. If other people read your email too, choose an address that only you can open.',
      ),
    },
    notes: 'CHECK [C5]: the provider confirms that the programme is free and that no referral is needed.',
  },
  {
    id: 'shared-time',
    nl: {
      question: 'Hoeveel tijd kost het?',
      answer: p(
        'Je dag invullen duurt ongeveer één minuut, en een oefening meestal 3 tot 7 minuten. Elke week opent een nieuwe fase met een paar oefeningen.',
        'Ben je een week niet geweest, dan blijft alles open staan. Je gaat verder waar je was.',
      ),
    },
    en: {
      question: 'How much time does it take?',
      answer: p(
        'Logging your day takes about one minute, and an exercise usually takes 3 to 7 minutes. Every week a new phase opens, with a few exercises.',
        'If you’ve been away for a week, everything stays open and you carry on where you were.',
      ),
    },
  },
  {
    id: 'shared-which-programme',
    nl: {
      question: 'Welk programma past bij mij?',
      answer: p(
        'Kies waar je nu het meeste last van hebt. Twijfel je, begin dan met wat je het liefst als eerste anders wilt.',
        'Maak je je zorgen om iemand anders, dan is het programma voor naasten er voor jou.',
      ),
    },
    en: {
      question: 'Which programme suits me?',
      answer: p(
        'Choose what bothers you most right now. If you’re not sure, start with the thing you would most like to change first.',
        'If you’re worried about someone else, the programme for family and friends is there for you.',
      ),
    },
  },
  {
    id: 'shared-two-programmes',
    nl: {
      question: 'Kan ik twee programma’s tegelijk doen?',
      answer: p(
        'Ja, maar je maakt dan voor elk programma een eigen account. Dat kan met hetzelfde e-mailadres. Bij veel mensen werkt één ding tegelijk beter, omdat je dan minder hoeft te veranderen.',
        'Drink je elke dag veel en gebruik je ook iets anders, overleg dan eerst met je huisarts. Ineens stoppen met drinken kan gevaarlijk zijn.',
      ),
    },
    en: {
      question: 'Can I follow two programmes at the same time?',
      answer: p(
        'Yes, but you make a separate account for each programme, which can have the same email address. For many people one thing at a time works better: there’s less to change at once.',
        'If you drink a lot every day and use something else too, talk to your GP first. Stopping drinking suddenly can be dangerous.',
      ),
    },
    notes:
      'CHECK [C2]: a clinician confirms the advice on changing two things at a time (outline 2.2, alcohol with other substances).',
  },
  {
    id: 'shared-leave',
    nl: {
      question: 'Kan ik weer stoppen met het programma?',
      answer: p(
        'Ja, dat kan op elk moment, en je hoeft niet te zeggen waarom. Op je accountpagina kun je je gegevens downloaden en je account verwijderen.',
      ),
    },
    en: {
      question: 'Can I leave the programme again?',
      answer: p(
        'Yes, you can leave at any time, and you do not have to say why. On your account page you can download your data and delete your account.',
      ),
    },
  },
];
