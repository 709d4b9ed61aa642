import { answer, createMarkup, exercise, line, matchAny, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myGoalFromNow = exercise({
  id: 'gambling_6_5',
  domain: 'gambling',
  title: { nl: 'Mijn doel vanaf nu', en: 'My goal from now' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je hebt gekeken, geoefend en gekozen, en dat was soms zwaar. Wat wordt je doel vanaf nu? Je kiest zelf, en aanpassen kan altijd. Kijk eerst wat je weken je vertelden. Dat weet je beter dan wie ook.',
      ),
      en: p(
        'You’ve looked, practised and chosen, and at times that was hard. What’s your goal from now on? It’s up to you, and you can always change it. First think of what your weeks told you. You know that better than anyone.',
      ),
    }),
    radios(
      'doel',
      { nl: 'Waar kies je voor?', en: 'What do you choose?' },
      [
        answer('stoppen', { nl: 'Niet gokken', en: 'Not gambling' }, null, {
          nl: 'Een helder doel scheelt denkwerk, omdat er op een lastig moment niets te rekenen valt. Je sloten blijven staan, ook in een goede maand.',
          en: 'A clear goal saves thinking. At a hard moment there’s nothing to work out. Keep your locks on, even in a good month.',
        }),
        answer(
          'grenzen',
          {
            nl: 'Strenge grenzen, met iemand die meekijkt',
            en: 'Strict limits, with someone who keeps an eye on it',
          },
          null,
          {
            nl: 'Dit past alleen als er geen schulden zijn en je na verlies niet verder wilt. Schrijf de grens in uren en euro’s op, en laat een ander hem zien.',
            en: 'This only fits if you have no debts and no wish to carry on after a loss. Write the limit down in hours and euros, and show it to someone.',
          },
        ),
        answer('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
          nl: 'Twijfelen mag, en in de tussentijd helpt een doel voor één maand. Kies vier weken zonder gokken, en kijk daarna opnieuw.',
          en: 'Being unsure is fine, and a goal for one month helps in the meantime. Choose four weeks without gambling, and then look again.',
        }),
      ],
      { required: true },
    ),
    createMarkup(
      'grenzen_let_op',
      {
        nl: p(
          'Heb je schulden of drang na verlies, dan past stoppen meestal beter dan minderen. Bij veel mensen begint met één ronde alles opnieuw. Je kunt ook vier weken stoppen en daarna opnieuw kiezen.',
        ),
        en: p(
          'If you have debts, or want to carry straight on after a loss, stopping usually fits better than cutting down. For many people, one round starts it all again. You can also stop for four weeks and then choose again.',
        ),
      },
      { when: matchAny(['doel'], 'grenzen', 'weet_niet') },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik ben 68 en heb veertig jaar gespeeld. Toen mijn vrouw er niet meer was, kwam ik er de dag mee door. Ik kies voor niet gokken, met op dinsdag de biljartclub en op zondag mijn dochter. In maart kijken we samen of het nog past.',
        ),
        en: p(
          'I’m 68, and I’ve gambled for forty years. When my wife was gone, it became my way of getting through the day. I choose not to gamble, with Tuesday mornings at the billiards club and Sundays at my daughter’s. In March we’ll look together whether it still fits.',
        ),
      },
      { folded: { nl: 'Iemand van 68 kiest', en: 'Someone of 68 makes a choice' } },
    ),
    line(
      'uren',
      {
        nl: 'Kies je grenzen? Hoeveel uren, en hoeveel euro ingelegd?',
        en: 'Do you choose limits? How many hours, and how many euros put in?',
      },
      {
        help: {
          nl: 'Kies je voor niet gokken, dan blijft dit leeg.',
          en: 'If you choose not to gamble, leave this empty.',
        },
      },
    ),
    line('wie', { nl: 'Wie kijkt mee?', en: 'Who keeps an eye on it?' }),
    line(
      'wanneer',
      { nl: 'Wanneer kijk je opnieuw?', en: 'When will you look again?' },
      {
        help: {
          nl: 'Een dag in je agenda, over vier of zes weken, werkt het best.',
          en: 'A day in your calendar, in four or six weeks, works best.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Bijstellen kan altijd', en: 'You can always adjust it' },
    html: {
      nl: p(
        'Kijk of je doel nog past bij <a href="/mijn-plan">Mijn plan</a>: dat zie je elke dag. Daar kun je het aanpassen.',
        'Opschrijven wanneer je kijkt, maakt het echt. Je antwoord staat hier, dus over een paar weken leg je het er zo naast.',
      ),
      en: p(
        'See whether your goal still fits <a href="/en/my-recovery-plan">My plan</a>. That’s what you look at every day. You can change it there.',
        'Writing down when you’ll look again makes it real. Your answer is here, so in a few weeks you can put it side by side.',
      ),
    },
  },
  notes: 'Method: commitment. CHECK [C3]: clinician: limits only without debts.',
});
