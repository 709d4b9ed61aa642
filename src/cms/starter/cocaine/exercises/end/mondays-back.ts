import { answer, checkboxes, createMarkup, exercise, line, scale, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const mondaysBack = exercise({
  id: 'cocaine_end_1',
  domain: 'cocaine',
  title: { nl: 'Mijn maandagen', en: 'My Mondays' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Kijk terug op de afgelopen weken, en dan vooral op je maandagen. Daar zie je meestal het eerst wat er veranderde, omdat de rekening altijd op maandag kwam. In je kalender staat wat je in week 1 invulde.',
      ),
      en: p(
        'Look back on the past weeks, and at your Mondays most of all. The bill always came on a Monday, so that’s usually where you first see what’s changed. Your calendar shows what you logged in week 1.',
      ),
    }),
    checkboxes(
      'terug',
      { nl: 'Wat kwam er terug, al is het een beetje?', en: 'What came back, even a little?' },
      [
        answer('maandag', { nl: 'Maandagen', en: 'Mondays' }, null, {
          nl: 'Een rustige maandag is misschien het grootste verschil van allemaal. Zet er iets leuks neer, dan blijft het een dag van jou.',
          en: 'A quiet Monday may be the biggest difference of all. Put something nice there, so it stays a day of your own.',
        }),
        answer('slaap', { nl: 'Slaap', en: 'Sleep' }, null, {
          nl: 'Slaap houdt de rest overeind, dus bescherm hem. Houd je vaste tijd van opstaan vast, ook in het weekend.',
          en: 'Sleep holds up all the rest, so protect it. Keep your set time for getting up, at weekends as well.',
        }),
        answer('geld', { nl: 'Geld dat bleef', en: 'Money that stayed' }, null, {
          nl: 'Kijk wat je ermee deed. Dat maakt het echt. Besteed een deel aan iets wat je kunt zien of eten.',
          en: 'See what you did with it. That makes it real. Spend some of it on something you can see or eat.',
        }),
        answer('vertrouwen', { nl: 'Vertrouwen', en: 'Trust' }, null, {
          nl: 'Vertrouwen komt in kleine stukjes, en soms later dan je wilt. Blijf doen wat je afsprak, dan komt het vanzelf.',
          en: 'Trust comes in small pieces, and sometimes later than you’d like. Keep doing what you agreed, and you will not have to ask for it.',
        }),
        answer('rust', { nl: 'Rust in mijn hoofd', en: 'Quiet in my mind' }, null, {
          nl: 'Minder verzwijgen maakt een hoofd stiller. Onthoud wat je daarvoor deed, omdat je dat opnieuw kunt doen.',
          en: 'Hiding less makes a mind quieter. Remember what you did for it, so you can do it again.',
        }),
        answer('lijf', { nl: 'Mijn neus of conditie', en: 'My nose or fitness' }, null, {
          nl: 'Je lichaam laat zien dat het kan herstellen. Blijft er een klacht over, laat die dan nakijken.',
          en: 'Your body shows that it can recover. If a symptom is still there, have it checked.',
        }),
        answer('nog_niets', { nl: 'Nog niet veel', en: 'Not much yet' }, null, {
          nl: 'Dat is eerlijk, en voor sommige mensen duurt het langer dan zes weken. Vraag je huisarts om mee te kijken. Meer hulp kan het verschil maken.',
          en: 'That’s honest, and for some people it takes longer than six weeks. Ask your GP for help: more support can make the difference.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    scale(
      'slaap_nu',
      { nl: 'Hoe slaap je nu?', en: 'How do you sleep now?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
    ),
    scale(
      'trek_nu',
      { nl: 'Hoe sterk is de trek nu, meestal?', en: 'How strong is the craving now, mostly?' },
      { nl: ['niets', 'heel sterk'], en: ['nothing', 'very strong'] },
    ),
    line('blij', { nl: 'Waar ben je het meest blij mee?', en: 'What are you most glad about?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Weekenden van jou', en: 'Weekends of your own' },
    html: {
      nl: p(
        'Ook een beetje terug telt. Het was er eerst niet. Is er nog weinig veranderd, geef het dan tijd en vraag je huisarts om hulp.',
      ),
      en: p(
        'Even a little back counts. It was not there before. If not much has changed yet, give your body time and ask your GP to have a look.',
      ),
    },
  },
  notes: 'Method: reinforcement of gains.',
});
