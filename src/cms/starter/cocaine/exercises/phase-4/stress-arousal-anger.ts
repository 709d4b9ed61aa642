import { answer, createMarkup, exercise, matchAny, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const stressArousalAnger = exercise({
  id: 'cocaine_4_3',
  domain: 'cocaine',
  title: { nl: 'Spanning, prikkels, boosheid', en: 'Stress, overload, anger' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Te veel geluid, te veel mensen of iemand die je boos maakt: dan staat alles in je lichaam aan. De stap naar een bericht is op zo’n moment klein. Deze oefening brengt je eerst tot rust, zodat jij weer beslist.',
      ),
      en: p(
        'With too much noise, too many people or someone who makes you angry, everything in your body is switched on. At such a moment the step to a message is small. This exercise calms you down first, so it’s you who decides again.',
      ),
    }),
    script(
      'script',
      { nl: 'Spanning, prikkels, boosheid', en: 'Stress, overload, anger' },
      {
        nl: [
          'Ga weg van waar je bent, naar een gang, een trap of naar buiten. Zeg als het nodig is: “Ik ben zo terug.” Een reden geven is niet nodig. Iedereen gaat weleens naar buiten.',
          'Zet je voeten stevig neer en voel hoe de grond terugduwt. Buig je knieën een beetje en laat je schouders hangen.',
          'Adem in door je neus tot vier, en uit door je mond tot zes. Diep ademen is niet nodig, want het gaat om langzaam. Doe dat acht keer.',
          'Loop nu je lichaam langs, van boven naar beneden. Frons en laat los. Klem je kaken zacht en laat los. Trek je schouders op en laat ze vallen. Maak vuisten en open ze. Span je benen aan en laat los.',
          'Merk je dat je boos bent, dan was er waarschijnlijk iets te veel. Je kunt boos zijn en toch later beslissen. Zeg in jezelf: “Ik ben boos, en ik kies straks.”',
          'Kijk om je heen en noem drie dingen die stilstaan, zoals een muur of boom.',
          'Beslis dan pas of je teruggaat, naar huis gaat of iemand belt. Weggaan mag altijd, ook als het feest nog maar net begonnen is.',
          'Ben je bang dat je iemand pijn doet, of word je bedreigd? Ga weg, en bel 112 bij gevaar. Veilig Thuis denkt mee, dag en nacht.',
          safety('chest', 'nl'),
        ],
        en: [
          'Leave the place where you are, and go to a hallway, the stairs or outside. If you need words for it, say “I’ll be right back.” You do not have to give a reason. Everyone steps out now and then.',
          'Put your feet down firmly and feel how the ground pushes back. Bend your knees a little and let your shoulders hang.',
          'Breathe in through your nose for four, and out through your mouth for six. There’s no need to breathe deeply. What matters is slow. Do that eight times.',
          'Now go through your body from top to bottom. Frown and let go, then clench your jaw gently and let go. Lift your shoulders and let them drop, and make fists and open them. Last of all, tense your legs and let go.',
          'If you notice that you’re angry, something was probably too much for you. You can be angry and still decide later, so say to yourself “I’m angry, and I’ll choose in a while.”',
          'Look around and name three things that stand still, such as a wall, a tree and a lamp.',
          'Only then decide whether you go back, go home or call someone. You can always leave, even if the party has only begun.',
          'If you’re afraid that you’ll hurt someone, or you’re being threatened, leave, and call 112 in danger. Veilig Thuis (the domestic abuse helpline) can advise you, day and night.',
          safety('chest', 'en'),
        ],
      },
    ),
    read,
    radios('waar', { nl: 'Waar voelde je de spanning het meest?', en: 'Where did you feel the tension most?' }, [
      answer('kaken', { nl: 'Kaken of gezicht', en: 'Jaw or face' }, null, {
        nl: 'Kaken verraden spanning vroeg, dus daar kun je op letten. Laat je mond een stukje openhangen, ook overdag.',
        en: 'Your jaw shows tension early, so that’s a place to watch. Let your mouth hang open a little, in the daytime too.',
      }),
      answer('schouders', { nl: 'Schouders', en: 'Shoulders' }, null, {
        nl: 'Schouders kruipen omhoog zonder dat je het merkt. Laat ze zakken bij elke deur waar je doorheen loopt.',
        en: 'Shoulders creep up before you know it. Let them drop every time you walk through a door, until it becomes a habit.',
      }),
      answer('borst', { nl: 'Borst of adem', en: 'Chest or breath' }, null, {
        nl: 'Dat kan onrust zijn, maar na gebruik reken je daar niet op. Lees de regel hieronder en twijfel niet om te bellen.',
        en: 'Tension in your chest can come from stress, but after using you do not rely on that. Read the line below, and do not hesitate to call.',
      }),
      answer('buik', { nl: 'Buik', en: 'Belly' }, null, {
        nl: 'Een onrustige buik gaat vaak samen met honger of te veel koffie. Eet eerst iets en kijk daarna wat er over is.',
        en: 'A restless belly often goes together with hunger or too much coffee. Eat something first, and then see what’s left of it.',
      }),
      answer('nergens', { nl: 'Dat weet ik niet', en: 'I do not know' }, null, {
        nl: 'Veel mensen voelen hun lichaam pas weer na een paar weken. Doe het nog een keer op een rustig moment, dan wordt het duidelijker.',
        en: 'Many people only feel their body again after a few weeks. Do it once more at a calm moment, and it’ll become clearer.',
      }),
    ]),
    createMarkup(
      'borst_pijn',
      {
        nl: p(`<strong>${safety('chest', 'nl')}</strong>`),
        en: p(`<strong>${safety('chest', 'en')}</strong>`),
      },
      { when: matchAny(['waar'], 'borst') },
    ),
    createMarkup(
      'weggaan',
      {
        nl: p(
          'Op de bruiloft van mijn neef was het vol, en drie jongens stonden buiten. Ik had mijn zin klaar: “Ik breng mijn tante naar huis.” Zij wist niet waarom, maar was blij met de rit. Ik was om elf uur binnen en heb nog thee gedronken.',
        ),
        en: p(
          'At my cousin’s wedding it was too loud, and three of the guys were standing by the cars. I had my line ready, and said “I’m taking my aunt home.” She did not know why, but she was glad of the ride. I was home by eleven, and we had tea.',
        ),
      },
      { folded: { nl: 'Een zin om weg te gaan', en: 'A line for leaving' } },
    ),
  ],
  feedback: {
    title: { nl: 'Eerst je lichaam, dan beslissen', en: 'First your body, then decide' },
    html: {
      nl: p(
        'Met een rustiger lichaam heb je een paar minuten om anders te kiezen. Je kunt deze oefening overal doen. Niemand ziet het. Bewaar één zin om weg te gaan in je telefoon.',
        safety('chest', 'nl'),
      ),
      en: p(
        'With a calmer body you have a few minutes to choose differently. You can do this anywhere, as nobody can see it. Keep one line for leaving in your phone.',
        safety('chest', 'en'),
      ),
    },
  },
  notes:
    'Method: down-regulation, time-out, body scan. CHECK [C1]: cardiologist: slow breathing and tensing; closing lines. CHECK [C1]: Veilig Thuis.',
});
