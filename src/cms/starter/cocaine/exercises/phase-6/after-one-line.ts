import { answer, createMarkup, exercise, line, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const afterOneLine = exercise({
  id: 'cocaine_6_1',
  domain: 'cocaine',
  title: { nl: 'Een lijn gehad', en: 'After one line' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Deze tekst is voor het eerste uur nadat je toch gebruikte. Lees hem nu vast op een rustig moment. Dan weet je waar hij staat.',
      ),
      en: p(
        'This text is for the first hour after you’ve used. Read it now, at a calm moment, so you’ll know where to find it.',
      ),
    }),
    script(
      'script',
      { nl: 'Een lijn gehad', en: 'After one line' },
      {
        nl: [
          `<strong>Nu.</strong> Eerst je lichaam. ${safety('chest', 'nl')} ${safety('drugEmergency', 'nl')} ${safety('overheated', 'nl')} Bel ook als het weer zakt.`,
          '<strong>Na vijf minuten.</strong> Gaat het lichamelijk goed, stop dan hier. De rest van de nacht is nog van jou. Je lichaam is het na een pauze minder gewend, dus dezelfde hoeveelheid is gevaarlijker. Neem daarom niet meer om het oude gevoel te halen.',
          '<strong>Na tien minuten.</strong> Ga weg van waar het is, en spoel door wat er ligt of laat het achter. Zeg: “Ik ga naar huis.” Rijd niet zelf, maar vraag iemand of neem een taxi.',
          '<strong>Na een half uur.</strong> Drink water en eet iets als dat lukt. Neem geen alcohol, ook niet om rustig te worden. Drink je elke dag veel, dan is ineens stoppen ook niet veilig, dus bel je huisarts. Blijf niet alleen zitten, maar bel iemand of ga naar iemand toe.',
          '<strong>Na een uur.</strong> Slaap als je kunt, of blijf rustig liggen met het licht laag. Stuur geen berichten en neem geen beslissingen over je werk of je relatie.',
          `<strong>Morgen.</strong> Misschien komt de dip, en dan lijkt alles donker. Zo denkt je hoofd in een dip, dus geloof het vandaag nog niet. ${safety('suicide', 'nl')}`,
          '<strong>Daarna.</strong> Vul in wat het was, en kijk rustig terug naar wat er voor het bericht kwam. Zet daar iets neer voor volgende week. Wat je leerde, ben je niet kwijt, en je weet nu iets wat je eerst niet wist.',
        ],
        en: [
          `<strong>Now.</strong> Whatever happened, your body comes first. ${safety('chest', 'en')} ${safety('drugEmergency', 'en')} ${safety('overheated', 'en')} Call even if it fades again.`,
          '<strong>After five minutes.</strong> If you’re physically well, this is where you can stop. The rest of the night is still yours, and stopping now saves you tomorrow. After a break your body is less used to it, so the same amount is more dangerous. That’s why it’s dangerous to take more to reach the old feeling.',
          '<strong>After ten minutes.</strong> Leave the place where it is, and flush what’s there or leave it behind. Say: “I’m going home.” Do not drive yourself, but ask someone or take a taxi.',
          '<strong>After half an hour.</strong> Drink water and eat something if you can. Do not drink any alcohol, not even if you think it will calm you down. If you drink a lot every day, suddenly drinking nothing is not safe either, so call your GP. Try not to be on your own, and call someone or go and see them.',
          '<strong>After an hour.</strong> Sleep if you can, and if you cannot, lie still with the light low. Do not send messages, and do not decide anything about your work or your relationship.',
          `<strong>Tomorrow.</strong> The low may come, and then everything looks dark. That’s how your mind thinks in a low, so do not believe what it tells you today. ${safety('suicide', 'en')}`,
          '<strong>After that.</strong> Log what it was, and look back calmly at what came before the message. Put something in that place for next week. You have not lost what you learned, and now you know something you did not know before.',
        ],
      },
    ),
    read,
    radios('lastig', { nl: 'Wat is voor jou het lastigst in dat uur?', en: 'What is hardest for you in that hour?' }, [
      answer('stoppen', { nl: 'Ophouden bij één', en: 'Stopping at one' }, null, {
        nl: 'Weggaan helpt meer dan sterk zijn. Wat er niet ligt, neem je niet. Loop daarom eerst weg, en denk daarna pas.',
        en: 'That’s why leaving helps more than being strong. You cannot take what’s not there. So walk away first, and do your thinking after that.',
      }),
      answer('schaamte', { nl: 'De schaamte', en: 'The shame' }, null, {
        nl: 'Schaamte zegt dat niemand het mag weten, en juist dan wordt de nacht lang. Stuur iemand twee woorden: “Bel me.”',
        en: 'Shame says that nobody must know, and that’s exactly when the night gets long. So send someone two words, even at night: “Call me.”',
      }),
      answer('lichaam', { nl: 'Angst om mijn hart', en: 'Fear about my heart' }, null, {
        nl: 'Neem die angst serieus en wacht niet af. Bij druk, pijn of ademnood bel je 112, ook als je je ervoor schaamt.',
        en: 'Take that fear seriously, and do not wait to see what happens. For pressure, pain or trouble breathing, call 112, even if you’re ashamed.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik ben achtenzestig en had drie maanden niets gebruikt. Op het feest van een oude vriend nam ik er een, en mijn hart sloeg over. Vroeger had ik afgewacht, maar nu belde ik en ze namen me mee. Het bleek goed af te lopen, maar de arts zei dat bellen het juiste was.',
        ),
        en: p(
          'I’m 68 and had not used anything for three months. At an old friend’s party I took one, and my heart skipped. I used to wait and see, but this time I called, and they took me in. It turned out well, but the doctor said that calling had been the right thing.',
        ),
      },
      { folded: { nl: 'Iemand die meteen belde', en: 'Someone who called at once' } },
    ),
    line('eerste', { nl: 'Wat doe jij als eerste?', en: 'What do you do first?' }),
  ],
  feedback: {
    title: { nl: 'Nu stoppen scheelt de rest van de nacht', en: 'Stopping now saves the rest of the night' },
    html: {
      nl: p(
        safety('chest', 'nl'),
        'Voelt het morgen leeg of donker, dan gaat dat meestal voorbij. Deze tekst blijft hier staan, zodat je hem op dat uur kunt openen.',
        safety('suicide', 'nl'),
      ),
      en: p(
        safety('chest', 'en'),
        'If it feels empty or dark tomorrow, that usually passes. This text stays here, so you can open it at that hour.',
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Method: first hour after a slip, lower tolerance. CHECK [C1]: addiction doctor and cardiologist: signs, amount after a pause, alcohol line; 113.',
});
