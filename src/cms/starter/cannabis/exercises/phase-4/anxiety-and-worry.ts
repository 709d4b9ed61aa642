import { answer, createMarkup, exercise, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const anxietyAndWorry = exercise({
  id: 'cannabis_4_3',
  domain: 'cannabis',
  title: { nl: 'Angst en piekeren', en: 'Anxiety and worry' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Deze oefening is voor momenten waarop je hoofd te snel gaat, na het blowen of juist zonder. Lees hem nu een keer, zodat hij straks bekend voelt.',
      ),
      en: p(
        'This exercise is for moments when your mind goes too fast, whether that’s after using or without it. Read it once now, so that it feels familiar later.',
      ),
    }),
    radios('soort', { nl: 'Wanneer gaat jouw hoofd te snel?', en: 'When does your mind go too fast?' }, [
      answer('na_blowen', { nl: 'Na sterke wiet', en: 'After strong weed' }, null, {
        nl: 'Dan is het meestal de THC, en die werkt uit. Zoek gezelschap, neem niets meer en rijd niet, want je reageert nu trager.',
        en: 'It’s usually the THC, and that wears off. Find someone to be with, do not take any more and do not drive. You react more slowly now.',
      }),
      answer('zonder', { nl: 'Juist als ik niet heb geblowd', en: 'When I have not used' }, null, {
        nl: 'Onrust hoort bij ontwennen en zakt meestal binnen twee weken. Beweeg elke dag en sla geen maaltijd over, omdat honger angst versterkt.',
        en: 'Restlessness is part of withdrawal and usually eases within two weeks. Move every day and do not skip meals. Hunger makes fear worse.',
      }),
      answer('nacht', { nl: 'Midden in de nacht', en: 'In the middle of the night' }, null, {
        nl: 'Om drie uur lijkt alles groter dan het is. Schrijf één zin op een briefje. Dan kan hij tot de ochtend wachten.',
        en: 'At three in the morning everything looks bigger than it is. Write one sentence on a piece of paper, so that it can wait until morning.',
      }),
      answer('mensen', { nl: 'Tussen andere mensen', en: 'Among other people' }, null, {
        nl: 'Zoek een plek bij de deur en kijk naar iets dat stilstaat. Denk je geregeld dat mensen over je praten, vertel dat dan je huisarts.',
        en: 'Find a place near the door and look at something that stands still. If you often think people are talking about you, tell your GP.',
      }),
    ]),
    script(
      'script',
      { nl: 'Angst en piekeren', en: 'Anxiety and worry' },
      {
        nl: [
          'Houd je ogen open en ga zitten met je voeten op de grond. Leg je handen op je benen en zeg in jezelf: dit is spanning, of dit is THC. Het voelt groot, maar het zakt.',
          'Kijk om je heen en noem vijf dingen die je ziet, zoals een stoel of een raam. Doe het langzaam, en zeg ze zacht als dat lukt.',
          'Voel nu vier dingen: de stof van je broek, de vloer, de lucht op je gezicht, de leuning. Druk je voeten een paar keer in de grond en merk dat die je draagt.',
          'Luister naar drie dingen. Eén is ver weg, één is dichtbij, en één is je eigen adem.',
          'Ruik twee dingen, zoals je mouw en de lucht in de kamer. Proef daarna één ding. Een slok water is al goed.',
          'Adem in door je neus in vier tellen en adem uit in zes tellen. Doe dat acht keer, omdat een lange uitademing je lichaam rustiger maakt.',
          'Komt er een gedachte die je bang maakt, zeg dan: daar is die gedachte. Een gedachte is nog geen feit, dus kijk weer naar iets om je heen.',
          '<strong>Heb je net gebruikt?</strong> Ga niet alleen naar buiten en rijd niet. Drink water, eet iets en blijf bij iemand als dat kan. Bij de meeste mensen zakt het binnen een paar uur.',
          '<strong>Heb je niets gebruikt?</strong> Loop een rondje door huis of naar de brievenbus, omdat spanning van bewegen afneemt. Ga daarna weer zitten en doe de adem nog een keer.',
          `Weet wanneer je belt. ${safety('psychosis', 'nl')} Blijft de angst na een dag, bel dan ook je huisarts of de huisartsenpost. ${safety('suicide', 'nl')}`,
          'Voel je voeten nog één keer op de grond. Je bent hier, en dit gaat voorbij.',
        ],
        en: [
          'Keep your eyes open and sit with your feet on the ground. Put your hands on your legs and tell yourself that this is tension, or that this is THC. It feels big, but it drops.',
          'Look around and name five things you can see, such as a chair, a window or your own shoe. Do it slowly, and say them softly if you can.',
          'Now feel four things: the cloth of your trousers, the floor, the air on your face and the back of the chair. Press your feet into the ground a few times, and notice how it carries you.',
          'Listen for three things. One is far away, one is near, and one is your own breath.',
          'Smell two things, such as your sleeve and the air in the room. After that, taste one thing. A sip of water is fine.',
          'Breathe in through your nose for four counts and out for six. Do that eight times. A long breath out makes your body calmer.',
          'If a frightening thought comes, tell yourself: there’s that thought. A thought is not a fact, so look at something around you again.',
          '<strong>If you have used cannabis:</strong> do not go outside alone and do not drive. Drink water, eat something and stay with someone if you can. For most people it eases within a few hours.',
          '<strong>If you have not used anything:</strong> walk around the house or to the letterbox, as moving lowers tension. After that, sit down again and do the breathing once more.',
          `It’s important to know when to call. ${safety('psychosis', 'en')} If the fear is still there after a day, call your GP or the huisartsenpost (out-of-hours GP) too. ${safety('suicide', 'en')}`,
          'Feel your feet on the ground one more time. You’re here, and this will pass.',
        ],
      },
    ),
    read,
    radios('hielp', { nl: 'Wat hielp het meest?', en: 'What helped most?' }, [
      answer('zien', { nl: 'Om me heen kijken', en: 'Looking around' }, null, {
        nl: 'Dan kun je dit overal doen zonder dat iemand het ziet. Kies één kleur en zoek die de volgende keer vijf keer op.',
        en: 'You can do this anywhere without being noticed. Next time, pick one colour and find it five times.',
      }),
      answer('voelen', { nl: 'Voelen', en: 'Feeling' }, null, {
        nl: 'Steek iets kleins in je jaszak, zoals een steentje of een sleutel. Daar kun je in knijpen als je hoofd op hol slaat.',
        en: 'Put something small in your coat pocket, such as a pebble or a key. You can squeeze it when your mind starts to race.',
      }),
      answer('adem', { nl: 'De adem', en: 'The breath' }, null, {
        nl: 'Oefen vier in en zes uit ook als je rustig bent, bijvoorbeeld in de bus. Daardoor vindt je lichaam het straks sneller terug.',
        en: 'Practise four in and six out when you’re calm too, for example on the bus. That way your body finds it faster later.',
      }),
      answer('zin', { nl: 'De zin: dit zakt', en: 'The sentence: this drops' }, null, {
        nl: 'Zet die zin op het scherm van je telefoon. Dan staat hij er ook als je er zelf niet op komt.',
        en: 'Put that sentence on the screen of your phone. You’ll have it in front of you when you cannot think of it yourself.',
      }),
      answer('niets', { nl: 'Nog niets', en: 'Nothing yet' }, null, {
        nl: 'Dat gebeurt, zeker de eerste keer. Probeer het nog eens op een rustig moment. Komt de angst vaker, vertel het dan je huisarts.',
        en: 'That happens, above all the first time. Try again at a calm moment, and tell your GP about it if the fear keeps coming.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Op een bruiloft rookte een man mee met zijn neven, en het was sterker dan hij dacht. Zijn hart bonsde en hij was bang dat zijn vader het zag. Hij ging op de trap zitten, telde vijf witte dingen en vroeg een nicht erbij. Na anderhalf uur kon hij weer naar binnen.',
        ),
        en: p(
          'At a wedding a man smoked outside with his cousins, and it was much stronger than he thought. His heart was pounding, and he was afraid that his father would see. He sat on the stairs, counted five white things and asked a cousin to stay with him. After an hour and a half he could go back in.',
        ),
      },
      { folded: { nl: 'Hoe een ander terugkwam', en: 'How someone else came back' } },
    ),
  ],
  feedback: {
    title: { nl: 'Je kunt teruggaan naar nu', en: 'You can come back to now' },
    html: {
      nl: p(
        'Doe dit een keer als het goed gaat. Dan kent je lichaam de weg. Blijft de angst terugkomen, bel dan je huisarts.',
        safety('psychosis', 'nl'),
        safety('suicide', 'nl'),
      ),
      en: p(
        'Do this once when you feel well, so your body knows the way. If the fear keeps coming back, call your GP.',
        safety('psychosis', 'en'),
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Method: grounding 5-4-3-2-1 and slow breath; panic after strong weed and panic without it apart. CHECK [C1]: psychiatrist: when to call, hours until it eases (C1).',
});
