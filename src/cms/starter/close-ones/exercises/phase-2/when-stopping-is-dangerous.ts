import { answer, exercise, one, statement, told } from '../../../shared/exercise-parts.ts';
import { p, safety, safetyText } from '../../../shared/markup.ts';

export const whenStoppingIsDangerous = exercise({
  id: 'closeones_2_4',
  domain: 'close-ones',
  title: { nl: 'Als stoppen gevaarlijk is', en: 'When stopping is dangerous' },
  parts: [
    told('inleiding', {
      nl: p('Stoppen klinkt altijd goed. Bij sommige middelen moet het met een arts. Kies, en lees daarna de uitleg.'),
      en: p(
        'Stopping always sounds good. With some substances it has to be with a doctor. Choose, then read the explanation.',
      ),
    }),
    statement(
      'vandaag_stoppen',
      {
        nl: 'Iemand die elke dag veel drinkt, kan het best vandaag helemaal stoppen.',
        en: 'Someone who drinks a lot every day can best stop completely today.',
      },
      false,
      {
        nl: 'Niet waar. Ineens stoppen kan gevaarlijk zijn. Bel eerst de huisarts, het liefst samen.',
        en: 'Not true. Stopping suddenly can be dangerous. Call the GP first, together if you can.',
      },
      { required: true },
    ),
    one(
      'tekens',
      {
        nl: 'De ander stopte met drinken en trilt, zweet en is in de war. Wat doe je?',
        en: 'The other person stopped drinking and shakes, sweats and is confused. What do you do?',
      },
      [
        answer('wachten', { nl: 'Wachten tot morgen', en: 'Wait until tomorrow' }, false, {
          nl: `Wacht hier niet mee. ${safetyText('alcoholEmergency', 'nl')}`,
          en: `Do not wait with this. ${safetyText('alcoholEmergency', 'en')}`,
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
          en: `${safetyText('alcoholEmergency', 'en')} Say how much was drunk and since when not.`,
        }),
        answer('glas', { nl: 'Een glas geven', en: 'Give a glass' }, null, {
          nl: 'Dat komt uit zorg. Beslis het niet alleen: iemand die in de war is, heeft nu een arts nodig.',
          en: 'That comes from care. Do not decide it alone: someone who is confused needs a doctor now.',
        }),
      ],
    ),
    statement('ghb', { nl: 'Met GHB kan iemand ineens stoppen.', en: 'Someone can stop GHB suddenly.' }, false, {
      nl: 'Niet waar. Ineens stoppen met GHB kan levensgevaarlijk zijn. Afbouwen doet een arts.',
      en: 'Not true. Stopping GHB suddenly can be life-threatening. A doctor tapers it.',
    }),
    statement(
      'pillen',
      {
        nl: 'Slaap- en kalmeringsmiddelen bouwt een arts af.',
        en: 'A doctor tapers sleeping pills and tranquillisers.',
      },
      true,
      {
        nl: 'Waar. Ineens stoppen kan een aanval geven. Verstop of gooi ze niet weg, bel de huisarts.',
        en: 'True. Stopping suddenly can cause a fit. Do not hide them or throw them away, call the GP.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Samen met een arts', en: 'Together with a doctor' },
    html: {
      nl: p(
        'Giet geen fles leeg om iemand te dwingen. Bel samen de huisarts, of vraag alleen om advies.',
        `<strong>${safety('alcoholEmergency', 'nl')}</strong> Ook als iemand niet wakker te krijgen is.`,
      ),
      en: p(
        'Do not pour a bottle away to force someone. Call the GP together, or ask for advice alone.',
        `<strong>${safety('alcoholEmergency', 'en')}</strong> Also if someone cannot be woken.`,
      ),
    },
  },
  notes: 'Sources: NHG M10 (withdrawal). CHECK: addiction doctor: GHB, tranquillisers, not removing supplies.',
});
