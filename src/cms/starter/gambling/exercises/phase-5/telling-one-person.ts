import { answer, createMarkup, exercise, line, option, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';
import { isAnyUnsure } from '../../../shared/safety-question.ts';

export const tellingOnePerson = exercise({
  id: 'gambling_5_1',
  domain: 'gambling',
  title: { nl: 'Vertellen aan één persoon', en: 'Telling one person' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een geheim kost elke dag kracht, omdat je steeds moet opletten wat je zegt. Hier bereid je voor hoe je het één persoon vertelt. Jij kiest wie dat is, en ook of je het echt doet.',
      ),
      en: p(
        'A secret takes strength every day. You always have to watch what you say. Here you prepare how to tell one person. You choose who that is, and also whether you go through with it.',
      ),
    }),
    radios(
      'veilig',
      { nl: 'Ben je bang voor geweld als je het vertelt?', en: 'Are you afraid of violence if you tell?' },
      [
        option('nee', { nl: 'Nee', en: 'No' }),
        option('ja', { nl: 'Ja', en: 'Yes' }),
        option('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }),
      ],
      { required: true },
    ),
    createMarkup(
      'eerst_hulp',
      {
        nl: p(
          `<strong>Vertel het dan nog niet alleen. Bel eerst Veilig Thuis op ${tel('0800-2000')}, want daar denkt dag en nacht iemand gratis met je mee.</strong> Bel ${tel('112')} als er nu gevaar is.`,
        ),
        en: p(
          `<strong>Do not tell it alone yet. First call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}, where someone can think it through with you, day or night.</strong> Call ${tel('112')} if you’re in danger now.`,
        ),
      },
      { when: isAnyUnsure('veilig') },
    ),
    radios('aan_wie', { nl: 'Aan wie denk je het eerst?', en: 'Who comes to mind first?' }, [
      answer('partner', { nl: 'Mijn partner', en: 'My partner' }, null, {
        nl: 'Kies een moment waarop jullie allebei uitgerust zijn en de kinderen slapen. Begin met wat je gaat doen, zoals een slot, en noem daarna pas het bedrag.',
        en: 'Choose a time when you’re both rested and the children are asleep. Say first what you’ll do, such as a lock, and only then how much it is.',
      }),
      answer('ouder', { nl: 'Mijn vader of moeder', en: 'My mother or father' }, null, {
        nl: 'Ouders willen vaak meteen betalen, en dat lost het niet op. Spreek daarom vooraf uit dat je geen geld vraagt, alleen dat ze luisteren.',
        en: 'Parents often want to pay at once, and that does not solve it. So tell them beforehand that you’re not asking for money, only for them to listen.',
      }),
      answer('werkgever', { nl: 'Iemand op mijn werk', en: 'Someone at work' }, null, {
        nl: 'Je leidinggevende hoeft dit niet te weten. Is er geld van het werk bij betrokken, vraag dan eerst raad bij het Juridisch Loket.',
        en: 'Your manager does not need to know this. If money from work is involved, first ask a free legal advice centre what to do.',
      }),
      answer('geloof', { nl: 'Een imam, dominee of pastor', en: 'An imam, minister or pastor' }, null, {
        nl: 'Zij horen meer moeilijke dingen dan je denkt, en veel van hen zwijgen erover. Vraag vooraf of het tussen jullie blijft.',
        en: 'They hear more hard stories than you’d think, and many of them keep them private. Ask beforehand whether it stays between you.',
      }),
      answer('ander', { nl: 'Iemand anders', en: 'Someone else' }, null, {
        nl: 'Een vriendin, een buur of je huisarts kan ook de eerste zijn. Kies wie rustig blijft. Wie het dichtst bij staat, schrikt soms het meest.',
        en: 'A friend, a neighbour or your GP can be the first as well. Choose someone who stays calm. Those closest to you may be shocked most.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Als mijn zoon sliep, zat ik in het donker met mijn telefoon. Iedereen dacht dat ik eindelijk rustte. Overdag zorgde ik ook nog voor mijn moeder. Ik vertelde het mijn buurvrouw onder het wandelen. Dan keken we allebei vooruit. Ze zei alleen dat ze blij was dat ik het zei.',
        ),
        en: p(
          'When my son was asleep I’d sit in the dark with my phone. Everyone thought I was resting at last. In the daytime I looked after my mother too. I told my neighbour while we were walking, so that I did not have to look at her. All she said was that she was glad I’d told her.',
        ),
      },
      { folded: { nl: 'Een moeder vertelt het tijdens het wandelen', en: 'A mother tells it on a walk' } },
    ),
    line(
      'wie',
      { nl: 'Wie kies je?', en: 'Who do you choose?' },
      {
        help: {
          nl: 'Het liefst iemand die rustig blijft, ook als dat niet je partner is.',
          en: 'Ideally someone who stays calm, even if that’s not your partner.',
        },
      },
    ),
    line('waar', {
      nl: 'Waar en wanneer? Liever zonder drank.',
      en: 'Where and when? Better without alcohol.',
    }),
    line(
      'zin',
      { nl: 'Wat is je eerste zin?', en: 'What is your first sentence?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Ik wil je iets vertellen wat ik lastig vind. Wil je eerst luisteren?”',
          en: 'For example: “I want to tell you something that is hard for me. Will you listen first?”',
        },
      },
    ),
    line('bedrag', {
      nl: 'Noem je een bedrag, of doe je dat later?',
      en: 'Will you name an amount, or leave that until later?',
    }),
    line('vraag', { nl: 'Wat vraag je van de ander?', en: 'What will you ask of them?' }),
    line('boos', {
      nl: 'Wat doe je als de ander boos of verdrietig wordt?',
      en: 'What will you do if they get angry or sad?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zeg het als je rustig bent', en: 'Say it when you’re calm' },
    html: {
      nl: p(
        'Alles in één keer vertellen werkt meestal beter dan drie keer een stukje. De ander heeft misschien tijd nodig, maar dat is geen afwijzing.',
        'Je voorbereiding blijft hier staan tot jij eraan toe bent, al is dat pas over een maand.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Telling it all at once usually works better than telling a part three times. They may need time, and that’s not the same as rejection.',
        'Your preparation stays here until you’re ready, even if that’s a month from now.',
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: disclosure plan, safety first. CHECK [C1]: Veilig Thuis; wording with 113; lawyer: money from work, Juridisch Loket.',
});
