import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const tenMinutesAndAPerson = exercise({
  id: 'gambling_3_4',
  domain: 'gambling',
  title: { nl: 'Tien minuten en iemand erbij', en: 'Ten minutes and someone with you' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Na tien minuten is drang meestal lager, en met iemand erbij gaat het nog sneller. Maak drie zinnen voor dat moment, zodat je dan alleen doet wat er staat.',
      ),
      en: p(
        'After ten minutes an urge is usually lower, and it drops even faster with someone there. Write three sentences for that moment, so all you have to do then is follow them.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'Als ik een app zoek, dan leg ik mijn telefoon in de keuken.',
          'Als ik een bonus zie, dan wis ik het bericht zonder te lezen.',
          'Als mijn loon komt, dan betaal ik eerst de huur.',
        ),
        en: ul(
          'If I look for an app, I put my phone in the kitchen.',
          'If I see a bonus, I delete the message without reading it.',
          'If my wages come in, I pay the rent first.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line(
      'app',
      { nl: 'Als ik een app of site opzoek, dan …', en: 'If I look for an app or site, then …' },
      {
        required: true,
        help: {
          nl: 'Kies iets wat je met je handen doet. Dan is er geen telefoon in.',
          en: 'Choose something you do with your hands, so there’s no phone in them.',
        },
      },
    ),
    line('bonus', { nl: 'Als ik een bonus of reclame zie, dan …', en: 'If I see a bonus or advert, then …' }),
    line('loon', { nl: 'Als er geld binnenkomt, dan …', en: 'If money comes in, then …' }),
    line(
      'wie',
      { nl: 'Wie kun je drie woorden sturen?', en: 'Who can you send a few words to?' },
      {
        help: {
          nl: '“Ik wil gokken” zegt alles, dus een uitleg laat je weg.',
          en: '“I want to gamble” says it all, so there’s no need to explain.',
        },
      },
    ),
    radios(
      'geen_antwoord',
      {
        nl: 'Stel dat die persoon niet opneemt. Wat doe je dan?',
        en: 'Suppose they do not answer. What will you do then?',
      },
      [
        answer('tweede', { nl: 'Ik heb een tweede naam', en: 'I have a second name' }, null, {
          nl: 'Twee namen is sterk, omdat iemand kan slapen of werken. Zet ze onder elkaar in je telefoon, dan zoek je niet.',
          en: 'Two names is strong, as people sleep and work. Put them one above the other in your phone, so there’s nothing to look for.',
        }),
        answer('lijn', { nl: 'Ik bel een hulplijn', en: 'I call a helpline' }, null, {
          nl: 'Daar is iemand die jou niet kent en toch luistert. De nummers staan bij Hulp, dus kijk er nu vast een keer naar.',
          en: 'Someone there does not know you and will listen anyway. The numbers are on the Help page, so have a look at them now.',
        }),
        answer('naar_buiten', { nl: 'Ik ga naar buiten, onder de mensen', en: 'I go outside, among people' }, null, {
          nl: 'Ergens anders zijn werkt ook, omdat drang aan de plek vastzit. Laat je telefoon en pas thuis, en loop tot je weer rustig bent.',
          en: 'Being somewhere else works as well. An urge sticks to its place. Leave your phone and card at home, and walk until you’re calm.',
        }),
        answer('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
          nl: 'Een tweede naam vinden kost soms tijd. Vraag deze week iemand die al iets weet, of kijk op het forum wie dit herkent.',
          en: 'Finding a second name can take time. This week, ask someone who knows a little already, or see on the forum who recognises this.',
        }),
      ],
    ),
    createMarkup(
      'verhaal',
      {
        nl: p(
          'Ik ben vader van drie kinderen, dus ik heb nooit tijd voor een lang gesprek. Met mijn zwager sprak ik af dat hij een duim stuurt als ik drie woorden app. Toen hij een keer niet reageerde, ben ik met de jongste gaan voetballen. Na een kwartier was het gevoel een stuk kleiner.',
        ),
        en: p(
          'I’m a father of three, so I never have time for a long talk. My brother-in-law and I agreed that he sends a thumbs up when I text a few words. Once he did not answer, and I took my youngest out to play football. After fifteen minutes the feeling was a lot smaller.',
        ),
      },
      { folded: { nl: 'Een vader van drie', en: 'A father of three' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Drie woorden zeggen alles', en: 'A few words say it all' },
    html: {
      nl: p(
        'Vraag die persoon vooraf of het goed is. Dan schrikt niemand van je bericht. Je kunt ook iemand als <a href="/account/buddies">buddy</a> vragen.',
        'Lees je eerste zin morgen nog een keer. Paste hij niet, verander dan de zin en wees mild voor jezelf.',
      ),
      en: p(
        'Ask them beforehand if it’s all right, so that nobody’s startled by your message. You can also ask someone to be your <a href="/en/account/buddies">buddy</a>.',
        'Read your first sentence again tomorrow. If it did not fit, change the sentence and be kind to yourself.',
      ),
    },
  },
  notes: 'Method: delay, contact, if-then plans (Gollwitzer [S47]).',
});
