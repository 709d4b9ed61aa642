import { anyOf, exercise, one, option, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whoMayKnow = exercise({
  id: 'alcohol_5_4',
  domain: 'alcohol',
  title: { nl: 'Wie mag het weten?', en: 'Who may know?' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen houden hun drinken lang voor zichzelf. Dat is begrijpelijk, maar het maakt het ook zwaar. Niet iedereen hoeft het te weten, want één persoon helpt al.',
        'Kies iemand bij wie je je veilig voelt. Bedenk daarna wat je van die persoon wilt vragen.',
      ),
      en: p(
        'Many people keep their drinking to themselves for a long time. That is understandable, and it makes it heavy. Not everyone has to know. One person already helps.',
        'Choose someone you feel safe with. Then think about what you want to ask.',
      ),
    }),
    one(
      'wie',
      { nl: 'Wie kan jou steunen?', en: 'Who can support you?' },
      [
        option('partner', { nl: 'Mijn partner', en: 'My partner' }),
        option('familie', { nl: 'Iemand uit mijn familie', en: 'Someone in my family' }),
        option('vriend', { nl: 'Een vriend of vriendin', en: 'A friend' }),
        option('collega', { nl: 'Een collega', en: 'A colleague' }),
        option('huisarts', { nl: 'Mijn huisarts of praktijkondersteuner', en: 'My GP or practice nurse' }),
        option('lotgenoot', { nl: 'Iemand die hetzelfde meemaakt', en: 'Someone who goes through the same' }),
        option('nog_niemand', { nl: 'Nog niemand', en: 'Nobody yet' }),
      ],
      {
        required: true,
        help: { nl: 'Een naam is hier niet nodig.', en: 'You do not need to give a name.' },
        other: { nl: 'Iemand anders', en: 'Someone else' },
      },
    ),
    told(
      'nog_niemand_hulp',
      {
        nl: p(
          'Dat hebben meer mensen, en kiezen kan ook later nog. Op het <a href="/forum">forum</a> lees en schrijf je onder een bijnaam. Bij <a href="/hulp">Hulp</a> staan lijnen die je kunt bellen.',
        ),
        en: p(
          'You are not the only one, and you do not have to choose anyone now. On the <a href="/en/forum">forum</a> you read and write under a nickname. At <a href="/en/help">Help</a> there are lines that you can call.',
        ),
      },
      { when: anyOf(['wie'], 'nog_niemand') },
    ),
    story(
      'wel',
      { nl: 'Wat wil je dat die persoon doet?', en: 'What do you want that person to do?' },
      {
        help: {
          nl: 'Bijvoorbeeld vragen hoe het gaat, meelopen of samen fris drinken.',
          en: 'For example: ask how you are, walk with you, have a soft drink together.',
        },
      },
    ),
    story(
      'niet',
      { nl: 'Wat wil je juist niet?', en: 'What do you not want?' },
      {
        help: {
          nl: 'Bijvoorbeeld tellen, preken of het aan anderen doorvertellen.',
          en: 'For example: counting, preaching, telling others.',
        },
      },
    ),
    told(
      'voorbeeld',
      {
        nl: p('“Ik ben aan het minderen met drinken. Vraag je vrijdag hoe het gaat? Bied me alsjeblieft niets aan.”'),
        en: p('“I am cutting down. Will you ask me on Friday how it is going? Please do not offer me a drink.”'),
      },
      { folded: { nl: 'Lees een voorbeeld in drie zinnen', en: 'Read an example in three sentences' } },
    ),
    story('drie_zinnen', {
      nl: 'Zet het in drie zinnen, zoals jij het zou zeggen of appen.',
      en: 'Put it in three sentences, the way you would say or text it.',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Jij kiest wie en wanneer', en: 'You choose who and when' },
    html: {
      nl: p(
        'Als één iemand het weet, wordt een lastig moment minder zwaar. Vertellen kan ook met een bericht.',
        'Je kunt die persoon als <a href="/account/buddies">buddy</a> vragen, dat is iemand die je steunt. Een buddy ziet nooit hoeveel glazen het waren.',
      ),
      en: p(
        'One person who knows makes a difficult moment less heavy. Sending a message is telling too.',
        'You can ask that person to be your <a href="/en/account/buddies">buddy</a>: someone who supports you. A buddy never sees your amounts.',
      ),
    },
  },
  notes: 'Method: asking for support; link to the buddy. Asks for no names.',
});
