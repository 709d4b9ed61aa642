import { exercise, one, option, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const anxietyAndWorry = exercise({
  id: 'cannabis_4_3',
  domain: 'cannabis',
  title: { nl: 'Angst en piekeren', en: 'Anxiety and worry' },
  parts: [
    script(
      'script',
      { nl: 'Angst en piekeren', en: 'Anxiety and worry' },
      {
        nl: [
          'Deze oefening is voor momenten dat je hoofd snel gaat. Na blowen, zonder blowen, of midden in de nacht. Je doet het met je ogen open.',
          'Ga zitten met je voeten op de grond. Leg je handen op je benen. Zeg tegen jezelf: dit is spanning, of dit is THC. Het voelt groot. Het zakt.',
          'Kijk om je heen. Noem vijf dingen die je ziet. Een stoel. Een raam. Je eigen schoen. Doe het langzaam, en hardop als dat kan.',
          'Voel nu vier dingen. De stof van je broek. De vloer onder je voeten. De lucht op je gezicht. De rugleuning. Druk je voeten een paar keer in de grond.',
          'Luister naar drie dingen. Iets ver weg. Iets dichtbij. Je eigen adem.',
          'Ruik twee dingen. Je mouw, of de lucht in de kamer. En proef één ding. Een slok water is goed.',
          'Adem nu in door je neus, in vier tellen. Adem uit in zes tellen. Nog een keer. Vier in, zes uit. Doe dat acht keer. Uitademen vertelt je lijf dat er nu geen gevaar is.',
          'Komt er een gedachte die je bang maakt? Zeg: daar is die gedachte. Een gedachte is nog geen feit. Kijk weer naar iets om je heen.',
          'Heb je net gebruikt? Ga niet alleen naar buiten en rijd niet. Drink water, eet iets, en blijf bij iemand als dat kan. Bij de meeste mensen zakt het binnen een paar uur.',
          `Weet wanneer je belt. ${safety('psychosis', 'nl')} Blijft de angst na een dag? Bel dan ook je huisarts of de huisartsenpost. ${safety('suicide', 'nl')}`,
          'Voel je voeten nog één keer. Je bent hier.',
        ],
        en: [
          'This exercise is for moments when your mind goes fast. After using, without using, or in the middle of the night. You do it with your eyes open.',
          'Sit with your feet on the ground. Put your hands on your legs. Say to yourself: this is tension, or this is THC. It feels big. It drops.',
          'Look around. Name five things that you see. A chair. A window. Your own shoe. Do it slowly, and out loud if you can.',
          'Now feel four things. The cloth of your trousers. The floor under your feet. The air on your face. The back of the chair. Press your feet into the ground a few times.',
          'Listen to three things. Something far away. Something near. Your own breath.',
          'Smell two things. Your sleeve, or the air in the room. And taste one thing. A sip of water is fine.',
          'Now breathe in through your nose, in four counts. Breathe out in six counts. Once more. Four in, six out. Do that eight times. Breathing out tells your body that there is no danger now.',
          'Does a thought come that scares you? Say: there is that thought. A thought is not yet a fact. Look at something around you again.',
          'Have you used a short while ago? Do not go outside alone and do not drive. Drink water, eat something, and stay with someone if you can. For most people it eases within a few hours.',
          `Know when to call. ${safety('psychosis', 'en')} If the fear stays after a day, call your GP or the out-of-hours GP (huisartsenpost) too. ${safety('suicide', 'en')}`,
          'Feel your feet one more time. You are here.',
        ],
      },
    ),
    read,
    one('hielp', { nl: 'Wat hielp het meest?', en: 'What helped most?' }, [
      option('zien', { nl: 'Om me heen kijken', en: 'Looking around' }),
      option('voelen', { nl: 'Voelen', en: 'Feeling' }),
      option('adem', { nl: 'De adem', en: 'The breath' }),
      option('zin', { nl: 'De zin: dit zakt', en: 'The sentence: this drops' }),
      option('niets', { nl: 'Nog niets', en: 'Nothing yet' }),
    ]),
  ],
  feedback: {
    title: { nl: 'Je kunt teruggaan naar nu', en: 'You can come back to now' },
    html: {
      nl: p(
        'Doe dit een keer als het goed met je gaat. Dan kent je lijf de weg.',
        `Blijft het? Bel je huisarts. ${safety('psychosis', 'nl')}`,
        safety('suicide', 'nl'),
      ),
      en: p(
        'Do this once when you feel well. Then your body knows the way.',
        `Does it stay? Call your GP. ${safety('psychosis', 'en')}`,
        safety('suicide', 'en'),
      ),
    },
  },
  notes: 'Method: grounding 5-4-3-2-1 and slow breath. CHECK: psychiatrist: when to call, hours until it eases.',
});
