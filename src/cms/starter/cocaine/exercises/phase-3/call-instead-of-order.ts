import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const callInsteadOfOrder = exercise({
  id: 'cocaine_3_4',
  domain: 'cocaine',
  title: { nl: 'Bel in plaats van bestel', en: 'Call instead of ordering' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Op een lastig moment heb je je telefoon al in je hand. Zorg dan dat er een ander nummer bovenaan staat. Met iemand aan de lijn zakt de trek sneller, omdat je hoofd dan bezig is.',
      ),
      en: p(
        'At a difficult moment your phone is already in your hand. Make sure there’s another number at the top. With someone on the line the craving drops sooner. Your mind can only follow one conversation at a time.',
      ),
    }),
    createMarkup(
      'gesprek',
      {
        nl: ul(
          'Jij: “Ik heb trek. Blijf je twintig minuten aan de lijn?”',
          'De ander: “Ja. Waar ben je nu, en kun je daar weg?”',
          'Jij: “In de keuken, maar ik loop nu de tuin in.”',
          'De ander: “Goed. Vertel me wat je ziet, of hoe de kinderen waren vandaag.”',
          'Jij: “Ik wil er niet over praten.”',
          'De ander: “Dat is prima, dan vertel ik over mijn dag.”',
        ),
        en: ul(
          'You: “I’ve got a craving. Will you stay on the line for twenty minutes?”',
          'Them: “Yes. Where are you now, and can you leave there?”',
          'You: “In the kitchen, but I’m walking into the garden now.”',
          'Them: “Good. Tell me what you see, or how the children were today.”',
          'You: “I don’t want to talk about it.”',
          'Them: “That’s fine, then I’ll tell you about my day.”',
        ),
      },
      { folded: { nl: 'Zo kan het gesprek gaan', en: 'How the call can go' } },
    ),
    createMarkup('vooraf', {
      nl: p(
        'Vertel het vooraf, want dan schrikt niemand. Zeg wat je nodig hebt: luisteren, afleiden, of naar je toe komen. Zeg ook wat niet helpt, zoals vragen waarom of boos worden.',
      ),
      en: p(
        'Tell them beforehand, so nobody gets a fright. Also say what you need from them: to listen, to talk about something else, or to come over. Say what does not help as well, such as asking why or getting angry.',
      ),
    }),
    line('een', { nl: 'Wie bel je als eerste?', en: 'Who do you call first?' }, { required: true }),
    line('twee', { nl: 'Wie als tweede?', en: 'Who second?' }),
    line('drie', { nl: 'Wie als derde?', en: 'Who third?' }),
    line(
      'zin',
      { nl: 'Wat is je eerste zin?', en: 'What is your first sentence?' },
      {
        help: {
          nl: 'Maak hem zo kort dat je hem ook durft te zeggen als je je schaamt.',
          en: 'Make it so short that you’d still dare to say it when you’re ashamed.',
        },
      },
    ),
    checkboxes(
      'niemand',
      { nl: 'En als niemand opneemt?', en: 'And if nobody answers?' },
      [
        answer('lopen', { nl: 'Naar buiten, zonder pas', en: 'Go outside, without my card' }, null, {
          nl: 'Lopen geeft je lichaam iets te doen terwijl de trek zakt. Spreek daarna iets in voor wie je belde, dan bellen ze terug.',
          en: 'Walking gives your body something to do while the craving drops. If nobody picks up, leave a message so they’ll call back.',
        }),
        answer('douche', { nl: 'Douchen', en: 'Take a shower' }, null, {
          nl: 'In de douche heb je je telefoon niet, en daar gaat het om. Blijf er rustig tien minuten onder staan.',
          en: 'In the shower you do not have your phone, and that’s the point. You can stay there calmly for ten minutes.',
        }),
        answer('eten', { nl: 'Iets warms eten', en: 'Eat something warm' }, null, {
          nl: 'Honger en trek lijken op elkaar, dus begin met eten. Iets uit de vriezer is prima, als het maar snel klaar is.',
          en: 'Hunger and craving feel alike, so start with food. Something from the freezer is fine, as long as it’s ready soon.',
        }),
        answer('hulplijn', { nl: 'Een hulplijn bellen', en: 'Call a helpline' }, null, {
          nl: 'Daar zit iemand die dit vaker hoort, en een vreemde praat soms makkelijker. De nummers staan bij Hulp.',
          en: 'There’s someone there who hears this often and does not know you, and that can make it easier to talk. You’ll find all the numbers on the Help page, day and night.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: '20 minuten met iemand', en: '20 minutes with someone' },
    html: {
      nl: p(
        'Wie met iemand praat, stuurt in die tijd geen ander bericht. Vraag vandaag aan de eerste op je lijst of het goed is. De nummers van hulplijnen staan bij <a href="/hulp">Hulp</a>.',
        'Je kunt ook iemand als <a href="/account/buddies">buddy</a> vragen: die weet dan al waar het over gaat.',
      ),
      en: p(
        'While you’re talking to someone, you’re not sending that other message. Ask the first one on your list today if that’s all right. The helplines are on the <a href="/en/help">Help</a> page.',
        'You can also ask someone to be your <a href="/en/account/buddies">buddy</a>. They’ll already know what it’s about.',
      ),
    },
  },
  notes: 'Method: contact list and delay.',
});
