import { exercise, one, option, read, script } from '../../../shared/exercise-parts.ts';
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
          'Ga zitten waar je je prettig voelt. In een paar minuten hoor je wat je lijf doet als je stopt. Dan schrik je er minder van.',
          'Het begint snel. Na 20 minuten zakken je hartslag en je bloeddruk al een beetje. Na ongeveer 12 uur is de koolmonoxide uit je bloed. Je bloed kan dan weer meer zuurstof vervoeren. Je merkt dat misschien niet meteen, en het gebeurt toch.',
          'In de eerste dag vraagt je lijf om nicotine. Dat voel je als trek, onrust of een kort lontje. Misschien ben je duizelig of moe. Misschien heb je meer honger. Slapen kan onrustig zijn. Dat is vervelend, en het is meestal niet gevaarlijk.',
          'Op dag twee en drie is het vaak het zwaarst. De trek komt in golven. Een golf duurt meestal een paar minuten. Daartussen is het rustiger. Je hoeft dus niet een hele dag vol te houden, alleen de golf die er nu is.',
          'Ga je meer hoesten? Dat kan. Je longen ruimen op. Houdt het weken aan, of hoest je bloed? Bel dan je huisarts.',
          'Bij de meeste mensen zijn de eerste één of twee weken het lastigst. Na drie tot vier weken zijn veel klachten weg. Bij de een gaat het sneller dan bij de ander. Met een pleister, kauwgom of tablet zijn de klachten vaak zachter.',
          `Er zijn een paar dingen waar je voor belt. ${safety('chest', 'nl')} Ben je heel somber of angstig? Bel vandaag je huisarts. ${safety('suicide', 'nl')} Dat hoef je niet uit te zitten.`,
          'Wat kun je nu doen? Zorg dat er water staat. Eet op vaste tijden. Loop een paar keer per dag een rondje. Zeg tegen de mensen om je heen: ik ben gestopt, ik kan kortaf zijn. En ga op tijd naar bed.',
          'Elke klacht is een teken dat je lijf verandert. Vandaag is genoeg. Morgen is weer een dag.',
        ],
        en: [
          'Sit where you feel comfortable. In a few minutes you hear what your body does when you stop. Then it will startle you less.',
          'It starts quickly. After 20 minutes your heart rate and blood pressure already drop a little. After about 12 hours the carbon monoxide has left your blood. Your blood can then carry more oxygen again. You may not notice it at once, and it still happens.',
          'In the first day your body asks for nicotine. You feel that as craving, unrest or a short fuse. You may be dizzy or tired. You may be hungrier. Sleep can be restless. That is unpleasant, and it is usually not dangerous.',
          'Days two and three are often the heaviest. The craving comes in waves. A wave usually lasts a few minutes. In between it is calmer. So you do not have to hold on for a whole day, only for the wave that is here now.',
          'Do you cough more? That can happen. Your lungs are clearing up. Does it go on for weeks, or do you cough up blood? Then call your GP.',
          'For most people the first one or two weeks are the hardest. After three to four weeks many complaints are gone. It goes faster for one person than for another. With a patch, gum or tablet the complaints are often softer.',
          `There are a few things to call for. ${safety('chest', 'en')} If you are very low or anxious, call your GP today. ${safety('suicide', 'en')} You do not have to sit that out.`,
          'What can you do now? Keep water near you. Eat at fixed times. Take a short walk a few times a day. Tell the people around you: I have stopped, I may be short with you. And go to bed on time.',
          'Every complaint is a sign that your body is changing. Today is enough. Tomorrow is another day.',
        ],
      },
    ),
    read,
    one('merk', { nl: 'Wat denk jij als eerste te merken?', en: 'What do you think you will notice first?' }, [
      option('trek', { nl: 'Trek', en: 'Craving' }),
      option('lontje', { nl: 'Een kort lontje', en: 'A short fuse' }),
      option('slaap', { nl: 'Slecht slapen', en: 'Bad sleep' }),
      option('honger', { nl: 'Honger', en: 'Hunger' }),
      option('hoesten', { nl: 'Hoesten', en: 'Coughing' }),
    ]),
  ],
  feedback: {
    title: { nl: 'Je weet wat er komt', en: 'You know what is coming' },
    html: {
      nl: p(
        'Klachten zijn vaak een teken dat je lijf opruimt. De eerste week is meestal het zwaarst.',
        `Blijf je erg somber of angstig? Bel je huisarts. ${safety('chest', 'nl')}`,
      ),
      en: p(
        'Complaints are often a sign that your body is clearing up. The first week is usually the heaviest.',
        `Do you stay very low or anxious? Call your GP. ${safety('chest', 'en')}`,
      ),
    },
  },
  notes:
    'Sources: hartstichting.nl (20 minutes, 12 hours); secondary pages quoting NCCN for the course of complaints. CHECK: GP: time course, coughing, low mood.',
});
