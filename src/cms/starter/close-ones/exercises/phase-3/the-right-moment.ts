import { answer, exercise, one, told } from '../../../shared/exercise-parts.ts';
import { p, safetyText, tel } from '../../../shared/markup.ts';

export const theRightMoment = exercise({
  id: 'closeones_3_1',
  domain: 'close-ones',
  title: { nl: 'Het goede moment', en: 'The right moment' },
  parts: [
    told('inleiding', {
      nl: p(
        'Wanneer je praat, doet vaak meer dan wat je zegt. Kies wat jij denkt, en lees de uitleg. Was er in oefening 1 van fase 1 een ja? Bel dan eerst Veilig Thuis.',
      ),
      en: p(
        'When you talk often matters more than what you say. Choose what you think, and read the explanation. Was there a yes in exercise 1 of phase 1? Then call Veilig Thuis first.',
      ),
    }),
    one(
      'nacht',
      {
        nl: 'Het is midden in de nacht en de ander heeft gebruikt.',
        en: 'It is the middle of the night and the other person has used.',
      },
      [
        answer('praten', { nl: 'Nu praten', en: 'Talk now' }, false, {
          nl: 'Nu komt er weinig binnen, en het kan uit de hand lopen. Zorg dat iedereen veilig is en praat later.',
          en: 'Little gets through now, and it can get out of hand. Make sure everyone is safe and talk later.',
        }),
        answer('wachten', { nl: 'Zorgen dat het veilig is en wachten', en: 'Make it safe and wait' }, true, {
          nl: `Goed. Praten kan een andere dag. ${safetyText('alcoholEmergency', 'nl')} Ook als iemand niet wakker te krijgen is.`,
          en: `Good. You can talk another day. ${safetyText('alcoholEmergency', 'en')} Also if someone cannot be woken.`,
        }),
      ],
      { required: true },
    ),
    one(
      'ochtend',
      {
        nl: 'Het is de ochtend erna. De ander heeft een kater en schaamt zich.',
        en: 'It is the morning after. The other person feels ill and ashamed.',
      },
      [
        answer('kort', { nl: 'Eén korte, vriendelijke zin', en: 'One short, kind sentence' }, true, {
          nl: 'Soms staat iemand dan open. Houd het kort: ‘Ik maak me zorgen. Kunnen we er vanavond over praten?’',
          en: 'Sometimes people are open then. Keep it short: ‘I am worried. Can we talk about it tonight?’',
        }),
        answer('lang', { nl: 'Alles op een rij zetten', en: 'List everything' }, false, {
          nl: 'Dat maakt de schaamte groter. Dan sluit iemand zich vaak af.',
          en: 'That makes the shame bigger. Then people often close up.',
        }),
        answer('niets', { nl: 'Niets zeggen', en: 'Say nothing' }, null, {
          nl: 'Dat kan ook. Kies dan een moment later deze week.',
          en: 'That is possible too. Then choose a moment later this week.',
        }),
      ],
    ),
    one(
      'auto',
      {
        nl: 'Jullie zitten in de auto, met de kinderen achterin.',
        en: 'You are in the car, with the children in the back.',
      },
      [
        answer('praten', { nl: 'Erover beginnen', en: 'Bring it up' }, false, {
          nl: 'Niemand kan weg, en de kinderen horen alles. Bewaar het voor een ander moment.',
          en: 'Nobody can leave, and the children hear everything. Save it for another moment.',
        }),
        answer('wachten', { nl: 'Wachten', en: 'Wait' }, true, {
          nl: 'Goed. Zoek een moment met z’n tweeën, waar je ook weg kunt.',
          en: 'Good. Find a moment with the two of you, where you can also leave.',
        }),
      ],
    ),
    one(
      'wandeling',
      {
        nl: 'Jullie wandelen, allebei uitgeslapen. Er is niet gebruikt.',
        en: 'You are on a walk, both rested. Nothing was used.',
      },
      [
        answer('praten', { nl: 'Voorzichtig beginnen', en: 'Begin gently' }, true, {
          nl: 'Dit is een goed moment. Begin met iets wat je fijn vindt, en houd het bij één ding.',
          en: 'This is a good moment. Begin with something you like, and keep to one thing.',
        }),
        answer('niet', { nl: 'Het moment niet bederven', en: 'Not spoil the moment' }, null, {
          nl: 'Begrijpelijk. Een kort gesprek hoeft niet alles te bederven. Je kunt ook alleen iets aardigs zeggen.',
          en: 'Understandable. A short talk need not spoil everything. You can also only say something kind.',
        }),
      ],
    ),
    one('ruzie', { nl: 'Jullie hebben net ruzie gehad.', en: 'You have had an argument a moment ago.' }, [
      answer('meteen', { nl: 'Meteen verder praten', en: 'Talk on at once' }, false, {
        nl: 'Na ruzie luistert bijna niemand goed. Wacht een dag.',
        en: 'After an argument hardly anyone listens well. Wait a day.',
      }),
      answer('dag', { nl: 'Een dag wachten', en: 'Wait a day' }, true, {
        nl: 'Goed. Zeg wel dat je erop terugkomt, als dat veilig is.',
        en: 'Good. Do say that you will come back to it, if that is safe.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Het moment doet veel', en: 'The moment matters' },
    html: {
      nl: p(
        'Heeft iemand gebruikt? Dan niet praten, wel veilig blijven. Een rustig moment van 20 minuten is genoeg.',
        `Ben je bang voor de reactie? Bel eerst Veilig Thuis: ${tel('0800-2000')}. Bij gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'Has someone used? Then do not talk, but stay safe. A calm moment of 20 minutes is enough.',
        `Are you afraid of the reaction? Call Veilig Thuis first: ${tel('0800-2000')}. In danger, call ${tel('112')}.`,
      ),
    },
  },
  notes: 'Method: timing of talks (CRAFT). CHECK: Veilig Thuis.',
});
