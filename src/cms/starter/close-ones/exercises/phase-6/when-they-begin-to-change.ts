import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whenTheyBeginToChange = exercise({
  id: 'closeones_6_1',
  domain: 'close-ones',
  title: { nl: 'Als de ander begint', en: 'When they begin to change' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Misschien zet de ander een eerste stap. Dan wil je steunen zonder toezicht te houden, en dat is nieuw voor jullie allebei. Kies bij elk moment wat jij zou doen.',
      ),
      en: p(
        'Perhaps they’re taking a first step. You want to support them without policing, and it’s new for both of you. For each moment, choose what you would do.',
      ),
    }),
    radios(
      'vragen',
      { nl: 'Je wilt weten of het gelukt is vandaag.', en: 'You want to know if it went well today.' },
      [
        answer('elke_dag', { nl: 'Elke dag vragen', en: 'Ask every day' }, false, {
          nl: 'Je wilt het zo graag weten, en toch voelt het voor de ander als controle. Eén vaste vraag per week geeft meer rust.',
          en: 'You’re longing to know, and yet it feels like checking to them. One question on an agreed day each week keeps things calmer.',
        }),
        answer('vast', { nl: 'Eén vast moment per week afspreken', en: 'Agree one moment each week' }, true, {
          nl: 'Zo weten jullie allebei waar je aan toe bent. De rest van de week mag het over voetbal of de buren gaan.',
          en: 'That way you both know where you stand. For the rest of the week you can talk about football or the neighbours.',
        }),
        answer('wachten', { nl: 'Afwachten', en: 'Wait and see' }, null, {
          nl: 'Ruimte geven is prettig, maar helemaal zwijgen kan kil overkomen. Laat nu en dan met een vriendelijke vraag zien dat je er bent.',
          en: 'Giving them space is kind, but saying nothing at all can seem cold. Show that you’re there with a friendly question now and then.',
        }),
      ],
      { required: true },
    ),
    radios('uitglijder', { nl: 'Er is een uitglijder geweest.', en: 'They’ve had a slip.' }, [
      answer(
        'rustig',
        { nl: 'Rustig blijven, veilig maken, morgen praten', en: 'Stay calm, make it safe, talk tomorrow' },
        true,
        {
          nl: 'Een uitglijder hoort er bij veel mensen bij, en hij wist het andere niet uit. Morgen is iedereen uitgerust en praat je beter.',
          en: 'A slip is part of it for many people, and it does not wipe out the rest. You’ll talk better tomorrow, when everyone is rested.',
        },
      ),
      answer('zie_je_wel', { nl: '“Zie je wel.”', en: '“I told you so.”' }, false, {
        nl: 'Je bent teleurgesteld, en dat mag. Alleen doet deze zin pijn zonder te helpen, dus vertel je gevoel liever aan iemand anders.',
        en: 'You’re disappointed, and you’re allowed to be, but this sentence hurts without helping, so tell someone else how you feel.',
      }),
      answer('alsof', { nl: 'Doen alsof er niets is', en: 'Pretend nothing happened' }, null, {
        nl: 'Soms heb je dit nodig om de avond door te komen. Kom er binnen een paar dagen kort op terug, anders wordt het een geheim.',
        en: 'Sometimes you need it to get through the evening. Come back to it briefly within a few days, or it will turn into a secret.',
      }),
    ]),
    radios('vieren', { nl: 'Vier weken gelukt. Je wilt het vieren.', en: 'Four weeks. You want to celebrate.' }, [
      answer('iets_anders', { nl: 'Uit eten of een dag weg', en: 'Dinner or a day out' }, true, {
        nl: 'Zo krijgt de ander iets terug wat bij het doel past. Kies een plek waar niet gedronken of gegokt wordt.',
        en: 'That gives them something that fits their goal. Choose a place where nobody is drinking or gambling.',
      }),
      answer('drankje', { nl: 'Met een drankje toasten', en: 'Toast with a drink' }, false, {
        nl: 'Je bedoelt het lief, en toch is dit voor veel mensen een lastig moment. Kies thee met taart, of laat de ander kiezen.',
        en: 'You mean it kindly, but for many people it’s a hard moment. Choose tea and cake, or let them choose.',
      }),
      answer('woorden', { nl: 'Zeggen dat je het ziet', en: 'Say that you see it' }, true, {
        nl: 'Dit is misschien wel het meest waard. Houd het kort en zeg wat je ziet: “Wat ben jij uitgeslapen.”',
        en: 'This may be worth the most, if you keep it short: “You look really well rested.”',
      }),
    ]),
    radios('vertrouwen', { nl: 'De ander wil weer over het geld gaan.', en: 'They want to handle the money again.' }, [
      answer('alles', { nl: 'Meteen alles teruggeven', en: 'Give everything back at once' }, false, {
        nl: 'Je wilt vertrouwen geven, maar alles tegelijk is een groot risico voor jullie allebei. Begin met één rekening of één week.',
        en: 'You want to show trust, but everything at once is a big risk for both of you. Start with one account or one week.',
      }),
      answer('stap', { nl: 'Eén stap per maand', en: 'One step a month' }, true, {
        nl: 'In stappen kan vertrouwen groeien. Spreek nu al af wat er gebeurt als het anders loopt, rustig en zonder straf.',
        en: 'Build trust in steps. Agree now, calmly, what you’ll both do if things go wrong, without punishment.',
      }),
      answer('nooit', { nl: 'Nooit meer', en: 'Never again' }, null, {
        nl: 'Bij grote schulden kan dit een tijd nodig zijn. Prik een datum waarop jullie er samen opnieuw naar kijken.',
        en: 'With large debts this can be needed for a while. Set a date when you’ll look at it again together.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Vertrouwen komt in weken', en: 'Trust comes in weeks' },
    html: {
      nl: p(
        'Vertrouwen komt terug in weken, niet in één gesprek. Bewaken is niet jouw taak, maar een goed moment zien kun jij als geen ander. Blijf ook in deze tijd voor jezelf zorgen.',
      ),
      en: p(
        'Trust comes back in weeks, not in one conversation. It’s not your job to guard it, but nobody can spot a good moment the way you can. Keep looking after yourself, even now.',
      ),
    },
  },
  notes: 'Method: support without policing (CRAFT).',
});
