import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { offer } from '../../../shared/quiz-forms.ts';

export const sayingNoToInvites = exercise({
  id: 'gambling_5_3',
  domain: 'gambling',
  title: { nl: 'Een bericht op mijn telefoon', en: 'Saying no to invites' },
  parts: [
    told('inleiding', {
      nl: p(
        'Uitnodigingen zijn vaak aardig bedoeld. Met een zin die klaarligt, is nee snel gezegd. Kies wat jij zou doen.',
      ),
      en: p('Invites are often meant kindly. With a sentence ready, no is soon said. Choose what you would do.'),
    }),
    offer({
      key: 'poule',
      required: true,
      situation: {
        nl: 'De groepsapp vraagt een inleg voor een voetbalpoule.',
        en: 'The group chat asks for money for a football pool.',
      },
      short: { nl: '“Ik sla over. Wie wint er zondag?”', en: '“I will skip. Who wins on Sunday?”' },
      rather: { nl: '“Ik kijk graag mee, ik zet niet in.”', en: '“I would love to watch, I do not bet.”' },
      excuse: { nl: '“Mijn bank-app doet het niet.”', en: '“My bank app does not work.”' },
      anyway: { nl: 'Toch een klein bedrag inleggen', en: 'Put in a small amount anyway' },
      earlier: { nl: 'Misschien: “Dit seizoen doe ik niet mee.”', en: 'Perhaps: “I am not joining this season.”' },
    }),
    offer({
      key: 'bonus',
      situation: { nl: 'Een vriend deelt een bonuscode.', en: 'A friend shares a bonus code.' },
      short: { nl: 'Niet openen en de chat dempen', en: 'Not open it and mute the chat' },
      rather: { nl: '“Stuur mij liever een goede film.”', en: '“Send me a good film instead.”' },
      excuse: { nl: '“Die had ik al.”', en: '“I already had that one.”' },
      anyway: { nl: 'Toch kijken wat het is', en: 'Look at what it is anyway' },
      earlier: {
        nl: 'Misschien: “Wil je mij dit niet meer sturen?”',
        en: 'Perhaps: “Will you not send me these any more?”',
      },
    }),
    offer({
      key: 'casino',
      situation: { nl: 'Het uitje van je werk gaat naar een casino.', en: 'The work outing goes to a casino.' },
      short: { nl: '“Deze sla ik over.”', en: '“I will skip this one.”' },
      rather: { nl: '“Zullen we gaan bowlen?”', en: '“Shall we go bowling?”' },
      excuse: { nl: '“Ik moet die avond oppassen.”', en: '“I have to babysit that night.”' },
      anyway: { nl: 'Toch meegaan', en: 'Go along anyway' },
      earlier: {
        nl: 'Misschien: “Ik eet mee en ga daarna naar huis.”',
        en: 'Perhaps: “I join for dinner and go home after.”',
      },
    }),
    offer({
      key: 'kraslot',
      situation: { nl: 'Je krijgt krasloten op je verjaardag.', en: 'You get scratch cards for your birthday.' },
      short: { nl: '“Lief van je. Ik geef ze door.”', en: '“Kind of you. I will pass them on.”' },
      rather: { nl: '“Ik krijg liever iets lekkers.”', en: '“I would rather have something tasty.”' },
      excuse: { nl: '“Ik kras ze later wel.”', en: '“I will scratch them later.”' },
      anyway: { nl: 'Ze toch krassen', en: 'Scratch them anyway' },
      earlier: {
        nl: 'Zet vooraf op je lijstje wat je wel wilt. Klein begint ook.',
        en: 'Put on your list beforehand what you do want. Small is a beginning too.',
      },
    }),
  ],
  feedback: {
    title: { nl: 'Niet meedoen, wel erbij', en: 'Not joining in, still there' },
    html: {
      nl: p('Kies één zin die bij je past en zeg hem nu een keer hardop. Een uitleg hoeft niet.'),
      en: p('Choose one sentence that fits you and say it out loud once now. No need to explain.'),
    },
  },
  notes: 'Method: refusal skills.',
});
