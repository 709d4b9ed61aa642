import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const aSentenceFromSomeone = exercise({
  id: 'cannabis_5_5',
  domain: 'cannabis',
  title: { nl: 'Wat een ander ziet', en: 'What someone else sees' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Anderen zien verandering meestal eerder dan jij, omdat jij er elke dag middenin zit. Vraag daarom iemand wat die ziet. Kies een persoon die het goed met je bedoelt.',
      ),
      en: p(
        'You’re in the middle of it every day, so others usually see change sooner than you do. So ask someone what they see. Choose somebody who wishes you well.',
      ),
    }),
    line('wie', { nl: 'Wie vraag je?', en: 'Who do you ask?' }, { required: true }),
    createMarkup(
      'vragen',
      {
        nl: ul(
          '“Wat zie jij aan mij, de laatste weken?”',
          '“Wanneer ben ik het leukst gezelschap?”',
          '“Wat zou je me gunnen, over een half jaar?”',
        ),
        en: ul(
          '“What do you see in me, these last few weeks?”',
          '“When do you most enjoy spending time with me?”',
          '“What would you wish for me, six months from now?”',
        ),
      },
      { folded: { nl: 'Drie vragen om uit te kiezen', en: 'Three questions to choose from' } },
    ),
    line(
      'vraag',
      { nl: 'Wat vraag je?', en: 'What do you ask?' },
      {
        help: {
          nl: 'Eén vraag is beter dan drie. Dan denkt de ander er echt over na.',
          en: 'One question is better than three. They can really think about it.',
        },
      },
    ),
    radios('hoe', { nl: 'Hoe wil je het vragen?', en: 'How do you want to ask?' }, [
      answer('app', { nl: 'In een bericht', en: 'In a message' }, null, {
        nl: 'Dan kan de ander er rustig over nadenken, en heb jij het zwart op wit. Zet erbij dat een antwoord morgen ook goed is.',
        en: 'That gives them time to think, and you’ll have it in writing. Add that an answer tomorrow is fine too.',
      }),
      answer('samen', { nl: 'Als we samen zijn', en: 'When we are together' }, null, {
        nl: 'Naast elkaar lopen praat makkelijker dan tegenover elkaar zitten. Luister tot het eind en zeg daarna alleen “dank je”.',
        en: 'Walking side by side makes talking easier than sitting face to face. Listen to the end, and then only say “thank you”.',
      }),
      answer('bellen', { nl: 'Aan de telefoon', en: 'On the phone' }, null, {
        nl: 'Aan de telefoon hoor je ook wat iemand níet zegt. Schrijf meteen na het ophangen op wat je bijbleef.',
        en: 'On the phone you can also hear what someone does not say. Write down what stayed with you as soon as you’ve hung up.',
      }),
      answer('nog_niet', { nl: 'Ik durf het nog niet', en: 'I do not dare to ask' }, null, {
        nl: 'Begin dan met iemand die weinig van je hoeft, zoals iemand op het forum. Of schrijf zelf op wat een vriend zou zeggen.',
        en: 'Start with someone who wants little from you, such as someone on the forum. Or write down what a friend would say.',
      }),
    ]),
    line(
      'antwoord',
      { nl: 'Wat was het antwoord?', en: 'What was the answer?' },
      {
        help: {
          nl: 'Dit kun je later invullen, als je het antwoord hebt.',
          en: 'You can fill this in later, when you have the answer.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw vroeg het haar dochter van negentien, in de auto naar het ziekenhuis. “Je luistert weer tot het eind van mijn zin,” zei die. De vrouw had zelf alleen gezien dat ze slecht sliep en snel boos werd. Die ene zin hing een maand op de koelkast.',
        ),
        en: p(
          'A woman asked her daughter of 19, in the car on the way to the hospital. “You listen to the end of my sentences again,” she said. The woman herself had only noticed that she slept badly and got angry fast. That one sentence was on the fridge for a month.',
        ),
      },
      { folded: { nl: 'Wat een dochter zag', en: 'What a daughter saw' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Iemand ziet jou', en: 'Someone sees you' },
    html: {
      nl: p(
        'Bewaar de zin in je <a href="/dagboek">dagboek</a>. Op een grijze dag geloof je hem niet uit jezelf. Deed het antwoord pijn, praat er dan eerst met iemand anders over.',
        'Wil je iemand die vaker meekijkt, vraag dan een <a href="/account/buddies">buddy</a>.',
      ),
      en: p(
        'Keep the sentence in your <a href="/en/diary">diary</a>. On a grey day you will not believe it on your own. If they said something hurtful, talk it over with someone before you act on it.',
        'If you want someone to check more often how you’re doing, ask for a <a href="/en/account/buddies">buddy</a>.',
      ),
    },
  },
  notes: 'Method: support.',
});
