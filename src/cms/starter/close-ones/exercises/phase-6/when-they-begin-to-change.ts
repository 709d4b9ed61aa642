import { answer, exercise, one, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whenTheyBeginToChange = exercise({
  id: 'closeones_6_1',
  domain: 'close-ones',
  title: { nl: 'Als de ander begint', en: 'When they begin to change' },
  parts: [
    told('inleiding', {
      nl: p(
        'Misschien zet de ander een eerste stap. Hoe kun je steunen zonder toezicht te houden? Kies, en lees de uitleg.',
      ),
      en: p(
        'Perhaps the other person takes a first step. How can you support without policing? Choose, and read the explanation.',
      ),
    }),
    one(
      'vragen',
      { nl: 'Je wilt weten of het gelukt is vandaag.', en: 'You want to know if it worked today.' },
      [
        answer('elke_dag', { nl: 'Elke dag vragen', en: 'Ask every day' }, false, {
          nl: 'Begrijpelijk. Vaak voelt het als controle. Eén vaste vraag per week geeft meer rust.',
          en: 'Understandable. It often feels like checking. One fixed question a week gives more calm.',
        }),
        answer('vast', { nl: 'Eén vast moment per week afspreken', en: 'Agree one fixed moment a week' }, true, {
          nl: 'Goed. Tussendoor mag het over iets anders gaan.',
          en: 'Good. In between it can be about something else.',
        }),
        answer('wachten', { nl: 'Afwachten', en: 'Wait and see' }, null, {
          nl: 'Dat kan. Een vriendelijke vraag nu en dan laat zien dat je er bent.',
          en: 'You can. A kind question now and then shows that you are there.',
        }),
      ],
      { required: true },
    ),
    one('uitglijder', { nl: 'Er is een uitglijder geweest.', en: 'There has been a slip.' }, [
      answer(
        'rustig',
        { nl: 'Rustig blijven, veilig maken, morgen praten', en: 'Stay calm, make it safe, talk tomorrow' },
        true,
        {
          nl: 'Een uitglijder hoort er bij veel mensen bij. Praten gaat beter als iedereen is uitgerust.',
          en: 'A slip is part of it for many people. Talking goes better when everyone is rested.',
        },
      ),
      answer('zie_je_wel', { nl: '‘Zie je wel.’', en: '‘I told you so.’' }, false, {
        nl: 'Die zin doet pijn en helpt niet. Je teleurstelling mag er zijn, op een ander moment.',
        en: 'That sentence hurts and does not help. Your disappointment may be there, at another moment.',
      }),
      answer('alsof', { nl: 'Doen alsof er niets is', en: 'Pretend nothing happened' }, null, {
        nl: 'Soms nodig om de avond door te komen. Kom er later op terug, kort.',
        en: 'Sometimes needed to get through the evening. Come back to it later, briefly.',
      }),
    ]),
    one('vieren', { nl: 'Vier weken gelukt. Je wilt het vieren.', en: 'Four weeks. You want to celebrate.' }, [
      answer('iets_anders', { nl: 'Uit eten of een dag weg', en: 'Dinner or a day out' }, true, {
        nl: 'Goed. Zoiets past bij het doel van de ander.',
        en: 'Good. That fits the other person’s goal.',
      }),
      answer('drankje', { nl: 'Met een drankje toasten', en: 'Toast with a drink' }, false, {
        nl: 'Lief bedoeld, en voor veel mensen een lastig moment. Kies iets zonder.',
        en: 'Kindly meant, and a hard moment for many people. Choose something without.',
      }),
      answer('woorden', { nl: 'Zeggen dat je het ziet', en: 'Say that you see it' }, true, {
        nl: 'Vaak het meest waard. Kort en concreet: ‘Ik zie dat je uitgeslapen bent.’',
        en: 'Often worth the most. Short and concrete: ‘I see that you are rested.’',
      }),
    ]),
    one(
      'vertrouwen',
      { nl: 'De ander wil weer over het geld gaan.', en: 'The other person wants to handle the money again.' },
      [
        answer('alles', { nl: 'Meteen alles teruggeven', en: 'Give everything back at once' }, false, {
          nl: 'Stap voor stap is veiliger voor jullie allebei.',
          en: 'Step by step is safer for both of you.',
        }),
        answer('stap', { nl: 'Eén stap per maand', en: 'One step a month' }, true, {
          nl: 'Goed. Spreek af wat er gebeurt als het anders loopt, rustig en zonder straf.',
          en: 'Good. Agree what happens if it goes differently, calmly and without punishment.',
        }),
        answer('nooit', { nl: 'Nooit meer', en: 'Never again' }, null, {
          nl: 'Soms is dat nodig, bijvoorbeeld bij schulden. Kijk er later samen opnieuw naar.',
          en: 'Sometimes that is needed, for example with debts. Look at it together again later.',
        }),
      ],
    ),
  ],
  feedback: {
    title: { nl: 'Vertrouwen komt in weken', en: 'Trust comes in weeks' },
    html: {
      nl: p(
        'Jij hoeft het niet te bewaken. Vragen hoe het gaat, een goed moment zien, en voor jezelf zorgen is genoeg.',
      ),
      en: p(
        'You do not have to guard it. Asking how it goes, noticing a good moment, and looking after yourself is enough.',
      ),
    },
  },
  notes: 'Method: support without policing (CRAFT).',
});
