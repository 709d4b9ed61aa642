import { answer, checkboxes, createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const sexDatingAndWork = exercise({
  id: 'cocaine_5_4',
  domain: 'cocaine',
  title: { nl: 'Seks, daten en werk', en: 'Sex, dating and work' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Bij sommige mensen hoort cocaïne bij seks, daten of werk, en dan voelt het zonder kaal. Dit is persoonlijk. Schrijf alleen wat je wilt, want overslaan kan onderaan.',
      ),
      en: p(
        'For some people cocaine goes with sex, dating or work, and then it feels bare if you leave it out. This is personal. Write only what you want. You can skip it below.',
      ),
    }),
    checkboxes(
      'waarbij',
      { nl: 'Waarbij gebruikte je?', en: 'What did you use it with?' },
      [
        answer('seks', { nl: 'Seks', en: 'Sex' }, null, {
          nl: 'Zonder gebruik is het eerst onwennig, omdat je meer voelt en minder durft. Bij de meeste mensen wordt dat met de weken beter.',
          en: 'It’s awkward at first: you feel more and dare less. For most people that gets better over the weeks.',
        }),
        answer('daten', { nl: 'Daten', en: 'Dating' }, null, {
          nl: 'Kies voorlopig een eerste afspraak overdag, met koffie of een wandeling. Dan leer je de ander kennen en jezelf ook.',
          en: 'For now choose a first date in the daytime, with coffee or a walk. You’ll get to know the other person, and yourself too.',
        }),
        answer('werk', { nl: 'Werk', en: 'Work' }, null, {
          nl: 'Misschien hield het je op de been op een plek waar te veel gevraagd werd. Vertel je bedrijfsarts wat het werk met je doet, want die heeft geheimhouding.',
          en: 'It may have kept you going in a place that asked too much. Tell the company doctor what work does to you. They keep it private.',
        }),
        answer('geen', { nl: 'Geen van deze', en: 'None of these' }, null, {
          nl: 'Dan kun je dit stuk laten liggen en verdergaan met de volgende oefening. Het blijft hier staan, mocht het ooit spelen.',
          en: 'You can leave this part and carry on with the next exercise. It stays here, in case it ever matters to you.',
        }),
        answer('niet_zeggen', { nl: 'Dat zeg ik liever niet', en: 'I would rather not say' }, null, {
          nl: 'Dat respecteren we, en je leest hieronder verder zonder iets in te vullen. Je kunt hier later altijd op terugkomen.',
          en: 'We respect that, and you can read on below with nothing filled in. You can come back to this at any time.',
        }),
      ],
      { required: true },
    ),
    createMarkup(
      'ghb',
      {
        nl: p(
          'Bij seksfeesten wordt coke soms gemengd met GHB of andere middelen, en die mix is gevaarlijk.',
          safety('neverSuddenly', 'nl'),
          safety('recovery', 'nl'),
          safety('ghbEmergency', 'nl'),
        ),
        en: p(
          'At sex parties coke is sometimes mixed with GHB or other drugs, and that mix is dangerous.',
          safety('neverSuddenly', 'en'),
          safety('recovery', 'en'),
          safety('ghbEmergency', 'en'),
        ),
      },
      { folded: { nl: 'Met GHB of andere middelen erbij', en: 'With GHB or other drugs as well' } },
    ),
    createMarkup(
      'csg',
      {
        nl: p(
          `Gebeurde er iets wat je niet wilde, dan ligt dat nooit aan jou, ook niet na gebruik. Het Centrum Seksueel Geweld (${tel('0800-0188')}) is er dag en nacht, het best binnen zeven dagen. Is het langer geleden, bel dan tijdens kantooruren.`,
        ),
        en: p(
          `If something happened that you did not want, it’s never your fault, even if you’d used. The Centrum Seksueel Geweld (sexual assault centre, ${tel('0800-0188')}) is there day and night, and best within seven days. If it’s longer ago, call in office hours.`,
        ),
      },
      { folded: { nl: 'Als er iets gebeurde wat je niet wilde', en: 'If something happened that you did not want' } },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na mijn scheiding durfde ik alleen te daten met iets op. Ik zorg de hele dag voor anderen. Dit was het enige wat van mij was. Nu zeg ik vooraf dat ik om tien uur naar huis ga. Eén man vond dat saai. De tweede zei dat hij ook vroeg op moest, en we lachten.',
        ),
        en: p(
          'After my divorce I only dared to date when I’d taken something. I look after others all day, so this was the only thing that was mine. Now I say beforehand that I’m going home at ten. One man thought that was dull. The second said he had an early start too, and we laughed.',
        ),
      },
      { folded: { nl: 'Daten zonder iets op', en: 'Dating sober' } },
    ),
    line('spannend', { nl: 'Wat is er spannend aan zonder?', en: 'What is scary about doing it without cocaine?' }),
    line('wie', { nl: 'Wie vertrouw je hiermee?', en: 'Who do you trust with this?' }),
    longText('stap', { nl: 'Wat is een kleine eerste stap?', en: 'What is a small first step?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit is van jou', en: 'This is yours' },
    html: {
      nl: p(
        'Zonder voelt het in het begin onwennig, maar bij de meeste mensen wordt het beter. Zit je ergens mee, dan kan je huisarts meedenken, want die hoort dit vaker.',
      ),
      en: p(
        'It feels awkward at first, but for most people it gets better. If something bothers you, your GP can help. They hear this more often.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: linked areas, gentle. Source: centrumseksueelgeweld.nl [S21] (day and night, best within seven days; later in office hours). CHECK [C1]: Centrum Seksueel Geweld: number and who can come; addiction doctor: GHB; company doctor: secrecy.',
});
