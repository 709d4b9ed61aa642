import { answer, anyOf, count, exercise, line, one, ruler, skip, story, told } from '../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../shared/markup.ts';
import type { StarterWebform } from '../../starter.ts';

const letterToMe = exercise({
  id: 'alcohol_end_1',
  domain: 'alcohol',
  title: { nl: 'Brief aan mezelf over drie maanden', en: 'Letter to me in three months' },
  parts: [
    told('intro', {
      nl: p(
        'Over drie maanden weet je veel van nu niet meer. Dat gaat bij iedereen zo. Een paar regels van jezelf kunnen dan helpen, vooral op een mindere dag.',
        'Schrijf aan jezelf zoals je aan een goede vriend schrijft. Een paar woorden zijn genoeg.',
      ),
      en: p(
        'In three months you will have forgotten much of now. That is so for everyone. A few lines of your own can help then, above all on a harder day.',
        'Write to yourself the way you write to a good friend. A few words are enough.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: p(
          '“Hoi jij. Weet je nog dat de zondagochtenden terugkwamen? Je ging zwemmen met Noor. Als het lastig wordt: bel Mark, ook als je je schaamt. Je deed dit omdat je erbij wilde zijn. Dat wil je nog steeds.”',
        ),
        en: p(
          '“Hello you. Do you remember that Sunday mornings came back? You went swimming with Noor. When it gets difficult: call Mark, even if you feel ashamed. You did this because you wanted to be there. You still want that.”',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld', en: 'Read an example' } },
    ),
    line(
      'onthouden',
      { nl: 'Wat wil je dat je over drie maanden nog weet?', en: 'What do you want to still know in three months?' },
      { required: true },
    ),
    line(
      'wie_bel_je',
      { nl: 'Wie bel je als het lastig wordt?', en: 'Who will you call when it gets difficult?' },
      {
        help: {
          nl: 'Een voornaam is genoeg. Een hulplijn kan ook.',
          en: 'A first name is enough. A help line is fine too.',
        },
      },
    ),
    story('waarom', { nl: 'Waarom doe je dit?', en: 'Why are you doing this?' }),
    story(
      'brief',
      { nl: 'Hier kun je de hele brief schrijven.', en: 'Here you can write the whole letter.' },
      { help: { nl: 'Leeg laten is ook goed.', en: 'Leaving it empty is fine too.' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Tot over drie maanden', en: 'See you in three months' },
    html: {
      nl: p(
        'Wat je hier schrijft, kun je later teruglezen en aanvullen. Begin je het programma opnieuw, dan wordt het gewist. Schrijf het dan eerst over.',
        'Zet een herinnering in je agenda, over drie maanden. Je hoeft er niet bij te zetten waar het over gaat.',
      ),
      en: p(
        'What you write here, you can read again and add to later. If you restart the programme, it is erased. In that case, copy it first.',
        'Put a reminder in your calendar, three months from now. You do not have to say what it is about.',
      ),
    },
  },
  notes:
    'The names in the example are made up. Restarting the programme clears the answers (specification, section 4).',
});

const QUALITY = { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] } as const;
const STRENGTH = { nl: ['geen', 'heel veel'], en: ['none', 'very strong'] } as const;
const TRUST = { nl: ['geen', 'heel veel'], en: ['none', 'a lot'] } as const;

const thenAndNow = exercise({
  id: 'alcohol_end_2',
  domain: 'alcohol',
  title: { nl: 'Toen en nu', en: 'Then and now' },
  parts: [
    told('intro', {
      nl: p(
        'Je kijkt terug naar week 1 en naar nu. Sommige dingen zijn veranderd, andere misschien niet. Alles is goed om te weten.',
        'Schatten is prima. Je oude dagen staan in je <a href="/kalender">kalender</a>.',
      ),
      en: p(
        'You look back at week 1 and at now. Some things have changed, others perhaps not. All of it is good to know.',
        'A guess is fine. Your earlier days are in your <a href="/en/calendar">calendar</a>.',
      ),
    }),
    count('glazen_toen', { nl: 'Glazen per week, in week 1', en: 'Glasses a week, in week 1' }, 350),
    count('glazen_nu', { nl: 'Glazen per week, nu', en: 'Glasses a week, now' }, 350),
    ruler('slaap_toen', { nl: 'Hoe sliep je in week 1?', en: 'How did you sleep in week 1?' }, QUALITY),
    ruler('slaap_nu', { nl: 'Hoe slaap je nu?', en: 'How do you sleep now?' }, QUALITY, { required: true }),
    count(
      'geld_toen',
      { nl: 'Euro’s per week aan drinken, in week 1', en: 'Euros a week on drinking, in week 1' },
      5000,
    ),
    count('geld_nu', { nl: 'Euro’s per week aan drinken, nu', en: 'Euros a week on drinking, now' }, 5000),
    ruler('trek_toen', { nl: 'Hoeveel trek had je in week 1?', en: 'How strong were cravings in week 1?' }, STRENGTH),
    ruler('trek_nu', { nl: 'Hoeveel trek heb je nu?', en: 'How strong are cravings now?' }, STRENGTH),
    told(
      'trek_hulp',
      {
        nl: p(
          'Je trek is nu sterk. Dat komt bij veel mensen voor, ook na weken. Je kunt de oefeningen van fase 3 nog eens doen. Bij <a href="/hulp">Hulp</a> staat wat je direct kunt doen.',
          'Er zijn ook medicijnen die bij trek kunnen helpen. Je huisarts kan erover vertellen.',
        ),
        en: p(
          'Your cravings are strong now. Many people have that, even after weeks. You can do the exercises of phase 3 again. At <a href="/en/help">Help</a> you find what you can do at once.',
          'There are also medicines that can help with cravings. Your GP can tell you about them.',
        ),
      },
      { when: anyOf(['trek_nu'], '7', '8', '9', '10') },
    ),
    ruler(
      'vertrouwen_toen',
      { nl: 'Hoeveel vertrouwen had je in week 1?', en: 'How much confidence did you have in week 1?' },
      TRUST,
    ),
    ruler('vertrouwen_nu', { nl: 'Hoeveel vertrouwen heb je nu?', en: 'How much confidence do you have now?' }, TRUST),
    told(
      'laag_hulp',
      {
        nl: p(
          'Je gaf een laag cijfer. Fijn dat je het eerlijk invult. Je hoeft het niet alleen op te lossen: je huisarts of praktijkondersteuner kan meedenken.',
          `Zie je het leven niet meer zitten? Bel ${tel('113')}, gratis en anoniem.`,
        ),
        en: p(
          'You gave a low number. It is good that you fill it in honestly. You do not have to solve it alone: your GP or practice nurse can help you think.',
          `Does life no longer seem worth it? Call ${tel('113')}, free and anonymous.`,
        ),
      },
      { when: anyOf(['slaap_nu', 'vertrouwen_nu'], '0', '1', '2') },
    ),
    line('opvallend', { nl: 'Wat valt je op?', en: 'What do you notice?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Toen en nu naast elkaar', en: 'Then and now, side by side' },
    html: {
      nl: p(
        'Cijfers vertellen een deel van het verhaal. Hoger, lager of gelijk: het zegt niet of je je best deed.',
        'Wat je leerde over jezelf, past niet in een cijfer. Dat neem je mee.',
      ),
      en: p(
        'Numbers tell a part of the story. Higher, lower or the same: it does not say whether you tried.',
        'What you learned about yourself does not fit in a number. You take that with you.',
      ),
    },
  },
  notes: `Then and now are asked in pairs and never judged.
CHECK: clinician and 113 guideline, the text with a low number; clinician, medicine against craving.`,
});

const whatDoIStillNeed = exercise({
  id: 'alcohol_end_3',
  domain: 'alcohol',
  title: { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' },
  parts: [
    told('intro', {
      nl: p(
        'Na het programma gaat iedereen op een eigen manier verder. Hier staan vijf zinnen. Bij elk antwoord lees je wat kan helpen. Er komt geen uitslag.',
      ),
      en: p(
        'After the programme everyone goes on in their own way. Here are five sentences. With each answer you read what can help. There is no result.',
      ),
    }),
    one(
      'lukt_het',
      { nl: 'Het lukt zoals ik wil.', en: 'It is going the way I want.' },
      [
        answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
          nl: 'Mooi om te lezen. Blijf je dagen invullen zolang het je helpt. Op het forum kun je anderen vertellen wat voor jou werkte.',
          en: 'That is good to read. Keep filling in your days for as long as it helps. On the forum you can tell others what worked for you.',
        }),
        answer('nee', { nl: 'Nee, of niet altijd', en: 'No, or not always' }, null, {
          nl: 'Dat geldt voor veel mensen na zes weken. Vaak is dan wat extra hulp goed. Je huisarts of praktijkondersteuner is een goede eerste stap.',
          en: 'That is true for many people after six weeks. Some extra help is often good then. Your GP or practice nurse is a good first step.',
        }),
      ],
      { required: true },
    ),
    one('sterke_trek', { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Doe fase 3 nog eens, vooral “De golf”. Er zijn ook medicijnen tegen trek of om niet te drinken: acamprosaat, naltrexon, nalmefeen en disulfiram. Vraag je huisarts of er een bij je past.',
        en: 'Do phase 3 again, above all “The wave”. There are also medicines against cravings or to help you not drink: acamprosate, naltrexone, nalmefene and disulfiram. Ask your GP whether one suits you.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Fijn. Komt de trek een keer terug? Denk dan aan de golf: hij komt op, zakt en gaat voorbij.',
        en: 'Good. Does a craving come back one day? Then think of the wave: it rises, drops and passes.',
      }),
    ]),
    one('somber_bang', { nl: 'Ik ben vaak somber of bang.', en: 'I often feel low or afraid.' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Bel deze week je huisarts of praktijkondersteuner. Somberheid en angst komen vaak voor, en er is goede hulp voor.',
        en: 'Call your GP or practice nurse this week. Feeling low or afraid is common, and there is good help for it.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Fijn. Verandert dat later, dan is je huisarts er ook daarvoor.',
        en: 'Good. If that changes later, your GP is there for that too.',
      }),
    ]),
    told(
      'somber_bang_hulp',
      {
        nl: p(
          `Denk je aan de dood of aan zelfmoord? Bel ${tel('113')}, gratis en anoniem. Bij direct gevaar bel je ${tel('112')}. Je hoeft niet alleen te blijven.`,
        ),
        en: p(
          `Do you think of death or suicide? Call ${tel('113')}, free and anonymous. In immediate danger, call ${tel('112')}. You do not have to be alone with it.`,
        ),
      },
      { when: anyOf(['somber_bang'], 'ja') },
    ),
    one(
      'geld_werk_thuis',
      { nl: 'Ik heb last van geld, werk of thuis.', en: 'Money, work or home is a problem for me.' },
      [
        answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
          nl: 'Dat maakt minder drinken zwaarder. Begin met één ding. Bij geld helpt Geldfit, bij werk de bedrijfsarts, bij onveiligheid thuis Veilig Thuis.',
          en: 'That makes drinking less harder. Start with one thing. Geldfit helps with money, the company doctor with work, Veilig Thuis if home is not safe.',
        }),
        answer('nee', { nl: 'Nee', en: 'No' }, null, {
          nl: 'Fijn, dat geeft rust. Rust in je dag helpt om je doel vast te houden.',
          en: 'Good, that gives calm. Calm in your day helps you to hold on to your goal.',
        }),
      ],
    ),
    told(
      'geld_werk_thuis_hulp',
      {
        nl: ul(
          `Geldfit: ${tel('0800-8115')}, gratis en anoniem.`,
          `Veilig Thuis: ${tel('0800-2000')}, gratis. Bij gevaar bel je ${tel('112')}.`,
        ),
        en: ul(
          `Geldfit, about money and debts: ${tel('0800-8115')}, free and anonymous.`,
          `Veilig Thuis, if home is not safe: ${tel('0800-2000')}, free. In danger, call ${tel('112')}.`,
        ),
      },
      { when: anyOf(['geld_werk_thuis'], 'ja') },
    ),
    one('praten', { nl: 'Ik wil met iemand praten.', en: 'I want to talk to someone.' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Dat kan op meer manieren. Met anderen die hetzelfde meemaken, zoals bij de AA of op het forum. Of met verslavingszorg: je huisarts kan je verwijzen.',
        en: 'There are several ways. With others who go through the same, such as at AA or on the forum. Or with addiction care: your GP can refer you.',
      }),
      answer('nee', { nl: 'Nee, nu niet', en: 'No, not now' }, null, {
        nl: 'Ook goed. Verder alleen kan prima zijn. De pagina Hulp blijft open, voor als je wel iemand zoekt.',
        en: 'That is fine too. Going on alone can be good. The Help page stays open, for when you do look for someone.',
      }),
    ]),
    told(
      'praten_hulp',
      {
        nl: p(
          'Op het <a href="/forum">forum</a> schrijf je onder een bijnaam. Bij <a href="/hulp">Hulp</a> staan de lijnen die je kunt bellen, ook als je alleen je verhaal kwijt wilt.',
        ),
        en: p(
          'On the <a href="/en/forum">forum</a> you write under a nickname. At <a href="/en/help">Help</a> you find lines that you can call, also to tell your story.',
        ),
      },
      { when: anyOf(['praten'], 'ja') },
    ),
  ],
  feedback: {
    title: { nl: 'Je kunt altijd terugkomen', en: 'You can always come back' },
    html: {
      nl: p(
        'Kies één ding uit wat je las, en doe het deze week. Hulp vragen is een stap vooruit, ook na een programma.',
        '<strong>Ga je trillen of zweten als je minder drinkt? Bel je huisarts. Stop niet ineens.</strong>',
      ),
      en: p(
        'Choose one thing from what you read, and do it this week. Asking for help is a step forward, also after a programme.',
        '<strong>Do you shake or sweat when you drink less? Call your GP. Do not stop suddenly.</strong>',
      ),
    },
  },
  notes: `Sources: Farmacotherapeutisch Kompas (acamprosate, naltrexone, nalmefene, disulfiram); NVVK, Trouw and ND (Geldfit); rijksoverheid.nl (Veilig Thuis). Advice per answer, never one total.
CHECK: addiction doctor and GP, wording about medicine (disulfiram is not against craving); clinician and 113 guideline, the line about suicide; one test call to each number.`,
});

/** Six weeks on. */
export const END: readonly StarterWebform[] = [letterToMe, thenAndNow, whatDoIStillNeed];
