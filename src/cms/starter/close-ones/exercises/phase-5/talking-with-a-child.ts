import { answer, createMarkup, exercise, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const talkingWithAChild = exercise({
  id: 'closeones_5_1',
  domain: 'close-ones',
  title: { nl: 'Praten met een kind', en: 'Talking with a child' },
  parts: [
    script(
      'script',
      { nl: 'Praten met een kind', en: 'Talking with a child' },
      {
        nl: [
          'Heb je geen kinderen om je heen, dan kun je deze tekst overslaan. Vink onderaan aan dat je dit hebt gelezen. Ken je wel een kind dat hier last van heeft, dan kun jij veel betekenen.',
          'Kinderen merken bijna alles: ze horen stemmen, ze zien een gezicht en ze tellen zelf. Zegt niemand iets, dan bedenken ze een verklaring. Die is meestal dat het door hen komt. Daarom is eerlijk en kort veiliger dan verzwijgen.',
          'Er zijn vier zinnen die elk kind mag horen. Het is niet jouw schuld. Jij bent het kind, dus jij hoeft dit niet op te lossen. Je kunt er altijd over praten, en er is iemand die voor je zorgt.',
          'Een kind van vier tot zeven heeft weinig woorden nodig. Je kunt zeggen: papa heeft iets gedronken waardoor hij raar doet, en dat komt niet door jou. Oma en ik zorgen voor jou. Vertel daarna wat er vandaag gebeurt, zoals eten en voorlezen, want dat geeft houvast.',
          'Een kind van acht tot twaalf stelt vragen, zoals waarom mama niet stopt. Dan kun je zeggen dat stoppen heel moeilijk is, en dat daar hulp voor is. Dat is een taak voor grote mensen. Zeg erbij dat het kind niet hoeft op te letten en niets hoeft te verstoppen. Vraag ook wat het kind zelf het lastigst vindt.',
          'Een puber van dertien of ouder heeft meestal al een mening, dus luister eerst. Vraag hoe dit voor hem of haar is. Beloof niets wat je niet kunt waarmaken. Zeg wel: als je weg wilt of bang bent, kun je mij altijd bellen, ook ’s nachts.',
          'Een moeder wilde het gesprek perfect voorbereiden en stelde het daardoor maanden uit. Haar dochter van negen vroeg het zelf, tijdens het afdrogen. Ze antwoordde met twee zinnen, en de rest van de avond speelden ze een spelletje. Meer had het kind op dat moment niet nodig.',
          'Gebruikt er op dat moment iemand of is er ruzie, praat dan nu niet. Zorg eerst dat het kind ergens veilig is. Is een kind in gevaar, bel dan 112. Bij twijfel denkt Veilig Thuis met je mee.',
          'Perfect hoeft het niet te zijn. Eén volwassene die blijft luisteren, helpt een kind veel. Dat kun jij zijn, of een opa, een juf of een buurvrouw. Vraag ook de school om op te letten.',
          'Kies nu één zin en een rustig moment, bijvoorbeeld bij het afwassen. Met die ene zin is het begin er.',
        ],
        en: [
          'If there are no children around you, you can skip this text. Tick below that you have read it. If you do know a child who is affected, you can mean a lot to them.',
          'Children notice almost everything: they hear voices, they watch faces and they keep count. If nobody says anything, they make up a reason. It’s usually that they’re to blame. That’s why honest and short is safer than silence.',
          'There are 4 sentences every child should hear. It’s not your fault. You’re the child, so you do not have to solve this. You can always talk about it, and there’s someone who looks after you.',
          'A child of 4 to 7 needs few words. You could say: daddy drank something that makes him act strangely, and it’s not because of you. Grandma and I look after you. After that, say what’s going to happen today, such as dinner and a story. That steadies them.',
          'A child of 8 to 12 asks questions, such as why mummy does not stop. You can answer that stopping is very hard, and that there’s help for it. Add that it’s a job for grown-ups, so the child does not have to keep watch or hide anything. Now ask what they find hardest.',
          'A teenager of 13 or older usually has an opinion already, so listen first. Ask what it’s like for them, and do not promise anything you cannot keep. You can say that if they want to leave or they’re afraid, they can always call you, even at night.',
          'A mother wanted to prepare the perfect talk and put it off for months. Her 9-year-old daughter asked about it herself, while drying the dishes. She answered in 2 sentences, and they played a game for the rest of the evening. It was all the child needed then.',
          'If someone is drinking or using at that moment, or there’s a row, do not talk now. First make sure the child is somewhere safe. If a child is in danger, call 112. If you’re not sure, Veilig Thuis (the domestic abuse helpline) can advise you.',
          'It does not have to be perfect. One adult who keeps listening helps a child a lot. It can be you, a grandfather, a teacher or a neighbour. You can also ask the school to keep an eye out.',
          'Now choose one sentence and a calm moment, for example while you’re washing up. That one sentence is a start.',
        ],
      },
    ),
    read,
    radios('zin', { nl: 'Welke zin gebruik jij?', en: 'Which sentence will you use?' }, [
      answer('schuld', { nl: '“Het is niet jouw schuld.”', en: '“It’s not your fault.”' }, null, {
        nl: 'Deze zin mag je vaker zeggen. Schuld komt bij kinderen steeds terug. Zeg hem ook als er niets is gebeurd.',
        en: 'You can say this one often. Guilt keeps coming back to children. Say it when nothing has happened too.',
      }),
      answer('kind', { nl: '“Jij bent het kind.”', en: '“You’re the child.”' }, null, {
        nl: 'Zo geef je de zorg terug aan volwassenen. Let erop of het kind stil taken overneemt, zoals koken of opletten.',
        en: 'You’re giving the worry back to the adults. Notice whether the child quietly takes over jobs, such as cooking or keeping watch.',
      }),
      answer('praten', { nl: '“Je kunt er altijd over praten.”', en: '“You can always talk about it.”' }, null, {
        nl: 'Praten gaat makkelijker met iets in de handen, zoals een tekening of de afwas. Een kort gesprek telt ook.',
        en: 'It’s easier to talk with something in your hands, such as a drawing or the dishes. A short talk counts too.',
      }),
      answer(
        'iemand',
        { nl: '“Er is iemand die voor je zorgt.”', en: '“There’s someone who looks after you.”' },
        null,
        {
          nl: 'Noem erbij wie dat is en wat die vandaag doet. Dan weet het kind wie het kan roepen als het misgaat.',
          en: 'Say who it is and what they’ll do today. That way the child knows who to call when things go wrong.',
        },
      ),
      answer('geen', { nl: 'Er zijn geen kinderen om mij heen', en: 'There are no children around me' }, null, {
        nl: 'Dan kun je door naar de volgende oefening. Bewaar de vier zinnen. Misschien ontmoet je later een kind dat ze mist.',
        en: 'You can move on to the next exercise. Keep the 4 sentences. You may meet a child who needs them later.',
      }),
    ]),
    createMarkup('kindertelefoon', {
      nl: p(
        `Een kind kan gratis bellen met de Kindertelefoon: ${tel('0800-0432')}. Is een kind niet veilig, bel dan Veilig Thuis: ${tel('0800-2000')}, dag en nacht.`,
      ),
      en: p(
        `A child can call the Kindertelefoon for free, in Dutch: ${tel('0800-0432')}. If a child is not safe, call Veilig Thuis: ${tel('0800-2000')}, day and night.`,
      ),
    }),
  ],
  feedback: {
    title: { nl: 'Eerlijk en kort is veiliger', en: 'Honest and short is safer' },
    html: {
      nl: p(
        'Kinderen die dit thuis meemaken, hebben later vaker zelf problemen. Een vaste volwassene die luistert, beschermt daartegen, dus jouw ene zin telt echt mee. Je huisarts kent groepen voor kinderen (KOPP/KOV).',
      ),
      en: p(
        'Children who live with this are more likely to have problems of their own later. A steady adult who listens protects against that, so your one sentence really counts. Your GP knows groups for these children (called KOPP or KOV).',
      ),
    },
  },
  notes:
    'Sources: richtlijnenjeugdhulp.nl and Trimbos factsheet [S41] (secondary copies) for KOPP/KOV. CHECK [C2]: KOPP/KOV specialist: texts per age, the raised risk; Kindertelefoon: languages.',
});
