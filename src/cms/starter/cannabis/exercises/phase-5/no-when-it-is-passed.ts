import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { offer } from '../../../shared/quiz-forms.ts';

export const noWhenItIsPassed = exercise({
  id: 'cannabis_5_1',
  domain: 'cannabis',
  title: { nl: 'Nee tegen een doorgegeven joint', en: 'No when it is passed' },
  parts: [
    told('inleiding', {
      nl: p(
        'In een groep gaat het snel. Met een zin of een gebaar dat klaarligt, hoef je niet na te denken. Kies wat jij zou doen.',
      ),
      en: p('In a group it goes fast. With a sentence or gesture ready you need not think. Choose what you would do.'),
    }),
    offer({
      key: 'kring',
      required: true,
      situation: {
        nl: 'Je zit in een kring in het park. De joint komt naar jou.',
        en: 'You sit in a circle in the park. The joint comes to you.',
      },
      short: { nl: 'Doorgeven en verder praten', en: 'Pass it on and keep talking' },
      rather: { nl: '‘Ik sla over. Geef mij de muziek maar.’', en: '‘I will skip. Let me do the music.’' },
      excuse: { nl: '‘Ik moet zo nog rijden.’', en: '‘I have to drive soon.’' },
      anyway: { nl: 'Toch een trek nemen', en: 'Take a puff anyway' },
      earlier: {
        nl: 'Misschien bij aankomst: ‘Ik doe vandaag niet mee.’',
        en: 'Perhaps on arrival: ‘I am not joining in today.’',
      },
    }),
    offer({
      key: 'saai',
      situation: { nl: 'Een vriend zegt: ‘Doe niet zo saai.’', en: 'A friend says: ‘Do not be so boring.’' },
      short: { nl: '‘Ik ben er toch bij.’', en: '‘I am here, am I not.’' },
      rather: { nl: '‘Zullen we straks gaan eten?’', en: '‘Shall we get food later?’' },
      excuse: { nl: '‘Ik voel me niet lekker.’', en: '‘I do not feel well.’' },
      anyway: { nl: 'Toch meedoen', en: 'Join in anyway' },
      earlier: {
        nl: 'Misschien: ‘Ik slaap er slecht van, vandaar.’',
        en: 'Perhaps: ‘It makes me sleep badly, that is why.’',
      },
    }),
    offer({
      key: 'gratis',
      situation: { nl: 'Een vriend geeft je gratis hasj mee.', en: 'A friend gives you free hash to take home.' },
      short: { nl: '‘Bewaar hem maar.’', en: '‘You keep it.’' },
      rather: { nl: '‘Trakteer me liever op een kop koffie.’', en: '‘Treat me to a coffee instead.’' },
      excuse: { nl: '‘Ik heb nog.’', en: '‘I still have some.’' },
      anyway: { nl: 'In je jas doen', en: 'Put it in your coat' },
      earlier: { nl: 'Misschien: ‘Ik wil het niet in huis hebben.’', en: 'Perhaps: ‘I do not want it at home.’' },
    }),
    offer({
      key: 'partner',
      situation: { nl: 'Je partner blowt naast je op de bank.', en: 'Your partner uses it next to you on the couch.' },
      short: { nl: '‘Ik ga in de keuken zitten.’', en: '‘I am going to sit in the kitchen.’' },
      rather: { nl: '‘Wil je het buiten doen, of na tienen?’', en: '‘Will you do it outside, or after ten?’' },
      excuse: { nl: '‘Ik ga vast naar bed.’', en: '‘I am going to bed.’' },
      anyway: { nl: 'Meedoen', en: 'Join in' },
      earlier: {
        nl: 'Vraag op een rustig moment om een andere plek of een ander uur.',
        en: 'At a calm moment, ask for another place or another hour.',
      },
    }),
  ],
  feedback: {
    title: { nl: 'Doorgeven zonder uitleg mag', en: 'Passing it on needs no reason' },
    html: {
      nl: p('Niets zeggen is ook een antwoord. Kies één zin of gebaar en oefen het nu één keer.'),
      en: p('Saying nothing is an answer too. Choose one sentence or gesture and practise it once now.'),
    },
  },
  notes: 'Method: refusal skills.',
});
