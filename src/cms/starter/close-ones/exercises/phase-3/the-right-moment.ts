import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p, safetyText, tel } from '../../../shared/markup.ts';

export const theRightMoment = exercise({
  id: 'closeones_3_1',
  domain: 'close-ones',
  title: { nl: 'Het goede moment', en: 'The right moment' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wanneer je praat, doet meer dan wat je zegt. Bij elk moment hieronder kies je wat jij zou doen. Was er in oefening 1 van fase 1 een ja, bel dan eerst Veilig Thuis.',
      ),
      en: p(
        'When you talk matters more than what you say. For each moment below, choose what you would do. If you said yes to anything in exercise 1 of phase 1, call Veilig Thuis (the domestic abuse helpline) first.',
      ),
    }),
    radios(
      'nacht',
      {
        nl: 'Het is midden in de nacht en de ander heeft gebruikt.',
        en: 'It’s the middle of the night and they have been drinking or using.',
      },
      [
        answer('praten', { nl: 'Nu praten', en: 'Talk now' }, false, {
          nl: 'Praten heeft nu weinig zin, want er komt niets binnen en het kan uit de hand lopen. Zorg dat iedereen veilig is en praat later.',
          en: 'Very little gets through now, and it could get out of hand. Make sure everyone is safe, and talk about it another time.',
        }),
        answer('wachten', { nl: 'Zorgen dat het veilig is en wachten', en: 'Make it safe and wait' }, true, {
          nl: `Praten kan een andere dag, als iedereen heeft geslapen. ${safetyText('alcoholEmergency', 'nl')} Bel ook als iemand niet wakker te krijgen is.`,
          en: `You can talk another day, once everyone has slept. ${safetyText('alcoholEmergency', 'en')} Call as well if you cannot wake someone.`,
        }),
      ],
      { required: true },
    ),
    radios(
      'ochtend',
      {
        nl: 'Het is de ochtend erna. De ander heeft een kater en schaamt zich.',
        en: 'It’s the morning after, and they’re feeling ill and ashamed.',
      },
      [
        answer('kort', { nl: 'Eén korte, vriendelijke zin', en: 'One short, kind sentence' }, true, {
          nl: 'Soms staat iemand dan open. Houd het kort: “Ik maak me zorgen, kunnen we er vanavond over praten?”',
          en: 'People are sometimes open then, so keep it short: “I’m worried, could we talk about it tonight?”',
        }),
        answer('lang', { nl: 'Alles op een rij zetten', en: 'List everything' }, false, {
          nl: 'Een lange lijst maakt de schaamte groter, en dan sluit iemand zich af. Kies één ding en bewaar de rest.',
          en: 'A long list adds to the shame and makes people shut down. Choose one thing, and save the rest for a later moment.',
        }),
        answer('niets', { nl: 'Niets zeggen', en: 'Say nothing' }, null, {
          nl: 'Zwijgen kan verstandig zijn als jij nog boos bent. Kies dan wel een later moment deze week, anders blijft het liggen.',
          en: 'Silence can be wise while you’re still angry. Do choose a later moment this week, or it will never happen.',
        }),
      ],
    ),
    radios(
      'auto',
      {
        nl: 'Jullie zitten in de auto, met de kinderen achterin.',
        en: 'You’re in the car, with the children in the back.',
      },
      [
        answer('praten', { nl: 'Erover beginnen', en: 'Bring it up' }, false, {
          nl: 'Niemand kan nu weg, terwijl de kinderen alles horen. Bewaar het voor een moment waarop jullie met z’n tweeën zijn.',
          en: 'Nobody can leave, and the children hear everything. Save it for a moment when there are only two of you.',
        }),
        answer('wachten', { nl: 'Wachten', en: 'Wait' }, true, {
          nl: 'Zo blijft het rustig op de achterbank. Zoek later een plek waar jullie allebei ook weg kunnen lopen.',
          en: 'That keeps things calm in the back seat. Later on, find a place where it’s possible for both of you to walk away.',
        }),
      ],
    ),
    radios(
      'wandeling',
      {
        nl: 'Jullie wandelen, allebei uitgeslapen. Er is niet gebruikt.',
        en: 'You’re on a walk, both well rested. Nobody has been drinking or using.',
      },
      [
        answer('praten', { nl: 'Voorzichtig beginnen', en: 'Begin gently' }, true, {
          nl: 'Naast elkaar praat je makkelijker dan tegenover elkaar. Begin met iets wat je fijn vindt en houd het bij één ding.',
          en: 'It’s easier to talk side by side than face to face. Begin with something you like, and keep to one thing.',
        }),
        answer('niet', { nl: 'Het moment niet bederven', en: 'Not spoil the moment' }, null, {
          nl: 'Een goed moment mag er ook zijn zonder gesprek. Zeg dan dat je het fijn vindt, dat blijft hangen.',
          en: 'A good moment can exist without a talk. You could say out loud that you enjoy it. That stays with people.',
        }),
      ],
    ),
    radios('ruzie', { nl: 'Jullie hebben net ruzie gehad.', en: 'You’ve had an argument a moment ago.' }, [
      answer('meteen', { nl: 'Meteen verder praten', en: 'Carry on talking' }, false, {
        nl: 'Na ruzie luistert bijna niemand goed, jij ook niet. Loop een blok om en kom er morgen op terug.',
        en: 'After an argument hardly anyone listens well, and that includes you. Walk round the block and come back to it tomorrow.',
      }),
      answer('dag', { nl: 'Een dag wachten', en: 'Wait a day' }, true, {
        nl: 'Morgen is de scherpte eraf. Zeg wel dat je erop terugkomt, als dat veilig is, zodat het geen zwijgen wordt.',
        en: 'By tomorrow the edge will be off for both of you. If it’s safe, say you’ll come back to it, so it does not turn into silence.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Het moment doet veel', en: 'The moment matters' },
    html: {
      nl: p(
        'Heeft iemand gebruikt, dan praat je niet en zorg je alleen dat het veilig blijft. Voor een goed gesprek zijn 20 rustige minuten lang genoeg.',
        `Ben je bang voor de reactie? Bel dan eerst Veilig Thuis: ${tel('0800-2000')}. Loopt het gevaarlijk op, bel dan ${tel('112')}.`,
      ),
      en: p(
        'If someone has been drinking or using, do not talk, and only make sure things stay safe. For a good conversation, 20 calm minutes are all that the two of you need.',
        `If you’re afraid of the reaction, call Veilig Thuis first: ${tel('0800-2000')}. Call ${tel('112')} if things become dangerous.`,
      ),
    },
  },
  notes: 'Method: timing of talks (CRAFT). CHECK [C1]: Veilig Thuis.',
});
