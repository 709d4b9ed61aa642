import { answer, anyOf, exercise, one, told } from '../../../shared/exercise-parts.ts';
import { p, safety, tel, ul } from '../../../shared/markup.ts';

export const whatDoIStillNeed = exercise({
  id: 'alcohol_end_3',
  domain: 'alcohol',
  title: { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' },
  parts: [
    told('intro', {
      nl: p(
        'Na het programma gaat iedereen op een eigen manier verder. Je leest hier vijf zinnen, en bij elk antwoord wat kan helpen. Een uitslag komt er niet, want het is geen test.',
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
          nl: 'Dat geldt voor veel mensen na zes weken, en wat extra hulp is dan goed. Je huisarts of praktijkondersteuner is een goede eerste stap.',
          en: 'That is true for many people after six weeks. Some extra help is often good then. Your GP or practice nurse is a good first step.',
        }),
      ],
      { required: true },
    ),
    one('sterke_trek', { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Doe fase 3 nog eens, vooral “De golf”. Er zijn ook medicijnen tegen trek of om niet te drinken: acamprosaat, naltrexon, nalmefeen en disulfiram. Vraag je huisarts of er een bij je past, want dat verschilt.',
        en: 'Do phase 3 again, above all “The wave”. There are also medicines against cravings or to help you not drink: acamprosate, naltrexone, nalmefene and disulfiram. Ask your GP whether one suits you.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Fijn dat de trek minder is. Komt hij terug, denk dan aan de golf, want die zakt en gaat voorbij.',
        en: 'Good. Does a craving come back one day? Then think of the wave: it rises, drops and passes.',
      }),
    ]),
    one('somber_bang', { nl: 'Ik ben vaak somber of bang.', en: 'I often feel low or afraid.' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Bel deze week je huisarts of praktijkondersteuner. Somberheid en angst komen veel voor, en er is goede hulp voor.',
        en: 'Call your GP or practice nurse this week. Feeling low or afraid is common, and there is good help for it.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Fijn om te lezen. Verandert dat later, dan is je huisarts er ook daarvoor.',
        en: 'Good. If that changes later, your GP is there for that too.',
      }),
    ]),
    told(
      'somber_bang_hulp',
      {
        nl: p(
          `${safety('suicide', 'nl')} Is er direct gevaar, bel dan ${tel('112')}. Blijf er niet alleen mee, maar zoek iemand op.`,
        ),
        en: p(
          `${safety('suicide', 'en')} In immediate danger, call ${tel('112')}. You do not have to be alone with it.`,
        ),
      },
      { when: anyOf(['somber_bang'], 'ja') },
    ),
    one(
      'geld_werk_thuis',
      { nl: 'Ik heb last van geld, werk of thuis.', en: 'Money, work or home is a problem for me.' },
      [
        answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
          nl: 'Dat maakt minder drinken zwaarder, dus begin met één ding. Bij geld helpt Geldfit, bij werk de bedrijfsarts en bij onveiligheid thuis Veilig Thuis.',
          en: 'That makes drinking less harder. Start with one thing. Geldfit helps with money, the company doctor with work, Veilig Thuis if home is not safe.',
        }),
        answer('nee', { nl: 'Nee', en: 'No' }, null, {
          nl: 'Rust in je dag helpt om je doel vast te houden.',
          en: 'Calm in your day helps you to hold on to your goal.',
        }),
      ],
    ),
    told(
      'geld_werk_thuis_hulp',
      {
        nl: ul(
          `Bel bij geldzorgen Geldfit op ${tel('0800-8115')}, gratis en anoniem.`,
          `Bel bij onveiligheid thuis Veilig Thuis op ${tel('0800-2000')}, gratis. Bij gevaar bel je ${tel('112')}.`,
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
        nl: 'Dat kan op meer manieren. Praat met anderen die hetzelfde meemaken, zoals bij de AA of op het forum. Wil je behandeling, dan kan je huisarts je naar verslavingszorg verwijzen.',
        en: 'There are several ways. With others who go through the same, such as at AA or on the forum. Or with addiction care: your GP can refer you.',
      }),
      answer('nee', { nl: 'Nee, nu niet', en: 'No, not now' }, null, {
        nl: 'Ook goed, want verder alleen kan prima zijn. De pagina Hulp blijft open, voor als je later wel iemand zoekt.',
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
        '<strong>Ga je trillen of zweten als je minder drinkt? Bel je huisarts en stop niet ineens.</strong>',
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
