import { answer, createMarkup, exercise, radios, statement } from '../../../shared/exercise-parts.ts';
import { p, safety, safetyText } from '../../../shared/markup.ts';

export const whenStoppingIsDangerous = exercise({
  id: 'closeones_2_4',
  domain: 'close-ones',
  title: { nl: 'Als stoppen gevaarlijk is', en: 'When stopping is dangerous' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Stoppen klinkt altijd goed, maar bij sommige middelen kan dat alleen met een arts. Hier lees je welke dat zijn en wanneer je belt.',
      ),
      en: p(
        'Stopping always sounds good, but with some drugs it’s only safe with a doctor. Here you can read which ones, and when to call.',
      ),
    }),
    statement(
      'vandaag_stoppen',
      {
        nl: 'Iemand die elke dag veel drinkt, kan het best vandaag helemaal stoppen.',
        en: 'Someone who drinks a lot every day had best stop completely today.',
      },
      false,
      {
        right: {
          nl: 'Klopt, hoe graag je het ook wilt, vandaag is te snel.',
          en: 'That’s right: however much you want it, today is too soon.',
        },
        wrong: {
          nl: 'Het lijkt het beste wat er kan gebeuren, en toch kan het heel erg misgaan.',
          en: 'It sounds like the best thing that could happen, and yet it can go badly wrong.',
        },
        unsure: {
          nl: 'Dit is belangrijk om te weten, omdat het om veiligheid gaat.',
          en: 'This one matters most of all, because it’s about safety.',
        },
        explanation: {
          nl: 'Ineens stoppen kan gevaarlijk zijn na elke dag veel drinken. Bel eerst de huisarts, het liefst samen.',
          en: 'Stopping suddenly can be dangerous after drinking a lot every day. Call the GP first, together if you can.',
        },
      },
      { required: true },
    ),
    radios(
      'tekens',
      {
        nl: 'De ander stopte met drinken en trilt, zweet en is in de war. Wat doe je?',
        en: 'They have stopped drinking and are shaking, sweating and confused. What do you do?',
      },
      [
        answer('wachten', { nl: 'Wachten tot morgen', en: 'Wait until tomorrow' }, false, {
          nl: `Wacht hier niet mee, want dit kan snel erger worden. ${safetyText('alcoholEmergency', 'nl')}`,
          en: `Do not wait, because this can get worse quickly. ${safetyText('alcoholEmergency', 'en')}`,
        }),
        answer(
          'bellen',
          { nl: 'De huisarts of huisartsenpost bellen', en: 'Call the GP or out-of-hours GP (huisartsenpost)' },
          false,
          {
            nl: safetyText('confusedToo', 'nl'),
            en: safetyText('confusedToo', 'en'),
          },
        ),
        answer('bel_112', { nl: '112 bellen', en: 'Call 112' }, true, {
          nl: `${safetyText('alcoholEmergency', 'nl')} Zeg hoeveel er werd gedronken en sinds wanneer niet meer.`,
          en: `${safetyText('alcoholEmergency', 'en')} Tell them how much they drank each day, and when they stopped.`,
        }),
        answer('glas', { nl: 'Een glas geven', en: 'Give them a drink' }, null, {
          nl: 'Je wilt helpen, maar beslis dit niet alleen. Iemand die in de war is, heeft nu een arts nodig.',
          en: 'You want to help, but do not decide this alone. Someone who is confused needs a doctor now.',
        }),
      ],
    ),
    statement('ghb', { nl: 'Met GHB kan iemand ineens stoppen.', en: 'Someone can stop GHB suddenly.' }, false, {
      right: {
        nl: 'Precies, bij GHB is haast gevaarlijk.',
        en: 'Exactly, rushing is dangerous with GHB.',
      },
      wrong: {
        nl: 'GHB werkt kort, dus die gedachte is logisch, maar ze klopt niet.',
        en: 'GHB wears off quickly, so it’s a logical thought, but it’s wrong.',
      },
      unsure: {
        nl: 'Veel mensen hebben hier nooit iets over gehoord.',
        en: 'Many people have never been told about this.',
      },
      explanation: {
        nl: 'Ineens stoppen met GHB kan levensgevaarlijk zijn. Afbouwen gebeurt daarom samen met een arts.',
        en: 'Stopping GHB suddenly can be life-threatening, so a doctor plans how to come off it.',
      },
    }),
    statement(
      'pillen',
      {
        nl: 'Slaap- en kalmeringsmiddelen bouwt een arts af.',
        en: 'A doctor should plan how to come off sleeping pills and tranquillisers.',
      },
      true,
      {
        right: {
          nl: 'Goed gezien, dit doe je niet op eigen kracht.',
          en: 'You’re right, this is not something to do on your own.',
        },
        wrong: {
          nl: 'Pillen van de dokter lijken onschuldig, en toch raakt het lichaam eraan gewend.',
          en: 'Pills from the doctor may seem harmless, and yet the body gets used to them.',
        },
        unsure: {
          nl: 'Twijfel je over een pil, dan weet ook de apotheek raad.',
          en: 'If you’re unsure about a pill, the pharmacist can help as well.',
        },
        explanation: {
          nl: 'Ineens stoppen kan een aanval geven. Verstop de pillen dus niet en gooi ze niet weg, maar bel de huisarts.',
          en: 'Stopping suddenly can cause a fit. So do not hide the pills or throw them away, but call the GP.',
        },
      },
    ),
    radios(
      'middel',
      { nl: 'Om welk middel gaat het bij jullie?', en: 'What does the person you’re worried about use?' },
      [
        answer('alcohol', { nl: 'Alcohol', en: 'Alcohol' }, null, {
          nl: 'Na elke dag veel drinken is ineens stoppen gevaarlijk. Laat de fles dus staan en bel vandaag of morgen samen de huisarts.',
          en: 'After drinking a lot every day, stopping suddenly is dangerous. Leave the bottle where it is, and call the GP together today or tomorrow.',
        }),
        answer('ghb', { nl: 'GHB, slaap- of kalmeringsmiddelen', en: 'GHB, sleeping pills or tranquillisers' }, null, {
          nl: `${safetyText('neverSuddenlyOther', 'nl')} ${safetyText('ghbEmergency', 'nl')} ${safetyText('recovery', 'nl')}`,
          en: `${safetyText('neverSuddenlyOther', 'en')} ${safetyText('ghbEmergency', 'en')} ${safetyText('recovery', 'en')}`,
        }),
        answer('cocaine', { nl: 'Cocaïne', en: 'Cocaine' }, null, {
          nl: `Houd afstand als iemand boos of onrustig is. ${safetyText('chestOther', 'nl')} ${safetyText('overheated', 'nl')}`,
          en: `Keep your distance if they’re angry or restless. ${safetyText('chestOther', 'en')} ${safetyText('overheated', 'en')}`,
        }),
        answer('cannabis', { nl: 'Cannabis', en: 'Cannabis' }, null, {
          nl: safetyText('psychosisOther', 'nl'),
          en: safetyText('psychosisOther', 'en'),
        }),
        answer('gokken', { nl: 'Gokken', en: 'Gambling' }, null, {
          nl: 'Na een groot verlies kan iemand wanhopig zijn, dus zoek de ander op als dat veilig is. Leen geen geld en bel bij zorgen 113.',
          en: 'After a big loss people can feel desperate, so be with them if it’s safe. Do not lend money, and call 113 if you’re worried.',
        }),
        answer('roken', { nl: 'Roken of vapen', en: 'Smoking or vaping' }, null, {
          nl: 'Stoppen is goed, al moet een medicijn dan soms worden aangepast. Laat de ander dat bij huisarts of apotheek vragen, en vraag zelf om een rookvrij huis.',
          en: 'Quitting is good, although some medicines may need to change. Let them check with the GP or pharmacist, and ask for a smoke-free home yourself.',
        }),
      ],
    ),
  ],
  feedback: {
    title: { nl: 'Samen met een arts', en: 'Together with a doctor' },
    html: {
      nl: p(
        'Giet geen fles leeg om iemand te dwingen, want dat kan gevaarlijk zijn. Bel samen de huisarts, of vraag zelf om advies.',
        'Wil je een week lang elke dag één klein ding doen? Dat vind je bij <a href="/een-week">Een week bij wat de ander gebruikt</a>.',
        `<strong>${safety('alcoholEmergency', 'nl')}</strong>`,
        safety('recovery', 'nl'),
      ),
      en: p(
        'Do not pour a bottle away to force someone, because that can be dangerous. Call the GP together, or ask for advice yourself.',
        'You’ll find one small thing for every day at <a href="/en/one-week">One week when someone you love uses</a>.',
        `<strong>${safety('alcoholEmergency', 'en')}</strong>`,
        safety('recovery', 'en'),
      ),
    },
  },
  notes:
    'Sources: NHG M10 [S1] (withdrawal); Nationale Drug Monitor [S19] (GHB). CHECK [C1]: addiction doctor: GHB, tranquillisers, not removing supplies.',
});
