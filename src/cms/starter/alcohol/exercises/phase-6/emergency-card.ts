import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, ul } from '../../../shared/markup.ts';

export const emergencyCard = exercise({
  id: 'alcohol_6_2',
  domain: 'alcohol',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Als het lastig wordt, is nadenken moeilijk, en dat geldt voor iedereen. Met een kaart hoef je alleen te lezen wat je zelf al bedacht.',
        'Vul in wat je nu weet. Ook een halve kaart is een kaart.',
      ),
      en: p(
        'It’s hard for anyone to think when things get difficult. With a card you only have to read what you thought of yourself.',
        'Fill in what you know now. Half a card is already a card.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          '<strong>Dit zeg ik:</strong> “Dit is één avond, en ik laat het hierbij.”',
          '<strong>Hier ga ik weg:</strong> uit de kamer, ik loop een rondje om de kerk.',
          '<strong>Deze persoon app ik:</strong> mijn broer, want hij weet ervan.',
          '<strong>Dit doe ik morgen:</strong> op tijd opstaan, ontbijten, mijn dag invullen.',
        ),
        en: ul(
          '<strong>I say</strong> “This is one evening, and I’ll leave it at this.”',
          '<strong>I leave</strong> the room, and I walk round the church until I feel calmer.',
          '<strong>I text</strong> my brother, who knows what I’m trying to do.',
          '<strong>Tomorrow</strong> I’ll get up on time, have breakfast and log my day.',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld', en: 'Read an example' } },
    ),
    line(
      'dit_zeg_ik',
      { nl: '1. Dit zeg ik tegen mezelf', en: '1. This is what I say to myself' },
      {
        required: true,
        help: {
          nl: 'Schrijf één zin die vriendelijk is voor jezelf.',
          en: 'Write one sentence that’s kind to yourself.',
        },
      },
    ),
    line('weg', {
      nl: '2. Dit giet ik weg, of hier ga ik weg',
      en: '2. What I pour away, or the place I leave',
    }),
    line(
      'persoon',
      { nl: '3. Deze persoon app of bel ik', en: '3. Who I text or call' },
      {
        help: {
          nl: 'Een voornaam of “mijn zus” is al duidelijk. Weet je niemand, kies dan een lijn van de pagina Hulp.',
          en: 'A first name or “my sister” will do, and if there’s nobody, choose a line from the Help page.',
        },
      },
    ),
    line('morgen', { nl: '4. Dit doe ik morgen', en: '4. What I do tomorrow' }),
    createMarkup('huisarts', {
      nl: p(
        '<strong>5. Ik bel mijn huisarts als ik ga trillen, zweten of overgeven omdat ik niet drink.</strong> Buiten kantooruren bel ik de huisartsenpost.',
        `<strong>${safety('alcoholEmergency', 'nl')}</strong>`,
      ),
      en: p(
        '<strong>5. I call my GP if not drinking makes me shake, sweat or be sick.</strong> Outside office hours I call the out-of-hours GP (huisartsenpost).',
        `<strong>${safety('alcoholEmergency', 'en')}</strong>`,
      ),
    }),
    line('nummer_huisarts', {
      nl: 'Het nummer van mijn huisarts',
      en: 'My GP’s phone number',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een kaart voor later', en: 'A card for later' },
    html: {
      nl: p(
        'Zet de kaart als foto in je telefoon. Kijkt er iemand mee in je telefoon, schrijf hem dan op een klein papier. Hier kun je hem ook altijd lezen.',
        'Je kunt hem altijd aanvullen of veranderen. Ook een halve kaart helpt, omdat het denken dan al gedaan is.',
      ),
      en: p(
        'Keep the card as a photo on your phone, or on paper if someone else looks at your phone. You can always come back and read it here too.',
        'You can add to it or change it whenever you like. Even half a card helps.',
      ),
    },
  },
  notes: `Method: slip plan and crisis coping.
CHECK [C1]: addiction doctor and GP, line 5 of the card and the signs for 112; whether "pour away" is safe advice for someone who is dependent.`,
});
