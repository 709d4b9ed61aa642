import { exercise, one, option, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const theLowAfterUse = exercise({
  id: 'cocaine_2_1',
  domain: 'cocaine',
  title: { nl: 'De dip na de lijn', en: 'The low after use' },
  parts: [
    script(
      'script',
      { nl: 'De dip na de lijn', en: 'The low after use' },
      {
        nl: [
          'Leg je telefoon opzij, of laat alleen deze pagina open. In een paar minuten hoor je wat er gebeurt na gebruik. Misschien herken je het.',
          'Cocaïne laat je hersenen in korte tijd veel stoffen uitgeven die je energie en een goed gevoel geven. Daarna is de voorraad laag. Dat voel je als een dip.',
          'De dip begint vaak al na een paar uur. Je bent moe en tegelijk onrustig. Je hebt honger, of juist nergens zin in. Alles kan leeg en donker lijken. Je denkt misschien: mijn leven is niets. Dat is de dip die praat.',
          'In de eerste uren en dagen is er bij veel mensen weinig trek. Je wilt slapen. Dan lijkt het makkelijk: ik doe het nooit meer. Een paar dagen later komt de trek terug. Vaak bij een drankje, op vrijdag, als er geld is, of als iemand een bericht stuurt. Dat is geen bewijs dat je het niet kunt. Zo werkt het bij veel mensen. Daarom maak je nu een plan, en niet vrijdag om vier uur.',
          'Je lijf heeft geen gevaarlijke ontwenning zoals bij alcohol. Je stemming kan wel diep zakken. Slaap, eten en gezelschap helpen. Alcohol helpt niet, ook al lijkt het zo. Het maakt de dip langer en de volgende keer dichterbij.',
          `Weet wanneer je belt. ${safety('chest', 'nl')} ${safety('alcoholEmergency', 'nl')} Ook als je flauwvalt, of geen kracht hebt in een arm of been. ${safety('suicide', 'nl')} Ben je na twee weken nog steeds somber? Bel je huisarts.`,
          'Wat kun je vandaag doen? Drink water. Eet iets warms. Ga op tijd naar bed. Beslis niets groots. En zeg tegen één mens: het was een rotnacht, wil je vandaag met me lopen?',
          'De leegte van nu is geen bewijs dat je leven leeg is. Het is de rekening van gisteren. Die rekening is eindig.',
        ],
        en: [
          'Put your phone aside, or leave only this page open. In a few minutes you hear what happens after using. You may recognise it.',
          'Cocaine makes your brain spend, in a short time, a lot of what gives you energy and a good feeling. After that the supply is low. You feel that as a low.',
          'The low often starts after a few hours. You are tired and restless at once. You are hungry, or want nothing at all. Everything can seem empty and dark. You may think: my life is nothing. That is the low talking.',
          'In the first hours and days many people have little craving. You want to sleep. Then it seems light: never again. A few days later the craving comes back. Often with a drink, on Friday, when there is money, or when someone sends a message. That does not prove that you cannot do it. It works like that for many people. That is why you make a plan now, and not on Friday at four.',
          'Your body has no dangerous withdrawal as with alcohol. Your mood can drop deeply, though. Sleep, food and company help. Alcohol does not help, even if it seems so. It makes the low longer and brings the next time closer.',
          `Know when to call. ${safety('chest', 'en')} ${safety('alcoholEmergency', 'en')} Also if you faint, or have no strength in an arm or leg. ${safety('suicide', 'en')} Are you still low after two weeks? Call your GP.`,
          'What can you do today? Drink water. Eat something warm. Go to bed on time. Decide nothing big. And tell one person: it was a rotten night, will you walk with me today?',
          'The emptiness of now does not prove that your life is empty. It is the bill of yesterday. That bill has an end.',
        ],
      },
    ),
    read,
    one('herken', { nl: 'Wat herken je het meest?', en: 'What do you recognise most?' }, [
      option('leeg', { nl: 'De leegte', en: 'The emptiness' }),
      option('moe', { nl: 'Moe en onrustig', en: 'Tired and restless' }),
      option('later', { nl: 'De trek die later komt', en: 'The craving that comes later' }),
      option('nooit_meer', { nl: '‘Nooit meer’, en dan toch', en: '‘Never again’, and then yet again' }),
      option('niets', { nl: 'Geen van deze', en: 'None of these' }),
    ]),
  ],
  feedback: {
    title: { nl: 'De rekening van gisteren', en: 'The bill of yesterday' },
    html: {
      nl: p(
        'Een dip na gebruik gaat voorbij, ook al voelt het niet zo. Rust, eten en een mens helpen.',
        safety('suicide', 'nl'),
        safety('chest', 'nl'),
      ),
      en: p(
        'A low after using passes, even if it does not feel like it. Rest, food and a person help.',
        safety('suicide', 'en'),
        safety('chest', 'en'),
      ),
    },
  },
  notes:
    'Sources: press report 1986 of Gawin and Kleber (crash, little craving at first, later return). The title in English avoids the word for the form. CHECK: addiction doctor: course and mood; wording on dying with 113.',
});
