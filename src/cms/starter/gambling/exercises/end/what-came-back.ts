import { answer, checkboxes, createMarkup, exercise, line, scale, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatCameBack = exercise({
  id: 'gambling_end_1',
  domain: 'gambling',
  title: { nl: 'Wat kwam terug?', en: 'What came back?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je kijkt terug op de afgelopen weken, zonder bedragen. Sommige dingen kwamen terug, andere nog niet, en allebei is goed om te weten. Kijk ook naar het kleine. Dat vergeet je het eerst.',
      ),
      en: p(
        'You look back at the past weeks, without amounts. Some things came back and others have not yet, and it’s good to know both. Look at small things too. Those are forgotten first.',
      ),
    }),
    checkboxes(
      'terug',
      { nl: 'Wat kwam er terug, al is het een beetje?', en: 'What came back, even a little?' },
      [
        answer('uren', { nl: 'Vrije uren', en: 'Free hours' }, null, {
          nl: 'Tijd is wat je het eerst terugkrijgt, en wat het lastigst te vullen is. Houd één vaste afspraak per week, ook nu het programma klaar is.',
          en: 'Time is the first thing you get back, and the hardest to fill. Keep one regular appointment a week, also now that the programme is over.',
        }),
        answer('slaap', { nl: 'Slaap', en: 'Sleep' }, null, {
          nl: 'Beter slapen maakt kiezen makkelijker, omdat je hoofd dan minder haast heeft. Houd je telefoon daarom uit de slaapkamer.',
          en: 'Sleeping better makes it easier to choose, as your mind is in less of a hurry. So keep your phone out of the bedroom.',
        }),
        answer('aandacht', { nl: 'Aandacht voor anderen', en: 'Being there for others' }, null, {
          nl: 'Anderen merken dit meestal eerder dan jij. Vraag deze week aan iemand die dichtbij is wat die zag veranderen.',
          en: 'Others usually notice this before you do. This week, ask someone close to you what they’ve seen change.',
        }),
        answer('geld', { nl: 'Geld dat bleef', en: 'Money that stayed' }, null, {
          nl: 'Geld dat blijft, geeft rust waar je niet naar hoeft te kijken. Zet het ergens waar je niet zomaar bij kunt, dan blijft het ook.',
          en: 'Money that stays brings a calm you do not have to watch. Put it where you cannot reach it at once, so it stays that way.',
        }),
        answer('eerlijk', { nl: 'Eerlijk kunnen zijn', en: 'Being able to be honest' }, null, {
          nl: 'Geen geheim meer dragen scheelt de hele dag kracht. Vertel ook de kleine dingen. Daarmee houd je het open.',
          en: 'Not carrying a secret any more saves strength all day long. Tell them small things as well. That keeps it open.',
        }),
        answer('rust', { nl: 'Rust in mijn hoofd', en: 'Quiet in my mind' }, null, {
          nl: 'Rust komt met stukjes en valt op een lastige dag weer weg. Je weet nu wat hem terugbrengt, dus grijp daar dan naar.',
          en: 'Calm comes back bit by bit, and on a hard day it goes again. You know what brings it back, so do that then.',
        }),
        answer('nog_niets', { nl: 'Nog niet veel', en: 'Not much yet' }, null, {
          nl: 'Dat zegt vooral hoe lang het al speelde. Ga door met een slot per week, en vraag je huisarts wat er meer kan.',
          en: 'That mostly shows how long it had been going on. Carry on with one lock a week, and ask your GP what else is possible.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    scale(
      'slaap_nu',
      { nl: 'Hoe slaap je nu?', en: 'How do you sleep now?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very badly', 'very well'] },
    ),
    scale(
      'drang_nu',
      { nl: 'Hoe sterk is de drang nu, meestal?', en: 'How strong is the urge now, most of the time?' },
      { nl: ['niets', 'heel sterk'], en: ['nothing', 'very strong'] },
    ),
    line('trots', { nl: 'Waar ben je het meest blij mee?', en: 'What are you most glad about?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Terugkijken zonder oordeel', en: 'Looking back without judging' },
    html: {
      nl: p(
        'Ook een beetje beter telt. Dat is precies hoe het gaat. Is er nog weinig terug, dan was het zwaar en er is meer hulp mogelijk.',
        'Vul deze lijst over een maand nog eens in, dan zie je wat er bij kwam.',
      ),
      en: p(
        'A little better counts too. That’s exactly how it goes. If little has come back, it has been hard, and more help is possible.',
        'You can do this list again in a month, and see what has been added since then.',
      ),
    },
  },
  notes: 'Method: reinforcement of gains; no amounts are compared.',
});
