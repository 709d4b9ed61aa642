import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { offer } from '../../../shared/quiz-forms.ts';

export const noAtTheSmokingSpot = exercise({
  id: 'tobacco_5_1',
  domain: 'tobacco',
  title: { nl: 'Nee bij het rooktafeltje', en: 'No at the smoking spot' },
  parts: [
    told('inleiding', {
      nl: p('Meestal bedoelt de ander het aardig. Met een korte zin ben je er snel doorheen. Kies wat jij zou doen.'),
      en: p(
        'Usually the other person means well. A short sentence gets you through quickly. Choose what you would do.',
      ),
    }),
    offer({
      key: 'neem_er_een',
      required: true,
      situation: { nl: '“Neem er een van mij.”', en: '“Have one of mine.”' },
      short: { nl: '“Nee, ik rook niet. Hoe is het met je zus?”', en: '“No, I do not smoke. How is your sister?”' },
      rather: { nl: '“Ik heb liever een kauwgompje.”', en: '“I would rather have some gum.”' },
      excuse: { nl: '“Ik ben verkouden.”', en: '“I have a cold.”' },
      anyway: { nl: 'Hem toch aannemen', en: 'Take it anyway' },
      earlier: {
        nl: 'Misschien bij aankomst al: “Ik rook niet meer.”',
        en: 'Perhaps on arrival: “I no longer smoke.”',
      },
    }),
    offer({
      key: 'terras',
      situation: {
        nl: 'Iedereen zit op het terras, met een drankje en rook.',
        en: 'Everyone sits outside, with a drink and smoke.',
      },
      short: { nl: '“Ik ga binnen zitten. Tot zo.”', en: '“I am sitting inside. See you in a bit.”' },
      rather: { nl: '“Ik neem fris. Wie komt er bij mij zitten?”', en: '“I will have a soft drink. Who joins me?”' },
      excuse: { nl: '“Ik heb het koud.”', en: '“I am cold.”' },
      anyway: { nl: 'Toch buiten erbij gaan zitten', en: 'Sit outside with them anyway' },
      earlier: {
        nl: 'Drank maakt nee lastiger. De eerste 4 weken binnen zitten helpt.',
        en: 'Alcohol makes it harder to say no. Sitting inside in the first 4 weeks helps.',
      },
    }),
    offer({
      key: 'nachtdienst',
      situation: {
        nl: 'Nachtdienst. De rookpauze is de enige pauze.',
        en: 'Night shift. The smoking break is the only break.',
      },
      short: { nl: '“Ik neem mijn pauze hier.”', en: '“I take my break here.”' },
      rather: { nl: '“Wie loopt er een rondje mee?”', en: '“Who walks a round with me?”' },
      excuse: { nl: '“Ik moet nog iets afmaken.”', en: '“I have to finish something.”' },
      anyway: { nl: 'Meegaan naar de rookplek', en: 'Go along to the smoking spot' },
      earlier: {
        nl: 'Vraag je leidinggevende om een pauze op een andere plek.',
        en: 'Ask your manager for a break in another place.',
      },
    }),
    offer({
      key: 'ongezellig',
      situation: { nl: '“Jij bent ook niet gezellig meer.”', en: '“You are no fun any more.”' },
      short: { nl: '“Ik ben er toch.”', en: '“I am here.”' },
      rather: { nl: '“Ik blijf graag, zonder rook.”', en: '“I would love to stay, without smoke.”' },
      excuse: { nl: '“Het mag niet van de dokter.”', en: '“The doctor says I cannot.”' },
      anyway: { nl: 'Er toch een roken', en: 'Smoke one anyway' },
      earlier: {
        nl: 'Verdedigen hoeft niet. Glimlachen en blijven zitten is genoeg.',
        en: 'No need to defend yourself. Smiling and staying is enough.',
      },
    }),
  ],
  feedback: {
    title: { nl: 'Kort is sterk', en: 'Short is strong' },
    html: {
      nl: p('“Ik rook niet” klinkt sterker dan “ik mag niet”. Zeg je eigen zin nu één keer hardop.'),
      en: p('“I do not smoke” sounds stronger than “I may not”. Say your own sentence out loud once now.'),
    },
  },
  notes: 'Method: refusal skills.',
});
