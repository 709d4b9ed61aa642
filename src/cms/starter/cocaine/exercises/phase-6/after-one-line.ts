import { exercise, line, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const afterOneLine = exercise({
  id: 'cocaine_6_1',
  domain: 'cocaine',
  title: { nl: 'Een lijn gehad', en: 'After one line' },
  parts: [
    script(
      'script',
      { nl: 'Een lijn gehad', en: 'After one line' },
      {
        nl: [
          'Deze tekst is voor het eerste uur nadat je toch gebruikte. Lees hem nu vast, op een rustig moment.',
          `Eerst je lijf. ${safety('chest', 'nl')} ${safety('alcoholEmergency', 'nl')} Ook als je flauwvalt of heel warm wordt, en ook als het weer zakt. Dit gaat voor alles.`,
          'Gaat het lichamelijk goed? Stop dan hier. Eén keer is één keer. De rest van de nacht is nog van jou. Nu stoppen scheelt morgen, en vaak de dagen erna.',
          'Weet dat je lijf het minder gewend is na een pauze. Dezelfde hoeveelheid is dan gevaarlijker. Meer nemen om het oude gevoel te halen, is precies wat je niet moet doen.',
          'Ga weg van waar het is. Spoel door wat er ligt, of laat het achter. Je hoeft niets uit te leggen. Zeg: ik ga naar huis.',
          'Drink water. Geen alcohol, ook niet om te zakken. Drink je elke dag veel? Dan is ineens niets drinken ook niet veilig: bel je huisarts. Eet iets als dat lukt. Ga niet alleen zitten: bel iemand, of ga naar iemand toe. Rijd niet.',
          'Slaap als je kunt. Lukt dat niet, blijf dan rustig liggen met het licht laag. Geen berichten. Geen beslissingen over je werk of je relatie.',
          'Morgen komt misschien de dip. Dan lijkt alles donker. Dat is de dip die praat. Denk je dat het beter is als je er niet bent? Bel 113, dag en nacht.',
          'Vul in wat het was. Kijk rustig terug: welke afslag lag voor het bericht? Zet daar iets neer voor volgende week. Je begint niet opnieuw bij nul. Je weet nu weer iets meer.',
        ],
        en: [
          'This text is for the first hour after you used after all. Read it now, at a calm moment.',
          `First your body. ${safety('chest', 'en')} ${safety('alcoholEmergency', 'en')} Also if you faint or get very hot, and even if it fades. This comes before everything.`,
          'Are you physically well? Then stop here. One time is one time. The rest of the night is still yours. Stopping now saves tomorrow, and often the days after.',
          'Know that your body is less used to it after a pause. The same amount is then more dangerous. Taking more to reach the old feeling is exactly what not to do.',
          'Leave the place where it is. Flush what is there, or leave it behind. You do not have to explain. Say: I am going home.',
          'Drink water. No alcohol, also not to come down. Do you drink a lot every day? Then suddenly drinking nothing is not safe either: call your GP. Eat something if you can. Do not sit alone: call someone, or go to someone. Do not drive.',
          'Sleep if you can. If not, lie still with the light low. No messages. No decisions about your work or your relationship.',
          'Tomorrow the low may come. Then everything looks dark. That is the low talking. Do you think it would be better if you were gone? Call 113, day and night.',
          'Fill in what it was. Look back calmly: which exit was before the message? Put something there for next week. You do not start again from zero. You know a little more now.',
        ],
      },
    ),
    read,
    line('eerste', { nl: 'Wat doe jij als eerste?', en: 'What do you do first?' }),
  ],
  feedback: {
    title: { nl: 'Nu stoppen scheelt de rest van de nacht', en: 'Stopping now saves the rest of the night' },
    html: {
      nl: p(
        safety('chest', 'nl'),
        `Voelt het morgen leeg of donker? Dat gaat meestal voorbij. ${safety('suicide', 'nl')}`,
      ),
      en: p(
        safety('chest', 'en'),
        `Does it feel empty or dark tomorrow? That usually passes. ${safety('suicide', 'en')}`,
      ),
    },
  },
  notes:
    'Method: first hour after a slip, lower tolerance. CHECK: addiction doctor and cardiologist: signs, amount after a pause, alcohol line; 113.',
});
