import {
  answer,
  createMarkup,
  exercise,
  matchAny,
  option,
  radios,
  read,
  script,
} from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const theFirst72Hours = exercise({
  id: 'tobacco_2_1',
  domain: 'tobacco',
  title: { nl: 'De eerste 72 uur', en: 'The first 72 hours' },
  parts: [
    script(
      'script',
      { nl: 'De eerste 72 uur', en: 'The first 72 hours' },
      {
        nl: [
          'Lees dit op je stopdag, of al een keer ervoor. Dan weet je wat je lichaam doet, en schrik je er minder van.',
          '<strong>Het eerste uur.</strong> Na 20 minuten zakken je hartslag en je bloeddruk al een beetje. Je merkt dat misschien niet, maar het gebeurt toch. Een paar uur later vraagt je lichaam om nicotine. Dat voelt als trek, onrust of een kort lontje.',
          '<strong>De eerste dag.</strong> Na ongeveer 12 uur is de koolmonoxide uit je bloed, zodat je bloed weer meer zuurstof kan vervoeren. Je kunt duizelig of moe zijn, en meer honger hebben dan anders. Slapen gaat soms onrustig. Dat is vervelend, al is het meestal niet gevaarlijk.',
          'Op dag twee en drie is het meestal het zwaarst, omdat je lichaam de nicotine dan mist. De trek komt in golven van een paar minuten, met rustige stukken ertussen. Je hoeft dus geen hele dag vol te houden. Alleen de golf die er nu is.',
          '<strong>De eerste weken.</strong> Bij de meeste mensen zijn één of twee weken het lastigst. Na drie tot vier weken zijn veel klachten weg. De een is er sneller doorheen dan de ander. Met een pleister, kauwgom of tablet zijn de klachten bij veel mensen zachter.',
          'Misschien ga je meer hoesten, want je longen ruimen op. Houdt dat weken aan, bel dan je huisarts. Hoest je bloed op, bel dan vandaag.',
          'Iemand met nachtdienst had zijn zwaarste trek om vier uur ’s nachts. Iedereen sliep, en de rookplek was de enige plek met licht. Hij zette een kan thee klaar en liep elk uur één keer door de gang. De derde nacht keek hij om half vijf op de klok. Het uur was voorbij voordat hij eraan dacht.',
          `Voor een paar dingen bel je. ${safety('chestPlain', 'nl')} Ben je heel somber of angstig, bel dan vandaag je huisarts. ${safety('suicide', 'nl')} Dat hoef je niet uit te zitten.`,
          'Zet nu water klaar en bedenk wat je straks eet. Loop een paar keer per dag een rondje, ook als het regent. Zeg tegen de mensen om je heen: ik ben gestopt, dus ik kan kortaf zijn. En ga op tijd naar bed.',
        ],
        en: [
          'Read this on your quit day, or once before it. You’ll know what your body is doing, and it will be less of a shock.',
          '<strong>The first hour.</strong> After 20 minutes your heart rate and blood pressure already drop a little. You may not notice, but it’s happening all the same. A few hours later your body asks for nicotine, which feels like craving, restlessness or a short temper.',
          '<strong>The first day.</strong> After about 12 hours the carbon monoxide has left your blood, so it can carry more oxygen again. You may feel dizzy or tired, and hungrier than usual. Sleep can be restless. That’s unpleasant, although it’s usually not dangerous.',
          'Days two and three are usually the hardest, as that’s when your body misses the nicotine. Cravings come in waves of a few minutes, with calmer stretches in between. So you do not have to hold on for a whole day. You only need to get through the wave that’s here now.',
          '<strong>The first weeks.</strong> For most people one or two weeks are the hardest, and many symptoms are gone after three to four weeks. Some people get through sooner than others. A patch, gum or lozenge makes the symptoms milder for many people.',
          'You may cough more for a while, as your lungs are clearing out. If it lasts for weeks, call your GP. If you cough up blood, call today.',
          'Someone on night shifts had his worst craving at four in the morning. Everyone else was asleep, and the smoking area was the only place with a light on. He kept a pot of tea by his screen and walked the corridor once an hour. On the third night he looked at the clock at half past four. The hour had passed before he thought of it.',
          `Some things are a reason to call. ${safety('chestPlain', 'en')} If you feel very low or anxious, call your GP today. ${safety('suicide', 'en')} You do not have to sit that out.`,
          'Put some water within reach now, and think about what you’ll eat later. Go for a short walk a few times a day, even if it’s raining. Tell the people around you: I’ve quit, so I may be short with you. And go to bed on time.',
        ],
      },
    ),
    read,
    radios('stopt_met', { nl: 'Waarmee stop je?', en: 'What are you quitting?' }, [
      option('roken', { nl: 'Roken', en: 'Smoking' }),
      option('vapen', { nl: 'Vapen', en: 'Vaping' }),
      option('allebei', { nl: 'Allebei', en: 'Both' }),
    ]),
    createMarkup(
      'vapen',
      {
        nl: p(
          'Met een vape krijg je nicotine binnen. De onrust van de eerste dagen lijkt erop. Wel merk je andere dingen: je handen zoeken iets, en je was gewend om het ook binnen te doen. Doe de vape, de oplader en de vulling daarom het huis uit. Vertel je huisarts of apotheek wat je gebruikte. Zij denken mee over begeleiding.',
        ),
        en: p(
          'A vape gives you nicotine, so the restlessness of the first days is much the same. You’ll notice other things too: your hands look for something, and you were used to vaping indoors. So get the vape, the charger and the refills out of the house. Tell your GP or a pharmacist what you used, so they can arrange support.',
        ),
      },
      { when: matchAny(['stopt_met'], 'vapen', 'allebei') },
    ),
    radios('merk', { nl: 'Wat denk jij als eerste te merken?', en: 'What do you think you will notice first?' }, [
      answer('trek', { nl: 'Trek', en: 'Craving' }, null, {
        nl: 'Kijk dan op de klok zodra hij begint. Je ziet dat de golf na een paar minuten zakt, en de volgende ken je al.',
        en: 'Look at the clock as soon as it starts. You’ll see the wave drop after a few minutes, and the next one will feel familiar.',
      }),
      answer('lontje', { nl: 'Een kort lontje', en: 'A short temper' }, null, {
        nl: 'Waarschuw vandaag de mensen met wie je woont of werkt. Spreek een woord af waarmee je zegt dat je vijf minuten weggaat.',
        en: 'Warn the people you live or work with today. Agree on a word that means you’re stepping away for five minutes.',
      }),
      answer('slaap', { nl: 'Slecht slapen', en: 'Bad sleep' }, null, {
        nl: 'Drink na de middag minder koffie en houd je vaste bedtijd, ook na een slechte nacht. Draag je een pleister, vraag je apotheek dan naar de nacht.',
        en: 'Drink less coffee after noon, and keep your usual bedtime even after a bad night. If you wear a patch, check with a pharmacist about the night.',
      }),
      answer('honger', { nl: 'Honger', en: 'Hunger' }, null, {
        nl: 'Zet nu iets klaar dat kraakt, zoals wortel of appel. Eet je op vaste tijden, dan word je minder snel verrast door honger.',
        en: 'Get something crunchy ready now, such as carrot or apple. If you eat at regular times, hunger is less likely to catch you out.',
      }),
      answer('hoesten', { nl: 'Hoesten', en: 'Coughing' }, null, {
        nl: 'Het kan een tijdje meer worden, terwijl je longen opruimen. Drink water. Hoest je bloed op, bel dan vandaag je huisarts.',
        en: 'It may get worse for a while as your lungs clear out. Drink water. If you cough up blood, call your GP today.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Je weet wat er komt', en: 'You know what’s coming' },
    html: {
      nl: p(
        'Wat je voelt, is meestal een teken dat je lichaam herstelt. Je kunt deze tekst altijd weer openen, ook op een nare nacht.',
        `Blijf je erg somber of angstig, bel dan je huisarts. ${safety('chestPlain', 'nl')}`,
      ),
      en: p(
        'Symptoms are often a sign that your body is recovering. You can always open this text again, on a bad night too.',
        `If you stay very low or anxious, call your GP. ${safety('chestPlain', 'en')}`,
      ),
    },
  },
  notes:
    'Sources: hartstichting.nl [S36] (20 minutes, 12 hours); NHG-Zorgmodules Leefstijl, 2015 [S10] (begins in 2 to 12 hours, peaks on day 1 to 3, lasts 3 to 4 weeks); Richtlijnendatabase, Stoppen met e-sigaret [S7]. CHECK [C2]: GP: time course, coughing, low mood, vaping.',
});
