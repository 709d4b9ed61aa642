import { anyOf, exercise, read, ruler, script, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

const transcript = {
  nl: [
    'Ga zitten of leun ergens tegenaan. Je hoeft je ogen niet dicht te doen. Je hoeft ook niets goed te doen. We kijken samen naar de trek, een paar minuten lang.',
    'Geef je trek een cijfer. Nul is niets, tien is heel veel. Onthoud dat cijfer. Is het een nul of een één? Dan oefen je nu voor later. Dat is ook goed.',
    'Waar in je lijf voel je de trek? Misschien in je keel, je borst, je buik of je handen. Is het warm of koud? Groot of klein? Je hoeft het niet weg te duwen. Kijk er alleen naar.',
    'Adem in door je neus. Adem langzaam uit, alsof je door een rietje blaast. Nog een keer in. En langzaam uit. En nog een keer. Bij elke keer uit zakken je schouders een klein beetje.',
    'Trek is als een golf in zee. Hij komt op, wordt hoog en zakt weer. Jij hoeft de golf niet te stoppen. Je hoeft er ook niet in mee te gaan. Je drijft erop.',
    'Komt er een gedachte, zoals “eentje kan wel”? Zeg dan: daar is die gedachte. Je hoeft er geen ruzie mee te maken. Laat hem voorbijgaan en ga terug naar je adem.',
    'Wordt het sterker? Dat hoort bij de top van de golf. Vaak is dit het hoogste punt. Adem nog tien keer langzaam uit. Tel maar mee. Raak je de tel kwijt? Begin dan weer bij één.',
    'Kijk nu opnieuw in je lijf. Zit de trek nog op dezelfde plek? Is hij anders van vorm, of van kracht? Misschien wel, misschien niet. Je bent er nog, en je hebt niets hoeven doen.',
    'Voel je voeten op de grond. Kijk om je heen en noem drie dingen die je ziet. Beweeg je handen.',
    'Geef je trek opnieuw een cijfer. Lager, gelijk of hoger: alles is goed. Je hebt geoefend. Is het nog hoog? Loop tien minuten of bel iemand.',
    'Tril of zweet je omdat je niet drinkt? Dit is geen trek. Bel je huisarts.',
  ],
  en: [
    'Sit down or lean against something. You do not have to close your eyes. You do not have to do anything well either. We look at the craving together, for a few minutes.',
    'Give your craving a number. Zero is nothing, ten is very strong. Remember that number. Is it a zero or a one? Then you are practising for later. That is fine too.',
    'Where in your body do you feel the craving? Perhaps in your throat, your chest, your belly or your hands. Is it warm or cold? Large or small? You do not have to push it away. Only look at it.',
    'Breathe in through your nose. Breathe out slowly, as if you are blowing through a straw. In once more. And slowly out. And once more. With every breath out your shoulders drop a little.',
    'A craving is like a wave in the sea. It rises, gets high and drops again. You do not have to stop the wave. You do not have to go along with it either. You float on it.',
    'Does a thought come up, such as “one is fine”? Then say: there is that thought. You do not have to argue with it. Let it pass and go back to your breath.',
    'Is it getting stronger? That belongs to the top of the wave. Often this is the highest point. Breathe out slowly ten more times. Count along. Do you lose count? Then start at one again.',
    'Now look in your body again. Is the craving still in the same place? Has its shape changed, or its strength? Perhaps it has, perhaps not. You are still here, and you did not have to do anything.',
    'Feel your feet on the ground. Look around and name three things that you see. Move your hands.',
    'Give your craving a number again. Lower, the same or higher: all of it is fine. You have practised. Is it still high? Walk for ten minutes or call someone.',
    'Do you shake or sweat because you are not drinking? This is not a craving. Call your GP.',
  ],
};

const STRENGTH = {
  nl: ['niets', 'heel veel'],
  en: ['nothing', 'very strong'],
} as const;

export const theWave = exercise({
  id: 'alcohol_3_1',
  domain: 'alcohol',
  title: { nl: 'De golf', en: 'The wave' },
  parts: [
    told('intro', {
      nl: p(
        'Met deze oefening leer je naar trek te kijken tot hij zakt. Doe hem de eerste keer op een rustig moment. Dan ken je hem als je hem nodig hebt. Een korte versie staat altijd bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'With this exercise you learn to look at a craving until it drops. Do it at a calm moment the first time. Then you know it when you need it. A short version is always on the <a href="/en/help">Help</a> page.',
      ),
    }),
    ruler('begin', { nl: 'Hoe sterk is je trek nu?', en: 'How strong is your craving now?' }, STRENGTH),
    script('golf', { nl: 'De golf', en: 'The wave' }, transcript),
    read,
    ruler(
      'eind',
      { nl: 'En hoe sterk is je trek na de golf?', en: 'And how strong is your craving after the wave?' },
      STRENGTH,
    ),
    told(
      'nog_hoog',
      {
        nl: p(
          'Nog hoog? Blijf er niet alleen mee. Loop tien minuten, eet iets of bel iemand. Daarna kun je de golf nog eens doen.',
        ),
        en: p(
          'Still high? Do not stay alone with it. Walk for ten minutes, eat something or call someone. After that you can do the wave again.',
        ),
      },
      { when: anyOf(['eind'], '6', '7', '8', '9', '10') },
    ),
  ],
  feedback: {
    title: { nl: 'Je hebt geoefend', en: 'You have practised' },
    html: {
      nl: p(
        'Trek gaat ook voorbij als je niets doet. Bleef je cijfer gelijk of werd het hoger? Dat kan de eerste keren. Doe de golf nog eens, of loop tien minuten.',
        '<strong>Tril of zweet je omdat je niet drinkt? Dat is geen trek. Bel je huisarts.</strong>',
      ),
      en: p(
        'A craving also passes when you do nothing. Did your number stay the same or get higher? That can happen the first times. Do the wave again, or walk for ten minutes.',
        '<strong>Do you shake or sweat because you are not drinking? That is not a craving. Call your GP.</strong>',
      ),
    },
  },
  notes: `Method: urge surfing (relapse prevention, Larimer, Palmer and Marlatt 1999). The script has pauses: about 4 minutes aloud.
CHECK: clinician, the line about shaking or sweating.`,
});
