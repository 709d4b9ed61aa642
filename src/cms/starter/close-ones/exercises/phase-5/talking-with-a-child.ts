import { exercise, one, option, read, script, told } from '../../../shared/exercise-parts.ts';
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
          'Heb je geen kinderen om je heen? Dan kun je deze tekst overslaan en onderaan aanvinken dat je dit hebt gelezen. Voor iedereen die wel een kind kent dat hier last van heeft: dit kan een kind veel helpen.',
          'Kinderen merken bijna alles. Ze horen stemmen, ze zien een gezicht, ze tellen zelf. Als niemand iets zegt, bedenken ze een verklaring. Vaak is dat: het komt door mij. Daarom is eerlijk en kort veiliger dan verzwijgen.',
          'Er zijn vier zinnen die elk kind mag horen. Het is niet jouw schuld. Jij bent het kind, jij hoeft dit niet op te lossen. Je kunt er altijd over praten. En er is iemand die voor je zorgt.',
          'Een kind van vier tot zeven heeft weinig woorden nodig. Bijvoorbeeld: papa heeft iets gedronken waardoor hij raar doet. Dat komt niet door jou. Oma en ik zorgen voor jou. Zeg daarna wat er vandaag gebeurt: straks eten we, en dan lees ik voor.',
          'Een kind van acht tot twaalf stelt vragen. Bijvoorbeeld: waarom stopt mama niet? Dan kun je zeggen: het is heel moeilijk om te stoppen. Daar is hulp voor, en dat is iets voor grote mensen. Jij hoeft niet op te letten en niets te verstoppen. Wat vind jij het lastigst?',
          'Een puber van dertien of ouder heeft vaak al een mening. Luister eerst. Vraag: hoe is dit voor jou? Beloof niets wat je niet kunt waarmaken. Zeg wel: als je weg wilt of bang bent, kun je mij altijd bellen. Ook ’s nachts.',
          'Gebruikt er op dat moment iemand, of is er ruzie? Dan is het nu niet het moment om te praten. Zorg dat het kind ergens veilig is. Is een kind in gevaar? Bel 112. Twijfel je? Veilig Thuis denkt met je mee.',
          'Je hoeft het niet perfect te doen. Eén volwassene die blijft luisteren, helpt een kind veel. Dat kan jij zijn, of een opa, een juf of een buurvrouw. Vraag ook de school om op te letten.',
          'Kies één zin. Kies een rustig moment, bijvoorbeeld in de auto of bij het afwassen. Meer hoeft niet.',
        ],
        en: [
          'Are there no children around you? Then you can skip this text and tick below that you have read this. For everyone who knows a child that suffers from this: it can help a child a lot.',
          'Children notice almost everything. They hear voices, they see a face, they count for themselves. If nobody says anything, they make up a reason. Often that is: it is because of me. So honest and short is safer than silence.',
          'There are four sentences every child may hear. It is not your fault. You are the child, you do not have to solve this. You can always talk about it. And there is someone who looks after you.',
          'A child of four to seven needs few words. For example: daddy drank something that makes him act strangely. That is not because of you. Grandma and I look after you. Then say what happens today: we will eat in a moment, and then I will read to you.',
          'A child of eight to twelve asks questions. For example: why does mummy not stop? Then you can say: it is very hard to stop. There is help for that, and that is for grown-ups. You do not have to watch and you do not have to hide anything. What do you find hardest?',
          'A teenager often has an opinion already. Listen first. Ask: how is this for you? Do not promise what you cannot keep. Do say: if you want to leave or are afraid, you can always call me. At night too.',
          'Is someone using at that moment, or is there an argument? Then it is not the moment to talk. Make sure the child is somewhere safe. Is a child in danger? Call 112. Not sure? Veilig Thuis can advise you.',
          'You do not have to do it perfectly. One adult who keeps listening helps a child a lot. That can be you, or a grandfather, a teacher or a neighbour. Ask the school to keep an eye out too.',
          'Choose one sentence. Choose a calm moment, for example in the car or while washing up. No more is needed.',
        ],
      },
    ),
    read,
    one('zin', { nl: 'Welke zin gebruik jij?', en: 'Which sentence do you use?' }, [
      option('schuld', { nl: '‘Het is niet jouw schuld.’', en: '‘It is not your fault.’' }),
      option('kind', { nl: '‘Jij bent het kind.’', en: '‘You are the child.’' }),
      option('praten', { nl: '‘Je kunt er altijd over praten.’', en: '‘You can always talk about it.’' }),
      option('iemand', { nl: '‘Er is iemand die voor je zorgt.’', en: '‘There is someone who looks after you.’' }),
      option('geen', { nl: 'Er zijn geen kinderen om mij heen', en: 'There are no children around me' }),
    ]),
    told('kindertelefoon', {
      nl: p(
        `Een kind kan gratis bellen met de Kindertelefoon: ${tel('0800-0432')}. Is een kind niet veilig? Veilig Thuis: ${tel('0800-2000')}, dag en nacht.`,
      ),
      en: p(
        `A child can call the Kindertelefoon for free: ${tel('0800-0432')} (Dutch). Is a child not safe? Veilig Thuis: ${tel('0800-2000')}, day and night.`,
      ),
    }),
  ],
  feedback: {
    title: { nl: 'Eerlijk en kort is veiliger', en: 'Honest and short is safer' },
    html: {
      nl: p(
        'Kinderen die dit thuis meemaken, hebben later vaker zelf problemen. Een vaste volwassene die luistert, beschermt daartegen. Je huisarts kent groepen voor kinderen (KOPP/KOV).',
      ),
      en: p(
        'Children who live with this more often have problems of their own later. A steady adult who listens protects against that. Your GP knows groups for children (KOPP/KOV).',
      ),
    },
  },
  notes:
    'Sources: richtlijnenjeugdhulp.nl and Trimbos factsheet (secondary copies) for KOPP/KOV. CHECK: KOPP/KOV specialist: texts per age, the raised risk; Kindertelefoon: languages.',
});
