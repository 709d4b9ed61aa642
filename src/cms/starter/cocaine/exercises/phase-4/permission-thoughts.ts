import { answer, createMarkup, exercise, line, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const permissionThoughts = exercise({
  id: 'cocaine_4_1',
  domain: 'cocaine',
  title: { nl: 'Zinnen die het goedpraten', en: 'Thoughts that talk you into it' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Voordat je het bericht stuurt, komt er meestal een zin langs die het goedpraat. Schrijf eerst op welke zin jij kent. Kies daarna wat jou zou helpen.',
        'De antwoorden komen van anderen. Twee helpen, ieder op een eigen manier, en één klinkt verstandig maar houdt de deur open.',
      ),
      en: p(
        'Before you send the message there’s usually a thought that makes it seem fine. First write down the one you know, and then choose what would help you.',
        'The answers come from other people. Two of them help, each in its own way, and one sounds sensible but keeps the door open.',
      ),
    }),
    line('eigen_zin', {
      nl: 'Welke zin hoor jij voordat je iets stuurt?',
      en: 'What do you hear yourself say before you send something?',
    }),
    radios(
      'eentje',
      {
        nl: 'Je hoort jezelf zeggen: “Ik drink er maar één.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “I’ll only have one drink.” Which answer helps you?',
      },
      [
        answer('helpt', { nl: '“Ik drink vanavond geen alcohol.”', en: '“I’m not drinking tonight.”' }, true, {
          nl: 'Zonder drankje komt het bericht veel minder. Drink je elke dag veel, stop dan niet ineens en bel eerst je huisarts.',
          en: 'If there’s no drink, the message comes far less. If you drink a lot every day, do not stop suddenly, and call your GP first.',
        }),
        answer(
          'helpt_ook',
          {
            nl: '“Ik bestel fris en kijk hoe de eerste twee uur gaan.”',
            en: '“I’ll order a soft drink and see how the first two hours go.”',
          },
          true,
          {
            nl: 'Het begin van de avond bepaalt veel. Later kies je minder helder. Bestel zelf, zodat niemand anders het doet.',
            en: 'The start of the evening decides a lot. Later on you choose less clearly. Order it yourself, so nobody else does it for you.',
          },
        ),
        answer('bier', { nl: '“Ik neem alleen bier, geen sterk.”', en: '“I’ll only have beer, no spirits.”' }, false, {
          nl: 'Dat klinkt als een grens, maar het bericht komt ook na het tweede bier. Dit heet onderhandelen: je verandert de afspraak en houdt de avond.',
          en: 'It sounds like a limit, but the message comes after the second drink, whatever it is. It’s called bargaining: you change the deal and still keep the evening.',
        }),
      ],
      { required: true },
    ),
    radios(
      'aankunnen',
      {
        nl: 'Je hoort jezelf zeggen: “Ik kan het aan.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “I can handle it.” Which answer helps you?',
      },
      [
        answer('helpt', { nl: '“Ik ga om 23 uur naar huis.”', en: '“I’m going home at 11 pm.”' }, true, {
          nl: 'Een vaste tijd kiest voor je op het uur dat kiezen lastig wordt. Koop je kaartje of regel je rit voordat je vertrekt.',
          en: 'A set time chooses for you at the hour when choosing gets hard. Buy your ticket or arrange your lift before you leave home.',
        }),
        answer(
          'helpt_ook',
          { nl: '“Ik laat iemand weten hoe laat ik ga.”', en: '“I’ll tell someone what time I’m leaving.”' },
          true,
          {
            nl: 'Nu wacht er iemand op je bericht, en dat maakt weggaan logischer dan blijven. Vraag of die persoon je om elf uur belt.',
            en: 'Now there’s someone waiting to hear from you, and that makes leaving more natural than staying. You could ask them to call you at eleven as well.',
          },
        ),
        answer('contant', { nl: '“Ik neem weinig contant mee.”', en: '“I’ll take very little cash.”' }, false, {
          nl: 'Dat lijkt voorzichtig, maar met een telefoon is geld nooit op. Dit heet overschatten: je rekent op jezelf van vier uur ’s middags, terwijl het middernacht wordt.',
          en: 'That seems careful, but with a phone the money never runs out. It’s called overrating: you count on the you of 4 pm, while it’ll be midnight.',
        }),
      ],
    ),
    radios(
      'saai',
      {
        nl: 'Je hoort jezelf zeggen: “Zonder ben ik saai.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “I’m boring without it.” Which answer helps you?',
      },
      [
        answer(
          'helpt',
          {
            nl: '“Ik kom een uur eerder en ga als ik op ben.”',
            en: '“I’ll come an hour earlier and leave when I’m tired.”',
          },
          true,
          {
            nl: 'Moe is iets anders dan saai, en vroeg op de avond praat je het makkelijkst. Niemand onthoudt wie er als eerste wegging.',
            en: 'Tired is not the same as boring, and early in the evening talking is less effort. The next day, nobody remembers who was the first to leave.',
          },
        ),
        answer(
          'helpt_ook',
          { nl: '“Ik zoek één persoon om echt mee te praten.”', en: '“I’ll find one person to really talk to.”' },
          true,
          {
            nl: 'Eén goed gesprek blijft langer hangen dan een lange nacht. Vraag iets wat je echt wilt weten, dan gaat de rest vanzelf.',
            en: 'One good conversation stays with you longer than a long night. Ask something you really want to know, and the rest will follow.',
          },
        ),
        answer('op_gang', { nl: '“Eén lijn om op gang te komen.”', en: '“One line to get me going.”' }, false, {
          nl: 'Het lijkt een startknop, maar de eerste maakt de tweede makkelijk. Dit heet beloning vooraf: je betaalt jezelf uit voordat de avond begint.',
          en: 'It looks like a start button, but the first makes the second come easily. It’s called reward in advance: you pay yourself before the evening has begun.',
        }),
      ],
    ),
    radios(
      'betaald',
      {
        nl: 'Je hoort jezelf zeggen: “Ik heb al betaald.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “I’ve already paid.” Which answer helps you?',
      },
      [
        answer(
          'helpt',
          { nl: '“Weggooien is goedkoper dan maandag.”', en: '“Throwing it away is cheaper than Monday.”' },
          true,
          {
            nl: 'Het geld is al weg, maar de nacht en de dagen erna zijn er nog. Reken dus niet met wat je betaalde.',
            en: 'The money’s gone already, but the night and the days after are still yours. So what you paid no longer has to count tonight.',
          },
        ),
        answer('helpt_ook', { nl: '“Ik spoel het nu door en ga weg.”', en: '“I’ll flush it now and leave.”' }, true, {
          nl: 'Doen gaat hier sneller dan denken, en daarna is er niets meer te kiezen. Bel onderweg iemand. Het eerste uur voelt leeg.',
          en: 'Acting is faster than thinking here, and afterwards there’s nothing left to choose. Call someone on the way. The first hour feels empty.',
        }),
        answer('bewaren', { nl: '“Ik bewaar het voor een feest.”', en: '“I’ll keep it for a party.”' }, false, {
          nl: 'Zo lijkt het niet verspild, maar dan kies je elke dag opnieuw. Dit heet verliesangst: niets kwijt willen, en daardoor meer kwijtraken.',
          en: 'That way it seems it’s not wasted, but then you have to choose again every day. It’s called fear of loss, which means wanting to lose nothing, and so losing more.',
        }),
      ],
    ),
    radios(
      'weekend',
      {
        nl: 'Je hoort jezelf zeggen: “Alleen dit weekend nog.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “One last weekend.” Which answer helps you?',
      },
      [
        answer('helpt', { nl: '“Ik verander alleen deze vrijdag.”', en: '“I’m only changing this Friday.”' }, true, {
          nl: 'Dit weekend hoort bij het patroon, en één andere vrijdag verandert dat al. Over volgende week beslis je later.',
          en: 'This weekend is part of the pattern, and one different Friday already puts a crack in it. You can decide about next week when next week comes.',
        }),
        answer(
          'helpt_ook',
          {
            nl: '“Ik plan iets vroegs op zaterdag, met iemand.”',
            en: '“I’ll plan something early on Saturday, with someone.”',
          },
          true,
          {
            nl: 'Een afspraak om tien uur maakt de nacht korter, omdat er iemand op je wacht. Kies iets wat je niet graag afzegt.',
            en: 'A plan at ten in the morning makes the night shorter. Someone’s waiting for you. Choose something you would not like to cancel.',
          },
        ),
        answer(
          'maand',
          { nl: '“Daarna stop ik een hele maand.”', en: '“After that I’ll stop for a whole month.”' },
          false,
          {
            nl: 'Een mooi plan voor later kost vandaag niets, en daarom voelt het goed. Dit heet uitstellen: je belooft iets groots om nu niets te doen.',
            en: 'A fine plan for later costs nothing today, and that’s why it feels good. It’s called putting off: you promise something big and do nothing now.',
          },
        ),
      ],
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Mijn familie mag het niet weten. Bij ons thuis zijn drugs een schande, en niemand praat erover. Ik zei altijd dat het mijn laatste weekend was, en dan vertelde ik niemand iets. Nu zeg ik dat ik alleen deze vrijdag verander. Op zaterdagochtend help ik mijn oom, en dat weet hij al.',
        ),
        en: p(
          'My family must not know. In our house drugs are a disgrace, and nobody ever talks about them. I always said it was my last weekend, and then I did not have to tell anyone. Now I say that I’m only changing this Friday. On Saturday morning I help my uncle, and he’s counting on me.',
        ),
      },
      { folded: { nl: 'De zin van iemand met een geheim', en: 'The sentence of someone with a secret' } },
    ),
    line('terug', { nl: 'Wat zeg je terug tegen je eigen zin?', en: 'What do you say back to your own thought?' }),
  ],
  feedback: {
    title: { nl: 'Een antwoord voor het bericht', en: 'An answer before the message' },
    html: {
      nl: p(
        'Kies één antwoord en zet het op vrijdagmiddag in je telefoon. De oude zin komt nog wel eens, maar nu heb je iets terug te zeggen. Je eigen zin kun je op je noodkaart zetten, in week 6.',
      ),
      en: p(
        'Choose one answer and put it in your phone for Friday afternoon. The old thought will still come by, but now you have something to say back. You can put your own line on your emergency card in week 6.',
      ),
    },
  },
  notes: 'Method: permission thoughts (cognitive behavioural therapy). CHECK [C1]: clinician; alcohol line.',
});
