import { answer, createMarkup, exercise, matchAny, radios } from '../../../shared/exercise-parts.ts';
import { p, safety, tel, ul } from '../../../shared/markup.ts';

export const whatDoIStillNeed = exercise({
  id: 'alcohol_end_3',
  domain: 'alcohol',
  title: { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Na het programma gaat iedereen op een eigen manier verder. Je leest hier vijf zinnen, en bij elk antwoord wat kan helpen. Een uitslag komt er niet: het is geen test.',
      ),
      en: p(
        'After the programme everyone carries on in their own way. You’ll read five statements here, and with each answer what may help. There’s no result. This is not a test.',
      ),
    }),
    radios(
      'lukt_het',
      { nl: 'Het lukt zoals ik wil.', en: 'It’s going the way I want.' },
      [
        answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
          nl: 'Mooi om te lezen. Blijf je dagen invullen zolang het je helpt. Op het forum kun je anderen vertellen wat voor jou werkte.',
          en: 'That’s good to read. Keep logging your days for as long as it helps. On the forum you can tell others what worked for you.',
        }),
        answer('nee', { nl: 'Nee, of niet altijd', en: 'No, or not always' }, null, {
          nl: 'Dat geldt voor veel mensen na zes weken, en wat extra hulp is dan goed. Je huisarts of praktijkondersteuner is een goede eerste stap.',
          en: 'Many people feel that way after six weeks, and a little extra help is a good idea then. Your GP or practice nurse is a good first step.',
        }),
      ],
      { required: true },
    ),
    radios('sterke_trek', { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Doe fase 3 nog eens, vooral “De golf”. Er zijn ook medicijnen tegen trek of om niet te drinken: acamprosaat, naltrexon, nalmefeen en disulfiram. Vraag je huisarts of er een bij je past, want dat verschilt.',
        en: 'Do phase 3 again, especially “The wave”. There are also medicines that help with cravings or with not drinking, such as acamprosate, naltrexone, nalmefene and disulfiram. Ask your GP whether one suits you, as that differs.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Fijn dat de trek minder is. Komt hij terug, denk dan aan de golf: die zakt en gaat voorbij.',
        en: 'It’s good that the cravings have eased. If one comes back, think of the wave: it rises, drops and passes.',
      }),
    ]),
    radios('somber_bang', { nl: 'Ik ben vaak somber of bang.', en: 'I often feel low or afraid.' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Bel deze week je huisarts of praktijkondersteuner. Somberheid en angst komen veel voor, en er is goede hulp voor.',
        en: 'Call your GP or practice nurse this week. Feeling low or anxious is common, and there’s good help for it.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Fijn om te lezen. Verandert dat later, dan is je huisarts er ook daarvoor.',
        en: 'That’s good to read. If it changes later, your GP is there for that too.',
      }),
    ]),
    createMarkup(
      'somber_bang_hulp',
      {
        nl: p(
          `${safety('suicide', 'nl')} Is er direct gevaar, bel dan ${tel('112')}. Blijf er niet alleen mee, maar zoek iemand op.`,
        ),
        en: p(
          `${safety('suicide', 'en')} If there is immediate danger, call ${tel('112')}. Do not stay alone with it, but go to someone.`,
        ),
      },
      { when: matchAny(['somber_bang'], 'ja') },
    ),
    radios(
      'geld_werk_thuis',
      { nl: 'Ik heb last van geld, werk of thuis.', en: 'Money, work or home is a problem for me.' },
      [
        answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
          nl: 'Dat maakt minder drinken zwaarder, dus begin met één ding. Bij geld helpt Geldfit, bij werk de bedrijfsarts en bij onveiligheid thuis Veilig Thuis.',
          en: 'That makes it harder to drink less, so start with one thing. Geldfit (free debt advice) helps with money and the company doctor with work. If home is not safe, Veilig Thuis (domestic abuse helpline) can help.',
        }),
        answer('nee', { nl: 'Nee', en: 'No' }, null, {
          nl: 'Rust in je dag helpt om je doel vast te houden.',
          en: 'A calm daily life helps you hold on to your goal.',
        }),
      ],
    ),
    createMarkup(
      'geld_werk_thuis_hulp',
      {
        nl: ul(
          `Bel bij geldzorgen Geldfit op ${tel('0800-8115')}, gratis en anoniem.`,
          `Bel bij onveiligheid thuis Veilig Thuis op ${tel('0800-2000')}, gratis. Bij gevaar bel je ${tel('112')}.`,
        ),
        en: ul(
          `If you have money worries, call Geldfit on ${tel('0800-8115')}, which is free and anonymous.`,
          `If home is not safe, call Veilig Thuis on ${tel('0800-2000')}, free of charge. In danger, call ${tel('112')}.`,
        ),
      },
      { when: matchAny(['geld_werk_thuis'], 'ja') },
    ),
    radios('praten', { nl: 'Ik wil met iemand praten.', en: 'I want to talk to someone.' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Dat kan op meer manieren. Praat met anderen die hetzelfde meemaken, zoals bij de AA of op het forum. Wil je behandeling, dan kan je huisarts je naar verslavingszorg verwijzen.',
        en: 'There are several ways to do that. Talk to others who are going through the same, for example at AA or on the forum. If you’d like treatment, your GP can refer you to addiction care.',
      }),
      answer('nee', { nl: 'Nee, nu niet', en: 'No, not now' }, null, {
        nl: 'Ook goed. Verder alleen kan prima zijn. De pagina Hulp blijft open, voor als je later wel iemand zoekt.',
        en: 'That’s good too. Carrying on alone can be fine. The Help page stays open, in case you do look for someone later.',
      }),
    ]),
    createMarkup(
      'praten_hulp',
      {
        nl: p(
          'Op het <a href="/forum">forum</a> schrijf je onder een bijnaam. Bij <a href="/hulp">Hulp</a> staan de lijnen die je kunt bellen, ook als je alleen je verhaal kwijt wilt.',
        ),
        en: p(
          'You write under a nickname on the <a href="/en/forum">forum</a>. The <a href="/en/help">Help</a> page has lines you can call, even if you only want to tell your story.',
        ),
      },
      { when: matchAny(['praten'], 'ja') },
    ),
  ],
  feedback: {
    title: { nl: 'Je kunt altijd terugkomen', en: 'You can always come back' },
    html: {
      nl: p(
        'Kies één ding uit wat je las, en doe het deze week. Hulp vragen is een stap vooruit, ook na een programma.',
        '<strong>Ga je trillen of zweten als je minder drinkt? Bel dan nu je huisarts of de huisartsenpost.</strong>',
      ),
      en: p(
        'Choose one thing from what you’ve read, and do it this week. Asking for help is a step forward, even after a programme.',
        '<strong>If you shake or sweat when you drink less, call your GP or the huisartsenpost (out-of-hours GP) now.</strong>',
      ),
    },
  },
  notes: `Sources: Farmacotherapeutisch Kompas [S2] (acamprosate, naltrexone, nalmefene, disulfiram); NVVK, Trouw [S37] and ND (Geldfit); rijksoverheid.nl [S38] (Veilig Thuis). Advice per answer, never one total.
CHECK [C1]: addiction doctor and GP, wording about medicine (disulfiram is not against craving); clinician and 113 guideline, the line about suicide; one test call to each number.`,
});
