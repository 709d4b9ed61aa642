import { createMarkup, exercise, longText, matchAny, option, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whoMayKnow = exercise({
  id: 'alcohol_5_4',
  domain: 'alcohol',
  title: { nl: 'Wie mag het weten?', en: 'Who may know?' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Veel mensen houden hun drinken lang voor zichzelf. Dat is begrijpelijk, maar het maakt het ook zwaar. Niet iedereen hoeft het te weten. Eén persoon helpt al.',
        'Kies iemand bij wie je je veilig voelt. Bedenk daarna wat je van die persoon wilt vragen.',
      ),
      en: p(
        'It’s understandable that many people keep their drinking to themselves, but it’s also hard to carry. Not everyone needs to know. Even one person helps.',
        'Choose someone you feel safe with, and think about what you would like to ask them to do.',
      ),
    }),
    radios(
      'wie',
      { nl: 'Wie kan jou steunen?', en: 'Who can support you?' },
      [
        option('partner', { nl: 'Mijn partner', en: 'My partner' }),
        option('familie', { nl: 'Iemand uit mijn familie', en: 'Someone in my family' }),
        option('vriend', { nl: 'Een vriend of vriendin', en: 'A friend' }),
        option('collega', { nl: 'Een collega', en: 'A colleague' }),
        option('huisarts', { nl: 'Mijn huisarts of praktijkondersteuner', en: 'My GP or practice nurse' }),
        option('lotgenoot', { nl: 'Iemand die hetzelfde meemaakt', en: 'Someone going through the same' }),
        option('nog_niemand', { nl: 'Nog niemand', en: 'Nobody yet' }),
      ],
      {
        required: true,
        help: { nl: 'Een naam is hier niet nodig.', en: 'You do not need to give their name here.' },
        other: { nl: 'Iemand anders', en: 'Someone else' },
      },
    ),
    createMarkup(
      'nog_niemand_hulp',
      {
        nl: p(
          'Dat hebben meer mensen, en kiezen kan ook later nog. Op het <a href="/forum">forum</a> lees en schrijf je onder een bijnaam. Bij <a href="/hulp">Hulp</a> staan lijnen die je kunt bellen.',
        ),
        en: p(
          'You’re not the only one, and you can still choose someone later. On the <a href="/en/forum">forum</a> you read and write under a nickname. You’ll find lines you can call on the <a href="/en/help">Help</a> page.',
        ),
      },
      { when: matchAny(['wie'], 'nog_niemand') },
    ),
    longText(
      'wel',
      { nl: 'Wat wil je dat die persoon doet?', en: 'What would you like them to do?' },
      {
        help: {
          nl: 'Bijvoorbeeld vragen hoe het gaat, meelopen of samen fris drinken.',
          en: 'For example ask how you are, go for a walk with you or have a soft drink together.',
        },
      },
    ),
    longText(
      'niet',
      { nl: 'Wat wil je juist niet?', en: 'What would you rather they did not do?' },
      {
        help: {
          nl: 'Bijvoorbeeld tellen, preken of het aan anderen doorvertellen.',
          en: 'For example counting your drinks, preaching at you or telling other people.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p('“Ik ben aan het minderen met drinken. Vraag je vrijdag hoe het gaat? Bied me alsjeblieft niets aan.”'),
        en: p(
          '“I’m cutting down on drinking at the moment. Will you ask me on Friday how it’s going? And please don’t offer me a drink.”',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld in drie zinnen', en: 'Read an example in three sentences' } },
    ),
    longText('drie_zinnen', {
      nl: 'Zet het in drie zinnen, zoals jij het zou zeggen of appen.',
      en: 'Put it in three sentences, the way you would say it or text it.',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Jij kiest wie en wanneer', en: 'You choose who and when' },
    html: {
      nl: p(
        'Als één persoon het weet, wordt een lastig moment minder zwaar. Vertellen kan ook met een bericht.',
        'Je kunt die persoon als <a href="/account/buddies">buddy</a> vragen, dat is iemand die je steunt. Een buddy ziet nooit hoeveel glazen het waren.',
      ),
      en: p(
        'Once one person knows, a difficult moment is less hard to carry. You can also tell them in a message if you prefer.',
        'You can ask them to be your <a href="/en/account/buddies">buddy</a>, which means someone who supports you. A buddy never sees how many drinks you had.',
      ),
    },
  },
  notes: 'Method: asking for support; link to the buddy. Asks for no names.',
});
