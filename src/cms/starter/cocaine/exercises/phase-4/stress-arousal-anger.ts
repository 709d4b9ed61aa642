import { anyOf, exercise, one, option, read, script, told } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const stressArousalAnger = exercise({
  id: 'cocaine_4_3',
  domain: 'cocaine',
  title: { nl: 'Spanning, prikkels, boosheid', en: 'Stress, overload, anger' },
  parts: [
    script(
      'script',
      { nl: 'Spanning, prikkels, boosheid', en: 'Stress, overload, anger' },
      {
        nl: [
          'Soms staat alles in je lijf aan. Te veel geluid, te veel mensen, te veel in je hoofd. Dan is de stap naar een bericht klein. Deze oefening brengt je terug in je lijf, voor je iets beslist.',
          'Ga weg van waar je bent. Een gang, een trap, buiten. Zeg als het nodig is: ik ben zo terug. Je hoeft niets uit te leggen.',
          'Zet je voeten stevig neer. Druk ze in de grond en voel hoe de grond terugduwt. Buig je knieën een beetje. Laat je schouders hangen.',
          'Adem in door je neus, tot vier. Adem uit door je mond, tot zes. Je hoeft niet diep te ademen. Langzaam is genoeg. Doe dat acht keer.',
          'Loop nu je lijf langs. Je voorhoofd: frons en laat los. Je kaken: klem ze licht en laat los. Je schouders: trek ze op en laat ze vallen. Je handen: maak vuisten en open ze. Je buik: span aan en laat los. Je benen: span aan en laat los.',
          'Merk je dat je boos bent? Boosheid is vaak een teken dat er iets te veel was. Je hoeft er nu niets mee. Zeg in jezelf: ik ben boos, en ik beslis later.',
          'Kijk om je heen en noem drie dingen die stil staan. Een muur. Een boom. Een lamp.',
          'Beslis dan pas. Ga ik terug, ga ik naar huis, of bel ik iemand? Weggaan is ook een antwoord.',
          'Ben je bang dat je iemand pijn doet, of word je bedreigd? Ga weg en bel 112 bij gevaar. Veilig Thuis denkt mee, dag en nacht. En pijn of druk op je borst is geen spanning om uit te zitten. Bel dan 112.',
        ],
        en: [
          'Sometimes everything in your body is switched on. Too much noise, too many people, too much in your mind. Then the step to a message is small. This exercise brings you back into your body, before you decide anything.',
          'Leave the place where you are. A hallway, stairs, outside. If needed, say: I will be right back. You do not have to explain.',
          'Put your feet down firmly. Press them into the ground and feel how the ground pushes back. Bend your knees a little. Let your shoulders hang.',
          'Breathe in through your nose, to four. Breathe out through your mouth, to six. You do not have to breathe deeply. Slowly is enough. Do that eight times.',
          'Now go through your body. Your forehead: frown and let go. Your jaw: clench it lightly and let go. Your shoulders: lift them and let them drop. Your hands: make fists and open them. Your belly: tense and let go. Your legs: tense and let go.',
          'Do you notice that you are angry? Anger is often a sign that something was too much. You do not have to do anything with it now. Say to yourself: I am angry, and I decide later.',
          'Look around and name three things that stand still. A wall. A tree. A lamp.',
          'Only then decide. Do I go back, do I go home, or do I call someone? Leaving is an answer too.',
          'Are you afraid that you will hurt someone, or are you being threatened? Leave, and in danger call 112. Veilig Thuis can advise you, day and night. And pain or pressure in your chest is not stress to sit out. Then call 112.',
        ],
      },
    ),
    read,
    one('waar', { nl: 'Waar voelde je de spanning het meest?', en: 'Where did you feel the tension most?' }, [
      option('kaken', { nl: 'Kaken of gezicht', en: 'Jaw or face' }),
      option('schouders', { nl: 'Schouders', en: 'Shoulders' }),
      option('borst', { nl: 'Borst of adem', en: 'Chest or breath' }),
      option('buik', { nl: 'Buik', en: 'Belly' }),
      option('nergens', { nl: 'Dat weet ik niet', en: 'I do not know' }),
    ]),
    told(
      'borst_pijn',
      {
        nl: p(`<strong>${safety('chest', 'nl')}</strong>`),
        en: p(`<strong>${safety('chest', 'en')}</strong>`),
      },
      { when: anyOf(['waar'], 'borst') },
    ),
  ],
  feedback: {
    title: { nl: 'Eerst je lijf, dan beslissen', en: 'First your body, then decide' },
    html: {
      nl: p(
        `Terugkomen in je lijf geeft je een paar minuten. Dat is vaak genoeg om anders te kiezen. ${safety('chest', 'nl')}`,
      ),
      en: p(
        `Coming back into your body gives you a few minutes. That is often enough to choose differently. ${safety('chest', 'en')}`,
      ),
    },
  },
  notes:
    'Method: down-regulation, time-out, body scan. CHECK: cardiologist: slow breathing and tensing; closing lines. CHECK: Veilig Thuis.',
});
