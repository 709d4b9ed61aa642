import { exercise, one, option, read, script } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const theFirstTwoWeeks = exercise({
  id: 'cannabis_2_1',
  domain: 'cannabis',
  title: { nl: 'De eerste twee weken', en: 'The first two weeks' },
  parts: [
    script(
      'script',
      { nl: 'De eerste twee weken', en: 'The first two weeks' },
      {
        nl: [
          'Ga rustig zitten of liggen. In een paar minuten hoor je wat je kunt verwachten als je stopt of flink mindert. Niet iedereen krijgt dit allemaal.',
          'Je hersenen zijn gewend aan THC. Als dat minder wordt, zoeken ze een nieuw evenwicht. Dat voel je. Het begint meestal op dag één, twee of drie.',
          'Tussen dag twee en dag zes is het vaak het sterkst. Je bent dan sneller boos of onrustig. Je hebt minder trek in eten. Misschien zweet je ’s nachts. En slapen gaat slecht. Dat is vervelend, en het hoort erbij.',
          'Dan de dromen. Veel mensen dromen ineens heel levendig, soms naar. Dat komt doordat je droomslaap terugkomt. Cannabis hield die slaap tegen. Een heftige droom is dus geen teken dat je cannabis nodig hebt. Het is een teken dat je slaap herstelt.',
          'De meeste klachten zakken tussen dag vier en dag veertien. Na ongeveer vier weken is de gevoeligheid in je hersenen bij de meeste mensen weer zoals vroeger. Slapen kan wat langer duren.',
          'Rookte je tabak in je joint? Dan mis je ook nicotine. Dat geeft eigen klachten, zoals trek en een kort lontje. Een pleister kan helpen. Vraag je apotheek.',
          'Wat kun je doen? Drink water. Eet kleine beetjes, vaker op een dag. Beweeg, ook als je geen zin hebt. Zeg tegen huisgenoten: ik ben aan het stoppen, ik kan prikkelbaar zijn. Leg een schoon laken en een dun shirt klaar voor de nacht.',
          'En weet wanneer je belt. Hoor je stemmen of ben je heel achterdochtig? Bel vandaag je huisarts. Ben je heel somber, of denk je aan doodgaan? Bel 113. Houd je geen drinken binnen? Bel ook je huisarts.',
          'Het zijn twee weken met een begin en een eind. Elke nacht die je had, ligt achter je.',
        ],
        en: [
          'Sit or lie down calmly. In a few minutes you hear what you can expect when you stop or cut down a lot. Not everyone gets all of this.',
          'Your brain is used to THC. When that becomes less, it looks for a new balance. You feel that. It usually starts on day one, two or three.',
          'Between day two and day six it is often strongest. You are angry or restless sooner. You feel less like eating. You may sweat at night. And you sleep badly. That is unpleasant, and it is part of it.',
          'Then the dreams. Many people suddenly dream very vividly, sometimes badly. That is because your dream sleep comes back. Cannabis held that sleep away. So a strong dream is not a sign that you need cannabis. It is a sign that your sleep is recovering.',
          'Most complaints ease between day four and day fourteen. After about four weeks the sensitivity in the brain is back to what it was for most people. Sleep can take a bit longer.',
          'Did you smoke tobacco in your joint? Then you miss nicotine too. That gives its own complaints, such as craving and a short fuse. A patch can help. Ask your pharmacy.',
          'What can you do? Drink water. Eat small bits, more often in a day. Move, even when you do not feel like it. Tell the people you live with: I am stopping, I can be irritable. Put a fresh sheet and a thin shirt ready for the night.',
          'And know when to call. Do you hear voices or are you very suspicious? Call your GP today. Are you very low, or do you think about dying? Call 113. Can you not keep any drink down? Call your GP as well.',
          'It is two weeks with a beginning and an end. Every night you have had is behind you.',
        ],
      },
    ),
    read,
    one('merk', { nl: 'Waar zie jij het meest tegenop?', en: 'What do you dread most?' }, [
      option('slaap', { nl: 'Slecht slapen', en: 'Bad sleep' }),
      option('lontje', { nl: 'Een kort lontje', en: 'A short fuse' }),
      option('onrust', { nl: 'Onrust', en: 'Restlessness' }),
      option('dromen', { nl: 'Dromen', en: 'Dreams' }),
      option('niets', { nl: 'Niets van dit alles', en: 'None of these' }),
    ]),
  ],
  feedback: {
    title: { nl: 'Het heeft een begin en een eind', en: 'It has a beginning and an end' },
    html: {
      nl: p(
        'Dromen komen terug doordat je slaap herstelt. Het is geen teken dat je cannabis nodig hebt.',
        `Hoor je stemmen of ben je heel achterdochtig? Bel vandaag je huisarts. Denk je aan doodgaan? Bel ${tel('113')}.`,
      ),
      en: p(
        'Dreams come back because your sleep recovers. It is not a sign that you need cannabis.',
        `Do you hear voices or are you very suspicious? Call your GP today. Do you think about dying? Call ${tel('113')}.`,
      ),
    },
  },
  notes:
    'Sources: Budney et al. 2003 (course of withdrawal, abstract); Bonnet and Preuss 2017 (about 4 weeks, abstract). CHECK: addiction doctor and psychiatrist: course, signs to call for.',
});
