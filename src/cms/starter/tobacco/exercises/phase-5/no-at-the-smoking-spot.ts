import type { Localised } from '#src/domains/domain.ts';
import { answer, createMarkup, exercise, type Part, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

/** A sentence to say, and the feedback on it. */
type Reply = readonly [label: Localised, feedback: Localised];

interface OfferTexts {
  readonly key: string;
  readonly situation: Localised;
  readonly short: Reply;
  readonly rather: Reply;
  readonly excuse: Reply;
  readonly anyway: Reply;
  readonly required?: true;
}

/**
 * Creates a situation in which a person offers or insists, with feedback on each of the four answers; none is wrong.
 */
function createOfferQuestion({ key, situation, short, rather, excuse, anyway, required }: OfferTexts): Part {
  const options = [
    answer('kort_nee', short[0], true, short[1]),
    answer('liever', rather[0], true, rather[1]),
    answer('smoes', excuse[0], null, excuse[1]),
    answer('toch', anyway[0], null, anyway[1]),
  ];
  return radios(key, situation, options, required ? { required } : {});
}

export const noAtTheSmokingSpot = exercise({
  id: 'tobacco_5_1',
  domain: 'tobacco',
  title: { nl: 'Nee zeggen bij het rooktafeltje', en: 'Saying no at the smoking spot' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Meestal bedoelt de ander het aardig, en is het na één zin voorbij. Lastiger is de gedachte dat je er dan niet meer bij hoort. Kies wat jij zou doen, en lees ook wat er bij de andere antwoorden staat.',
      ),
      en: p(
        'The other person usually means well, and one sentence is all it takes. What’s harder is the thought that you’ll no longer fit in. Choose what you’d do, and read what the other answers say as well.',
      ),
    }),
    createOfferQuestion({
      key: 'neem_er_een',
      required: true,
      situation: {
        nl: 'Pauze op de bouw: “Neem er een van mij.”',
        en: 'A break on the building site: “Have one of mine.”',
      },
      short: [
        { nl: '“Nee, ik rook niet. Hoe is het met je zus?”', en: '“No, I don’t smoke. How’s your sister?”' },
        {
          nl: 'Je nee is klaar voordat hij vragen kan stellen. Over zijn zus praat hij graag, en jij staat er nog steeds bij.',
          en: 'You’ve said no before he can ask why. He’ll happily talk about his sister, and you’re still one of the gang.',
        },
      ],
      rather: [
        { nl: '“Ik heb liever een kauwgompje.”', en: '“I’d rather have some gum.”' },
        {
          nl: 'Hij wilde iets met je delen, en dat kan nu ook. Heb je zelf een pakje bij je, bied hem dan als eerste aan.',
          en: 'He wanted to share something with you, and now he still can. If you’ve got a packet of gum yourself, offer first.',
        },
      ],
      excuse: [
        { nl: '“Ik ben verkouden.”', en: '“I have a cold.”' },
        {
          nl: 'Voor één dag is dat prima. Maar volgende week is de verkoudheid over, en houdt hij je weer een pakje voor.',
          en: 'For one day that’s fine. But next week the cold is over, and he’ll hold out the packet again.',
        },
      ],
      anyway: [
        { nl: 'Hem toch aannemen', en: 'Take it anyway' },
        {
          nl: 'Op een open pakje is moeilijk te reageren als je niets hebt bedacht. Zeg het morgen al bij de koffie: “Ik rook niet meer.”',
          en: 'An open packet is hard to answer when you have nothing prepared. Tomorrow, mention it over coffee: “I don’t smoke any more.”',
        },
      ],
    }),
    createOfferQuestion({
      key: 'terras',
      situation: {
        nl: 'Iedereen zit op het terras, met een drankje en rook.',
        en: 'Everyone sits outside, with a drink and smoke.',
      },
      short: [
        { nl: '“Ik ga binnen zitten. Tot zo.”', en: '“I’m sitting inside. See you in a bit.”' },
        {
          nl: 'Je kiest de plek die het makkelijk maakt. Er loopt bijna altijd iemand mee, al duurt het soms een kwartier.',
          en: 'You’re choosing the place that makes it manageable. Someone nearly always joins you, even if it takes a quarter of an hour.',
        },
      ],
      rather: [
        { nl: '“Ik neem fris. Wie komt er bij mij zitten?”', en: '“I’ll have a soft drink. Who’s joining me?”' },
        {
          nl: 'Met fris houd je je hoofd erbij, en je vraagt gezelschap in plaats van begrip. Kies een tafel waar de wind van je af waait.',
          en: 'A soft drink keeps your head clear, and you’re asking for company, not understanding. Choose a table where the wind blows away from you.',
        },
      ],
      excuse: [
        { nl: '“Ik heb het koud.”', en: '“I am cold.”' },
        {
          nl: 'Dit gelooft iedereen in maart. In juli moet je iets anders zeggen. Oefen alvast een zin die het hele jaar werkt.',
          en: 'Everyone believes this in March. In July you’ll need something else to say, so practise a sentence that works all year round.',
        },
      ],
      anyway: [
        { nl: 'Toch buiten erbij gaan zitten', en: 'Sit outside with them anyway' },
        {
          nl: 'Drank en rook samen maken nee zeggen lastig. Spreek een volgende keer bij de deur af: eerst een uur binnen, dan zie je verder.',
          en: 'Drink and smoke together make it hard to say no. Next time, agree with yourself at the door that you’ll spend the first hour inside.',
        },
      ],
    }),
    createOfferQuestion({
      key: 'nachtdienst',
      situation: {
        nl: 'Nachtdienst. De rookpauze is de enige pauze.',
        en: 'Night shift. The smoking break is the only break.',
      },
      short: [
        { nl: '“Ik neem mijn pauze hier.”', en: '“I’m taking my break here.”' },
        {
          nl: 'Een pauze is van jou, ook zonder sigaret. Doe de deur dicht of draai je stoel weg van je werk.',
          en: 'A break is yours, with or without a cigarette. Shut the door or turn your chair from your work, so it looks like one.',
        },
      ],
      rather: [
        { nl: '“Wie loopt er een rondje mee?”', en: '“Who’s coming for a walk round?”' },
        {
          nl: 'Om vier uur wil meer dan één collega wakker blijven. Wie meeloopt, vraagt de volgende nacht misschien zelf.',
          en: 'At four in the morning, more than one colleague wants to stay awake. The person who comes along may ask you next time.',
        },
      ],
      excuse: [
        { nl: '“Ik moet nog iets afmaken.”', en: '“I have to finish something.”' },
        {
          nl: 'Zo ontloop je de rook, maar ook je pauze. Na drie nachten ben je moe, en dan wint de trek het sneller.',
          en: 'You’ll avoid the smoke, but you’ll lose your break too. After three nights you’re tired, and cravings get the better of you.',
        },
      ],
      anyway: [
        { nl: 'Meegaan naar de rookplek', en: 'Go along to the smoking spot' },
        {
          nl: 'Je wilde een paar minuten weg zijn, en dat is redelijk. Vraag je leidinggevende om een plek waar je zonder rook kunt zitten.',
          en: 'You needed to get away for a while, and that’s reasonable. Ask your manager for a place where you can sit without smoke.',
        },
      ],
    }),
    createOfferQuestion({
      key: 'ongezellig',
      situation: { nl: '“Jij bent ook niet gezellig meer.”', en: '“You’re no fun any more.”' },
      short: [
        { nl: '“Ik ben er toch.”', en: '“I’m here, aren’t I?”' },
        {
          nl: 'Je verdedigt je niet, en dat haalt de lucht uit de opmerking. Blijf zitten en vraag iets, dan is het over.',
          en: 'You’re not defending yourself, and that takes the air out of the remark. Stay where you are, ask something, and it’s over.',
        },
      ],
      rather: [
        { nl: '“Ik blijf graag, zonder rook.”', en: '“I’d love to stay, without the smoke.”' },
        {
          nl: 'Nu weten ze dat je hen niet afwijst, alleen de rook. Meestal ging het daarom, want jouw stoppen kan een ander raken.',
          en: 'Now they know you’re turning down the smoke and not them. That’s usually what it was about. Your quitting can touch a nerve.',
        },
      ],
      excuse: [
        { nl: '“Het mag niet van de dokter.”', en: '“The doctor says I can’t.”' },
        {
          nl: 'Bij een onbekende is de vraag dan klaar. Vrienden gaan zich zorgen maken, of zeggen dat de dokter het niet ziet.',
          en: 'With a stranger that ends the questions. Friends will start to worry, or tell you that no doctor is looking.',
        },
      ],
      anyway: [
        { nl: 'Er toch een roken', en: 'Smoke one anyway' },
        {
          nl: 'Erbij willen horen is een sterke kracht. Zeg het een volgende keer voordat de avond begint, tegen de vriend die het meest luistert.',
          en: 'Wanting to fit in is a strong force. Next time, tell them before the evening starts, and start with the best listener.',
        },
      ],
    }),
    createOfferQuestion({
      key: 'carnaval',
      situation: {
        nl: 'Carnaval of een festival. Iemand steekt er een voor je aan.',
        en: 'A carnival or a festival. Someone lights one up for you.',
      },
      short: [
        { nl: '“Voor mij niet. Kom, we gaan dansen.”', en: '“Not for me. Come on, let’s dance.”' },
        {
          nl: 'Op een feest werkt een handeling beter dan een uitleg. Je trekt iemand mee, en de sigaret is al vergeten.',
          en: 'At a party an action works better than an explanation. You’re pulling someone along, and the cigarette is already forgotten.',
        },
      ],
      rather: [
        { nl: '“Geef mij maar friet. Ik trakteer.”', en: '“I’d rather have chips. My treat.”' },
        {
          nl: 'Eten geeft je handen iets te doen, en je houdt de groep bij elkaar. Met een volle maag drink je ook rustiger.',
          en: 'Food gives your hands and mouth a job, and it keeps the group together. You’ll also drink more slowly when you’ve had something to eat.',
        },
      ],
      excuse: [
        { nl: '“Ik heb er net een gehad.”', en: '“I had one a minute ago.”' },
        {
          nl: 'Zo blijf je voor de ander iemand die rookt, dus straks komt de volgende. “Ik rook niet” scheelt je de rest van de avond.',
          en: 'You’ll still be a smoker in their eyes, so another one comes in an hour. Saying “I don’t smoke” saves you the rest of the night.',
        },
      ],
      anyway: [
        { nl: 'Hem aannemen, het is feest', en: 'Take it, it’s a party' },
        {
          nl: 'Feest, drank en vrienden zijn samen veel tegelijk. Spoel nu je mond, en zoek daarna iemand die niet rookt.',
          en: 'A party, drinks and friends are a lot to handle at once. Rinse your mouth now, and find someone who does not smoke.',
        },
      ],
    }),
    createOfferQuestion({
      key: 'uitvaart',
      situation: {
        nl: 'Na een uitvaart staat de familie buiten te roken.',
        en: 'After a funeral the family stands outside smoking.',
      },
      short: [
        { nl: '“Ik kom bij jullie staan, zonder.”', en: '“I’ll stand with you, without one.”' },
        {
          nl: 'Je bent er voor hen, en dat is waar het vandaag om gaat. Houd iets vast, zoals een kop koffie of iemands arm.',
          en: 'You’re there for them, which is what matters today. Hold on to something, such as a cup of coffee or someone’s arm.',
        },
      ],
      rather: [
        { nl: '“Zullen we samen een stukje lopen?”', en: '“Shall we walk for a bit?”' },
        {
          nl: 'Verdriet wil bewegen of gedeeld worden, en dat kan al lopend. Vraag degene die het dichtst bij jou staat.',
          en: 'It helps to move and to talk, and on a walk you can do both. Ask the person you feel closest to.',
        },
      ],
      excuse: [
        { nl: '“Ik moet binnen helpen.”', en: '“I have to help inside.”' },
        {
          nl: 'Vandaag mag dat, niemand vraagt erop door. Loop na de koffie wel naar hen toe, zodat je niet alleen blijft.',
          en: 'Today that’s all right, and nobody will ask. After the coffee, do go over to them, so you’re not alone with your grief.',
        },
      ],
      anyway: [
        { nl: 'Er een opsteken', en: 'Light one' },
        {
          nl: 'Op zo’n dag zoek je iets wat je kent. Morgen gaat je plan verder, en vertel vanavond iemand dat je er een rookte.',
          en: 'On a day like this you reach for what you know. Your plan carries on tomorrow, and tonight you can tell someone you had one.',
        },
      ],
    }),
  ],
  feedback: {
    title: { nl: 'Kort is sterk', en: 'Short is strong' },
    html: {
      nl: p(
        '“Ik rook niet” klinkt sterker dan “ik mag niet”, want jij bent het die kiest. Kies de zin die op jou lijkt, en zeg hem vandaag twee keer in jezelf. Je kunt hem straks op je noodkaart zetten.',
      ),
      en: p(
        '“I don’t smoke” sounds stronger than “I’m not allowed to”: the choice is yours. Take the sentence that’s most like you, and say it to yourself twice today. It can go on your emergency card later.',
      ),
    },
  },
  notes: 'Method: refusal skills.',
});
