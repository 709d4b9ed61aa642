import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const letterForAHeavyDay = exercise({
  id: 'closeones_end_2',
  domain: 'close-ones',
  title: { nl: 'Brief voor een zware dag', en: 'A letter for a hard day' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Er komt een dag waarop je denkt dat alles weer van voren af aan begint. Op zo’n dag kun je slecht nadenken, dus je schrijft nu alvast wat je dan wilt horen.',
        'Schrijf het aan jezelf, zoals je aan een goede vriendin zou schrijven. Het kan kort zijn, als het maar van jou is.',
      ),
      en: p(
        'A day will come when you feel you’re right back at the start. It’s hard to think on a day like that, so you’ll write now what you’ll want to hear then.',
        'Write it to yourself, the way you’d write to a good friend. It can be short, as long as it’s yours.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          '“Lieve ik. Hij heeft weer gespeeld en jij hebt gehuild in de auto. Je hebt geen geld gegeven, en dat was moeilijk en goed. Bel nu Anna en rijd naar haar toe. Morgen praat je pas met hem, als je geslapen hebt.”',
        ),
        en: p(
          '“Dear me. He’s gambled again, and you cried in the car. You did not give him any money, which was hard and right. Call Anna now and drive over to her. You’ll talk to him tomorrow, once you’ve slept.”',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld', en: 'Read an example' } },
    ),
    line(
      'waar',
      { nl: 'Wat is waar, ook op een zware dag?', en: 'What is true, even on a hard day?' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld: ik heb dit niet veroorzaakt, en ik kan het niet voor een ander oplossen.',
          en: 'For example: I did not cause this, and I cannot solve it for someone else.',
        },
      },
    ),
    line('eerst', { nl: 'Wat doe je dan het eerste uur?', en: 'What will you do in the first hour?' }),
    line('wie', { nl: 'Wie bel je?', en: 'Who will you call?' }),
    line('niet', {
      nl: 'Wat stel je uit tot je geslapen hebt?',
      en: 'What will you put off until you’ve slept?',
    }),
    longText('brief', { nl: 'Mijn brief', en: 'My letter' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je brief ligt klaar', en: 'Your letter is ready' },
    html: {
      nl: p(
        'Op een zware dag open je deze oefening weer, dan staat alles er nog. Maak er een foto van als je hem sneller bij de hand wilt. Doe dat alleen als niemand met je telefoon meekijkt.',
        'Is de dag ook onveilig, dan gaat weggaan voor schrijven.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'On a hard day you can open this exercise again, and everything will still be here. Take a photo of it if you want it closer, but only if nobody looks at your phone.',
        'If the day is not only hard but also unsafe, getting away comes before writing.',
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: letter to oneself, self-compassion. The person in the example is made up. CHECK [C1]: wording with 113; Veilig Thuis: the line about leaving.',
});
