import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const schoolWorkDriving = exercise({
  id: 'cannabis_5_4',
  domain: 'cannabis',
  title: { nl: 'School, werk, rijden', en: 'School, work, driving' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Op de weg, op je werk en over de grens gelden regels die weinig mensen kennen. Kies wat jij denkt, dan lees je meteen hoe het zit. Regels kunnen veranderen, dus vraag het na als er veel van afhangt.',
      ),
      en: p(
        'On the road, at work and across the border there are rules that hardly anyone tells you about. Choose what you think, and you’ll read how it is. Rules can change, so check if a lot depends on it.',
      ),
    }),
    statement(
      'slapen',
      { nl: 'Na een nacht slapen kun je altijd rijden.', en: 'After a night’s sleep you can always drive.' },
      false,
      {
        right: {
          nl: 'Dat is zo: slaap haalt THC niet uit je bloed.',
          en: 'That’s right: sleep does not take THC out of your blood.',
        },
        wrong: {
          nl: 'Je voelt je dan uitgerust, en toch kan er nog THC in je bloed zitten.',
          en: 'You may feel rested by then, and yet there can still be THC in your blood.',
        },
        unsure: {
          nl: 'Dat is ook niet te voelen. THC blijft lang hangen.',
          en: 'You cannot feel it either, as THC stays in your body for a long time.',
        },
        explanation: {
          nl: 'Rijd niet na gebruik. Blow je vaak, dan meet de politie soms dagen later nog THC.',
          en: 'Do not drive after using. If you use often, the police can sometimes still measure THC days later.',
        },
      },
      { required: true },
    ),
    statement('speeksel', { nl: 'De politie kan je speeksel testen.', en: 'The police can test your saliva.' }, true, {
      right: {
        nl: 'Inderdaad: bij een controle mogen ze om speeksel vragen.',
        en: 'That’s right: at a check they can ask for your saliva.',
      },
      wrong: {
        nl: 'Blazen kent iedereen, maar er bestaat ook een test met speeksel.',
        en: 'Everyone knows the breath test, but there’s one with saliva as well.',
      },
      unsure: {
        nl: 'Veel mensen kennen alleen de blaastest, omdat die langer bestaat.',
        en: 'Many people only know the breath test, as it’s been around longer.',
      },
      explanation: {
        nl: 'Daarna kan een bloedtest volgen. Boven de grens krijg je straf, en soms kijkt het CBR daarna naar je rijbewijs.',
        en: 'A blood test can follow. Above the limit there’s a penalty, and sometimes the CBR (the driving authority) looks into it.',
      },
    }),
    statement(
      'drank',
      {
        nl: 'Met een beetje alcohol erbij geldt een lagere grens.',
        en: 'With a little alcohol, a lower limit applies.',
      },
      true,
      {
        right: {
          nl: 'Zo is het: samen reageer je slechter dan met één van beide.',
          en: 'That’s right: together they slow you down more than either alone.',
        },
        wrong: {
          nl: 'Eén biertje lijkt er weinig aan toe te voegen, maar samen reageer je slechter.',
          en: 'One beer seems to add little, but together they slow you down more.',
        },
        unsure: {
          nl: 'Hier denken weinig mensen aan, terwijl het samen juist erger wordt.',
          en: 'Few people think of this, while it’s the mix that makes it worse.',
        },
        explanation: {
          nl: 'De wet houdt daar rekening mee. Spreek dus vooraf af wie er rijdt. Later op de avond lukt dat slecht.',
          en: 'The law takes that into account. So agree beforehand who’s driving. Later in the evening that’s much harder.',
        },
      },
    ),
    statement(
      'fiets',
      {
        nl: 'Op de fiets is blowen geen probleem.',
        en: 'On a bike, using cannabis is no problem.',
      },
      false,
      {
        right: {
          nl: 'Goed gezien: ook op de fiets reageer je trager.',
          en: 'That’s right: on a bike you react more slowly too.',
        },
        wrong: {
          nl: 'Een fiets voelt veiliger dan een auto, maar je reageert wel trager.',
          en: 'A bike feels safer than a car, but you still react more slowly.',
        },
        unsure: {
          nl: 'Bijna iedereen denkt hierbij aan auto’s, dus de twijfel is logisch.',
          en: 'Almost everyone thinks of cars here, so it’s natural to be in doubt.',
        },
        explanation: {
          nl: 'Een tram of een gat in de weg zie je dan te laat. Laat je fiets staan en loop, of ga met iemand mee.',
          en: 'You’ll see a tram or a hole in the road too late. Leave your bike and walk, or get a lift with someone.',
        },
      },
    ),
    statement(
      'werkgever',
      { nl: 'Je werkgever kan zomaar je bloed laten testen.', en: 'Your employer can test your blood at any time.' },
      false,
      {
        right: {
          nl: 'Dat is zo: daar zijn regels voor.',
          en: 'That’s right: there are rules for it.',
        },
        wrong: {
          nl: 'Sommige bazen doen alsof het mag, maar er zijn regels voor.',
          en: 'Some employers act as if they can, but there are rules for it.',
        },
        unsure: {
          nl: 'Het hangt af van je werk, daarom weten weinig mensen dit zeker.',
          en: 'It depends on your work, so few people are sure about this.',
        },
        explanation: {
          nl: 'Meestal mag het dus niet zomaar. Twijfel je, vraag het dan het Juridisch Loket of je vakbond voordat je iets tekent.',
          en: 'So usually they cannot do it without a reason. If you’re not sure, ask the Juridisch Loket (free legal advice) or your union before you sign anything.',
        },
      },
    ),
    statement(
      'duitsland',
      {
        nl: 'In Duitsland en België gelden dezelfde regels als hier.',
        en: 'In Germany and Belgium the same rules apply as here.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad: elk land heeft eigen regels.',
          en: 'That’s right: every country has rules of its own.',
        },
        wrong: {
          nl: 'Het is maar een uur rijden, en toch gelden er andere regels.',
          en: 'It’s only an hour away, and yet the rules are different.',
        },
        unsure: {
          nl: 'Het verandert ook telkens, dus bijna niemand weet het precies.',
          en: 'It keeps changing too, so hardly anyone knows exactly.',
        },
        explanation: {
          nl: 'Neem daarom niets mee over de grens, ook geen restje. Krijg je cannabis op recept, vraag dan je apotheek welke papieren je nodig hebt.',
          en: 'So take nothing across the border, not even what’s left. If you get cannabis on prescription, ask your pharmacist which papers you need.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw reed elke ochtend haar vader naar de dagopvang. Ze blowde om tien uur ’s avonds en dacht dat het ’s ochtends wel weg was. Toen ze las dat THC soms dagen te meten is, koos ze voor de taxi. Dat gaf rust, want zo hing er minder af van één avond.',
        ),
        en: p(
          'Every morning a woman drove her father to day care. She used cannabis at ten in the evening, and thought it would be gone by eight. When she read that THC can be measured for days, she asked for the day centre’s own taxi. It was a relief, as less depended on one evening.',
        ),
      },
      { folded: { nl: 'De ochtend na een joint', en: 'The morning after a joint' } },
    ),
  ],
  feedback: {
    title: { nl: 'Weten geeft rust', en: 'Knowing gives peace' },
    html: {
      nl: p(
        'Rijd niet na gebruik, ook niet de volgende ochtend als je vaak blowt. Loopt het niet op school of werk, praat dan met je huisarts of bedrijfsarts. Die houdt het voor zich.',
      ),
      en: p(
        'Do not drive after using, and not the next morning either if you use often. If school or work is not going well, talk to your GP or company doctor, who will keep it private.',
      ),
    },
  },
  notes:
    'Sources: [S26] politie.nl 2018 and BN DeStem quoting Rijksoverheid (limits); jellinek.nl (version 2019) [S35]. CHECK [C3]: jurist: saliva test, employer, abroad, CBR, cyclists (C3).',
});
