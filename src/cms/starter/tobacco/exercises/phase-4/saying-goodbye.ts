import { answer, createMarkup, exercise, line, matchAny, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const sayingGoodbye = exercise({
  id: 'tobacco_4_5',
  domain: 'tobacco',
  title: { nl: 'Afscheid nemen', en: 'Saying goodbye' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je kunt het roken missen en toch blij zijn dat je gestopt bent. Bij de meeste mensen wordt het missen minder, al komt het op een mooie avond soms terug.',
      ),
      en: p(
        'You can miss smoking and still be glad that you’ve quit. For most people the missing fades, even if it comes back on a lovely evening now and then.',
      ),
    }),
    radios('wat_mis_je', { nl: 'Waarvan neem jij eigenlijk afscheid?', en: 'What are you really saying goodbye to?' }, [
      answer('persoon', { nl: 'Van iemand met wie ik rookte', en: 'Someone I smoked with' }, null, {
        nl: 'Roken was de reden om samen te staan. Bel die persoon met een nieuwe reden, zoals een wandeling of een kop soep.',
        en: 'Smoking was the reason to stand together. Call that friend with a new reason, such as a walk or a bowl of soup.',
      }),
      answer(
        'plek',
        { nl: 'Van een plek, zoals een balkon of trap', en: 'A place, such as a balcony or steps' },
        null,
        {
          nl: 'Plekken onthouden wat je er deed. Verander er één ding aan, zoals de stoel, en ga er op een andere tijd zitten.',
          en: 'Places remember what you did there. Change one thing, such as the chair, and sit there at a different time of day.',
        },
      ),
      answer('tijd', { nl: 'Van een tijd in mijn leven', en: 'A time in my life' }, null, {
        nl: 'Misschien hoorde roken bij een jaar waarin je jong was, of iemand er nog was. Dat jaar blijft van jou, ook zonder rook.',
        en: 'Perhaps smoking went with a year when you were young, or when someone was still here. That year stays yours, without the smoke.',
      }),
      answer('moment', { nl: 'Van een moment voor mezelf', en: 'A moment to myself' }, null, {
        nl: 'Dat moment had je nodig, en dat is niet veranderd. Neem het daarom vandaag op dezelfde tijd, met de deur dicht.',
        en: 'You needed that moment, and you still do. Put it in your day at the same time, behind a door that can be closed.',
      }),
    ]),
    createMarkup(
      'gemis_van_iemand',
      {
        nl: p(
          'Ging degene met wie je rookte dood, dan mis je nu twee dingen tegelijk. Dat is zwaarder dan stoppen alleen, dus wees zacht voor jezelf. Vertel iemand over die persoon, of schrijf een paar regels in je dagboek.',
        ),
        en: p(
          'If the person you smoked with has died, you’re grieving two things at once. That’s harder than quitting on its own, so be gentle with yourself. Tell someone about them, or write a few lines in your diary.',
        ),
      },
      { when: matchAny(['wat_mis_je'], 'persoon', 'tijd') },
    ),
    line(
      'blijft',
      { nl: 'Wat mag blijven, zonder rook?', en: 'What may stay, without smoke?' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld de pauze, buiten zijn of een praatje.',
          en: 'For example the break, being outside or a chat.',
        },
      },
    ),
    line('achter', { nl: 'Wat laat je achter?', en: 'What do you leave behind?' }),
    line('ik_ben', { nl: 'Maak af: ik ben iemand die …', en: 'Finish: I am someone who …' }),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een man rookte twintig jaar met zijn broers, op de stoep bij elk feest. Zijn afscheid schreef hij als een bedankje: “Dank je voor de gesprekken. De kou mag je houden.” Bij het volgende feest stond hij er weer, met een bord eten. Zijn broers maakten ruimte.',
        ),
        en: p(
          'For twenty years a man smoked with his brothers on the front steps, at every gathering. He wrote his goodbye as a thank-you: “Thanks for all those talks, and you can keep the cold.” At the next gathering he stood there again with a plate of food, and his brothers made room for him.',
        ),
      },
      { folded: { nl: 'Het afscheid van iemand anders', en: 'Someone else’s goodbye' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Missen mag', en: 'Missing it is all right' },
    html: {
      nl: p(
        'Missen is niet hetzelfde als terug willen. Zet je zin met “ik ben iemand die” op een plek waar je hem later terugziet. Lukte het afscheid vandaag nog niet, dan mag het ook later.',
        'In week 6 maak je deze zin af in “Ik ben rookvrij”.',
      ),
      en: p(
        'Missing it is not the same as wanting it back. Write your “I am someone who” sentence where you’ll see it again in a month. If saying goodbye was too much today, it can wait.',
        'You’ll come back to this sentence in week 6, in “I am smoke-free”.',
      ),
    },
  },
  notes: 'Method: grief for a habit, identity.',
});
