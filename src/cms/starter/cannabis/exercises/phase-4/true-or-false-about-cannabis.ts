import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const trueOrFalseAboutCannabis = exercise({
  id: 'cannabis_4_4',
  domain: 'cannabis',
  title: { nl: 'Waar of niet over cannabis', en: 'True or false about cannabis' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Zeven zinnen die je op straat, online of aan de keukentafel hoort. Kies wat jij denkt, dan krijg je meteen uitleg. Fout kiezen bestaat hier niet. Je leert er juist van.',
      ),
      en: p(
        'Here are seven statements that you hear in the street, online or at the kitchen table. Choose what you think, and you’ll get an explanation at once. There’s no score. This is not a test.',
      ),
    }),
    statement(
      'verslavend',
      { nl: 'Van cannabis kun je niet afhankelijk worden.', en: 'You cannot become dependent on cannabis.' },
      false,
      {
        right: {
          nl: 'Dat is zo: bij een deel van de mensen die veel blowen, gebeurt dat wel.',
          en: 'That’s right: it does happen to some of the people who use it a lot.',
        },
        wrong: {
          nl: 'Het wordt vaak gezegd, en toch overkomt het een deel van de mensen.',
          en: 'People say it a lot, and yet it happens to some of them.',
        },
        unsure: {
          nl: 'Daar wordt ook verschillend over gepraat, omdat het niet bij iedereen gebeurt.',
          en: 'People disagree about this, as it does not happen to everyone.',
        },
        explanation: {
          nl: 'Slecht slapen en een kort lontje na het stoppen horen daarbij. Het betekent niet dat je zwak bent, maar dat je hersenen gewend zijn aan THC.',
          en: 'Bad sleep and a short temper after stopping are part of it. It does not mean that you’re weak, but that your brain has got used to THC.',
        },
      },
      { required: true },
    ),
    statement(
      'rijden',
      { nl: 'Een uur na een joint kun je veilig rijden.', en: 'One hour after a joint you can drive safely.' },
      false,
      {
        right: {
          nl: 'Inderdaad: na een uur reageer je nog steeds trager.',
          en: 'That’s right: after an hour you’re still reacting more slowly.',
        },
        wrong: {
          nl: 'Je voelt je dan misschien alweer helder, maar je reageert nog trager.',
          en: 'You may feel clear again by then, but you’re still reacting more slowly.',
        },
        unsure: {
          nl: 'Een vaste tijd bestaat niet, daarom is dit zo lastig te weten.',
          en: 'There’s no set time, and that’s why this is so hard to know.',
        },
        explanation: {
          nl: 'De wettelijke grens is 3 microgram THC per liter bloed, en met alcohol erbij lager. Neem na gebruik dus de bus of blijf slapen.',
          en: 'The legal limit is 3 micrograms of THC per litre of blood, and with alcohol it’s lower. So after using, take the bus or stay the night.',
        },
      },
    ),
    statement(
      'psychose',
      {
        nl: 'Sterke wiet geeft bij sommige mensen meer kans op een psychose.',
        en: 'Strong weed gives some people a higher chance of a psychosis.',
      },
      true,
      {
        right: {
          nl: 'Dat is waar, maar niet iedereen loopt evenveel risico.',
          en: 'That’s right, but not everyone runs the same risk.',
        },
        wrong: {
          nl: 'Bij veel mensen gaat het goed, en toch is de kans voor sommigen groter.',
          en: 'Many people have no trouble, and yet the chance is higher for some.',
        },
        unsure: {
          nl: 'Je ziet het niet aan iemand, dus twijfel is hier heel begrijpelijk.',
          en: 'You cannot tell by looking at someone, so doubt makes sense here.',
        },
        explanation: {
          nl: 'Het geldt vooral als het in je familie voorkomt of als je jong begon. Hoor of zie je dingen, bel dan vandaag nog je huisarts.',
          en: 'It’s mostly true if it runs in your family or if you started young. If you hear or see things, call your GP today.',
        },
      },
    ),
    statement(
      'namaak',
      {
        nl: 'Synthetische cannabis, zoals spice, werkt hetzelfde als wiet.',
        en: 'Synthetic cannabis, such as spice, works the same as weed.',
      },
      false,
      {
        right: {
          nl: 'Goed gezien: het is een nagemaakte stof en geen plant.',
          en: 'That’s right: it’s a man-made chemical and not a plant.',
        },
        wrong: {
          nl: 'De naam lijkt erop, maar het is een nagemaakte stof.',
          en: 'The name sounds similar, but it’s a man-made chemical.',
        },
        unsure: {
          nl: 'Veel mensen kennen het niet, omdat het hier minder voorkomt.',
          en: 'A lot of people do not know it, as it’s less common here.',
        },
        explanation: {
          nl: 'Het kan veel sterker en onverwachter werken dan wiet, dus blijf er liever af. Raakt iemand er bewusteloos door, bel dan 112.',
          en: 'It can work far more strongly and less predictably than weed, so it’s better to leave it alone. If it makes someone pass out, call 112.',
        },
      },
    ),
    statement(
      'geheugen',
      {
        nl: 'Bij volwassenen komt het geheugen na stoppen vaak grotendeels terug.',
        en: 'In adults, memory often largely comes back after stopping.',
      },
      true,
      {
        right: {
          nl: 'Zo is het: bij de meeste mensen herstelt het binnen weken.',
          en: 'That’s right: in most people it recovers within weeks.',
        },
        wrong: {
          nl: 'Je bent misschien bang dat het weg is, maar meestal herstelt het binnen weken.',
          en: 'You may be afraid it’s gone for good, but it usually recovers within weeks.',
        },
        unsure: {
          nl: 'Goed nieuws voor wie twijfelt: meestal herstelt het binnen weken.',
          en: 'This may be a relief if you were not sure: it usually recovers within weeks.',
        },
        explanation: {
          nl: 'Slaap helpt daar het meest bij. Merk je na een paar maanden geen verschil, vraag het dan je huisarts.',
          en: 'Sleep helps most with that. If you’ve noticed no difference after a few months, ask your GP to look into it.',
        },
      },
    ),
    statement(
      'cbd_test',
      {
        nl: 'Van CBD-olie kan een drugstest positief worden.',
        en: 'CBD oil can make a drug test positive.',
      },
      true,
      {
        right: {
          nl: 'Inderdaad: in sommige flesjes zit toch een beetje THC.',
          en: 'That’s right: some bottles contain a little THC.',
        },
        wrong: {
          nl: 'Op het etiket staat alleen CBD, en toch zit er soms THC in.',
          en: 'The label only says CBD, and yet there’s sometimes THC in it.',
        },
        unsure: {
          nl: 'Dat staat ook niet op het etiket, daarom weet bijna niemand het.',
          en: 'It’s not on the label, so hardly anyone knows.',
        },
        explanation: {
          nl: 'Of CBD helpt bij stoppen, is bovendien nog niet duidelijk. Gebruik je medicijnen, vraag dan eerst je apotheek, omdat ze elkaar kunnen beïnvloeden.',
          en: 'It’s also not clear whether CBD helps you stop. If you take medicines, ask your pharmacist first, as they can affect each other.',
        },
      },
    ),
    statement(
      'buitenland',
      { nl: 'In het buitenland gelden dezelfde regels als hier.', en: 'Abroad the same rules apply as here.' },
      false,
      {
        right: {
          nl: 'Zo is het: elk land maakt zijn eigen wet.',
          en: 'That’s right: every country makes its own laws.',
        },
        wrong: {
          nl: 'Een grens merk je bijna niet meer, maar de wet verandert er wel.',
          en: 'You hardly notice a border these days, but the law does change there.',
        },
        unsure: {
          nl: 'De regels veranderen ook steeds, dus bijna niemand weet ze precies.',
          en: 'The rules keep changing too, so hardly anyone knows them exactly.',
        },
        explanation: {
          nl: 'In veel landen ben je strafbaar, ook met een klein beetje. Leeg daarom je zakken en tas voordat je op reis gaat.',
          en: 'In many countries it’s a crime, even with a small amount. So empty your pockets and bags before you travel.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een jongen kwam uit een gezin waar drugs een schande zijn. Hij zocht alles op internet, omdat hij het niemand durfde te vragen. Over het geheugen had hij het mis: hij dacht dat het voorgoed kapot was. Hij liep er twee jaar mee rond. Bij de huisarts was het gesprek in tien minuten klaar.',
        ),
        en: p(
          'A young man grew up in a family where drugs bring shame. He looked everything up on the internet, as he did not dare to ask. About memory he was wrong: he thought that his was broken for good. He carried that for two years. With the GP, it took a ten-minute talk.',
        ),
      },
      { folded: { nl: 'Een vraag die bleef liggen', en: 'A question that waited' } },
    ),
  ],
  feedback: {
    title: { nl: 'Wat klopt en wat niet', en: 'What is true and what is not' },
    html: {
      nl: p(
        'Eén ding blijft altijd hetzelfde: rijd niet na gebruik. Bezit tot 5 gram wordt hier gedoogd, maar dat is niet hetzelfde als legaal.',
        'Stond jouw vraag hier niet, zet hem dan op een briefje voor je huisarts. Daar hoor je het zonder oordeel.',
      ),
      en: p(
        'One thing never changes: do not drive after using. Here, having up to 5 grams is tolerated, which is not the same as legal.',
        'If you have a question that was not here, write it down for your GP. You’ll get an answer there without being judged.',
      ),
    },
  },
  notes:
    'Sources: jellinek.nl (law, amounts, version 2019) [S35]; [S26] politie.nl 2018 and BN DeStem quoting Rijksoverheid (driving limits); [S12] Bonnet and Preuss 2017. CHECK [C3]: jurist: law and limits (C3). CHECK [C1]: psychiatrist: psychosis [S13] (no source read, C1). CHECK [C2]: addiction doctor: memory, synthetic cannabis, CBD (C2; general knowledge, no figure given).',
});
