import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, tel, ul } from '../../../shared/markup.ts';

export const myEmergencyCard = exercise({
  id: 'gambling_6_2',
  domain: 'gambling',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Op een moeilijk moment kun je niet goed nadenken, en dat geldt voor iedereen. Met een kaart lees je alleen wat je nu rustig bedenkt. Houd het kort en in je eigen woorden. Een halve kaart helpt ook.',
      ),
      en: p(
        'At a hard moment nobody can think well, but with a card you only have to read. It holds what you worked out earlier, while you were calm. Keep it short and in your own words. Half a card helps as well.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl:
          p('Een man van 71 vulde zijn kaart zo in, een jaar nadat zijn vrouw was overleden.') +
          ul(
            '<strong>Ik zeg:</strong> de stilte gaat voorbij, en het geld komt niet terug.',
            '<strong>Mijn pas:</strong> ligt bij mijn dochter, in haar la.',
            '<strong>Ik bel:</strong> haar, en anders mijn buurman van nummer 8.',
            '<strong>Ik ga naar:</strong> de koffie in het buurthuis, waar het ook warm is.',
          ),
        en:
          p('A man of 71 filled in his card like this, a year after his wife had died.') +
          ul(
            '<strong>I say</strong> that the silence will pass, and the money is not coming back.',
            '<strong>My card</strong> is with my daughter, in the drawer where she keeps her own.',
            '<strong>I call</strong> her, or else my neighbour at number 8, who’s always at home.',
            '<strong>I go to</strong> the coffee morning at the community centre, where it’s warm too.',
          ),
      },
      { folded: { nl: 'Zo kan een kaart eruitzien', en: 'What a card can look like' } },
    ),
    line('zin', { nl: 'Dit zeg ik tegen mezelf', en: 'This is what I say to myself' }, { required: true }),
    line('pas', { nl: 'Mijn pas geef ik aan', en: 'I give my card to' }),
    line('bel', { nl: 'Ik bel of app', en: 'I call or text' }),
    line('slot', { nl: 'Dit slot zet ik erbij', en: 'This is the lock I add' }),
    line('plek', { nl: 'Ik ga naar deze plek', en: 'I go to this place' }),
    line(
      'bank',
      { nl: 'Het spoednummer van mijn bank', en: 'My bank’s emergency number' },
      {
        help: {
          nl: 'Het staat op je pas of op de site van je bank. Daarmee laat je een pas dag en nacht blokkeren.',
          en: 'You’ll find it on your card or your bank’s website, and it lets you block a card at any hour.',
        },
      },
    ),
    createMarkup('nummers', {
      nl: p(
        `<strong>${safety('suicide', 'nl')}</strong>`,
        `Bij gevaar bel je ${tel('112')}, en bij zorgen over geld Geldfit op ${tel('0800-8115')}.`,
      ),
      en: p(
        `<strong>${safety('suicide', 'en')}</strong>`,
        `If someone is in danger, call ${tel('112')}. For money worries, there’s Geldfit (free debt advice) on ${tel('0800-8115')}.`,
      ),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Houd je kaart dichtbij', en: 'Keep your card close' },
    html: {
      nl: p(
        'Maak een foto van je kaart of schrijf hem over. Laat hem ook zien aan iemand die je vertrouwt. Kijkt er iemand mee in je telefoon, kies dan papier.',
        'Je kunt de kaart altijd aanpassen, want wie je belt en wat helpt, verandert soms.',
      ),
      en: p(
        'Take a photo of your card or copy it onto paper, and show it to someone you trust. If other people sometimes look at your phone, it’s better to choose paper.',
        'You can always change the card. Who you call and what helps will change at times.',
      ),
    },
  },
  notes: 'Method: crisis plan. Numbers as in the record of help lines. CHECK [C3]: bank: blocking a card at any hour.',
});
