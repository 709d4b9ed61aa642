import type { Localised } from '#src/domains/domain.ts';
import { answer, createMarkup, exercise, matchAny, type Part, radios } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

/** Creates a sentence that is true or not, with advice for both. */
const need = (key: string, label: Localised, yes: Localised, no: Localised, required?: true): Part =>
  radios(
    key,
    label,
    [answer('ja', { nl: 'Ja', en: 'Yes' }, null, yes), answer('nee', { nl: 'Nee', en: 'No' }, null, no)],
    required ? { required } : {},
  );

export const whatDoIStillNeed = exercise({
  id: 'closeones_end_3',
  domain: 'close-ones',
  title: { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je leest zes zinnen over jezelf, en bij elk antwoord staat wat kan helpen. Een uitslag komt er niet: dit is geen test.',
      ),
      en: p(
        'You’ll read six sentences about yourself, and each answer tells you what may help. There’s no result at the end. This is not a test.',
      ),
    }),
    need(
      'moe',
      { nl: 'Ik ben nu al weken moe of somber.', en: 'I’ve been feeling tired or low for weeks now.' },
      {
        nl: 'Bel deze week je huisarts, en vertel ook wat er thuis speelt. Zorgen voor een ander maakt veel mensen ziek, en daar is goede hulp voor.',
        en: 'Call your GP this week, and say what’s going on at home as well. Caring for someone wears many people down, and there’s good help for it.',
      },
      {
        nl: 'Fijn dat je kracht hebt, en houd je eigen uren dus vast als het drukker wordt.',
        en: 'It’s good that you have strength. Hold on to your own hours when things get busy. That’s where it comes from.',
      },
      true,
    ),
    need(
      'bang',
      { nl: 'Ik ben weleens bang voor de ander.', en: 'I’m sometimes afraid of them or of what they do.' },
      {
        nl: 'Dan gaat jouw veiligheid voor al het andere. Veilig Thuis denkt dag en nacht met je mee, en je kunt er ook alleen om raad vragen.',
        en: 'Your safety comes before everything else. Veilig Thuis (domestic abuse helpline) is there day and night, and you can also call only to ask for advice.',
      },
      {
        nl: 'Goed om te weten. Verandert dat, wacht dan niet tot het erger wordt maar bel meteen iemand.',
        en: 'That’s good to know, and if it ever changes, do not wait until it gets worse.',
      },
    ),
    createMarkup(
      'veilig',
      {
        nl: p(
          `Veilig Thuis bel je gratis op ${tel('0800-2000')}. Is er nu gevaar, ga dan eerst weg en bel ${tel('112')}.`,
        ),
        en: p(
          `You can call Veilig Thuis for free on ${tel('0800-2000')}. If there’s danger now, get away and call ${tel('112')}.`,
        ),
      },
      { when: matchAny(['bang'], 'ja') },
    ),
    need(
      'praten',
      { nl: 'Ik wil praten met mensen die dit kennen.', en: 'I want to talk to people who know this.' },
      {
        nl: 'Kijk op het forum, of vraag de verslavingszorg in je regio naar een groep voor naasten. Je mag daar eerst alleen luisteren.',
        en: 'Have a look at the forum, or ask addiction care in your area about a group for family and friends. You can start by listening.',
      },
      {
        nl: 'Dat kan later altijd nog als je wilt. Iemand die jou kent en niets oplost, helpt soms net zo goed.',
        en: 'There’s always time for that later. Someone who knows you and does not try to solve it can help as much.',
      },
    ),
    need(
      'geld',
      { nl: 'Er zijn bij mij zorgen over geld.', en: 'I’ve got worries about money because of this.' },
      {
        nl: 'Geldfit geeft gratis raad op 0800-8115. Betaal geen schuld van de ander voordat iemand met verstand van geld met je meekeek.',
        en: 'Call Geldfit (free debt advice) on 0800-8115. Do not pay anyone else’s debt until someone who knows about money has looked at it with you.',
      },
      {
        nl: 'Mooi, laat je eigen rekening dan zoals die is. Zet je naam nergens onder zonder er een nacht over te slapen.',
        en: 'Good, so leave your own account as it is. Do not sign anything without sleeping on it for a night.',
      },
    ),
    need(
      'kinderen',
      { nl: 'Ik maak me zorgen over een kind.', en: 'I’m worried about a child in all of this.' },
      {
        nl: 'Vertel het kind dat het niet de schuld heeft, en zoek één volwassene die luistert. School en huisarts kunnen ook meekijken.',
        en: 'Tell the child it’s not their fault, and find one adult who listens. School and the GP can keep an eye out too.',
      },
      {
        nl: 'Fijn om te horen, en vraagt een kind er ooit naar, antwoord dan kort en eerlijk.',
        en: 'That’s good to hear. If a child ever asks about it, short and honest is safer than silence.',
      },
    ),
    need(
      'dood',
      { nl: 'Ik wil soms niet meer leven.', en: 'I sometimes feel that I do not want to live any more.' },
      {
        nl: 'Wat goed dat je dat hier zegt. Praat er vandaag met iemand over. Je hebt dit te lang alleen gedragen.',
        en: 'It’s good that you’ve said so here. Talk to someone about it today. You’ve carried this alone for too long.',
      },
      {
        nl: 'Goed om te lezen. Komt zo’n gedachte later toch, dan is er dag en nacht iemand wakker.',
        en: 'That’s good to read. If such a thought comes later, there’s someone awake day and night.',
      },
    ),
    createMarkup(
      'bel',
      { nl: p(safety('suicide', 'nl')), en: p(safety('suicide', 'en')) },
      { when: matchAny(['dood', 'moe'], 'ja') },
    ),
  ],
  feedback: {
    title: { nl: 'Kies één ding', en: 'Choose one thing' },
    html: {
      nl: p(
        'Kies uit je antwoorden één ding voor deze week, en vertel iemand dat je het gaat doen. Alles tegelijk lukt bijna niemand.',
        'Deze oefening kun je over een maand nog eens openen, omdat er dan misschien iets anders nodig is.',
      ),
      en: p(
        'From your answers, choose one thing for this week, and tell someone that you’re going to do it. Hardly anyone manages everything at once.',
        'You can open this exercise again in a month, as you may need something else by then.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Advice per answer, never one total. Sources: help for relatives, Trimbos-instituut (De Jong and Basemans 2020) [S33]; Veilig Thuis [S38]; Geldfit [S37]. CHECK [C1]: wording on suicide with 113; Veilig Thuis: the line about fear. CHECK [C2]: GP: tired or low for weeks; KOPP/KOV specialist: the line about children.',
});
