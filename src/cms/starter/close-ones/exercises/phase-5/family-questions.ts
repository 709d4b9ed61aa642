import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const familyQuestions = exercise({
  id: 'closeones_5_3',
  domain: 'close-ones',
  title: { nl: 'Vragen van familie', en: 'Family questions' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Mensen bedoelen het meestal goed en vragen toch net het verkeerde. Ligt er een zin klaar, dan kost zo’n vraag je minder. Uitleggen is daarbij niet verplicht.',
      ),
      en: p(
        'People usually mean well, and still ask exactly the wrong thing. If you know what you’ll say, a question like that is easier to handle. You do not owe anyone an explanation.',
      ),
    }),
    radios(
      'waar',
      { nl: 'Op een verjaardag: “Waar is hij?”', en: 'At a party: “Where is he?”' },
      [
        answer('kort', { nl: '“Hij is er vandaag niet, ik wel.”', en: '“He’s not here today, but I am.”' }, true, {
          nl: 'Dit is kort en waar, zonder reden erbij. Vraag daarna iets aan de ander, want dan gaat het gesprek vanzelf verder.',
          en: 'It’s short and true, with no reason given. Ask them something next, so the conversation moves on by itself.',
        }),
        answer('smoes', { nl: '“Hij moet werken.”', en: '“He has to work.”' }, null, {
          nl: 'Tegen een verre neef is dat prima. Dicht bij huis komt de vraag terug, en dan moet je de smoes nog weten.',
          en: 'It’s fine with a distant cousin. Closer to home the question comes back next month, and you’ll have to remember your excuse.',
        }),
        answer(
          'eerlijk',
          {
            nl: '“Het gaat niet goed, ik wil het er nu niet over hebben.”',
            en: '“It’s not going well, and I don’t want to talk about it now.”',
          },
          true,
          {
            nl: 'Zo hoef je niets te verzinnen, en de meeste mensen laten het dan rusten. Vraagt iemand door, zeg je zin dan nog een keer.',
            en: 'You do not have to make anything up, and most people will leave it there. If someone keeps asking, repeat your sentence.',
          },
        ),
      ],
      { required: true },
    ),
    radios('waarom', { nl: '“Waarom blijf je eigenlijk?”', en: '“Why do you even stay?”' }, [
      answer(
        'zelf',
        {
          nl: '“Dat beslis ik zelf. Fijn dat je aan me denkt.”',
          en: '“I’ll decide that myself. It’s kind of you to think of me.”',
        },
        true,
        {
          nl: 'Hiermee zeg je dat het jouw keuze is, en je houdt het aardig. Herhaal hem rustig als de vraag terugkomt.',
          en: 'You’re saying that it’s your choice, and you keep it kind. Calmly repeat it if the question comes back.',
        },
      ),
      answer('verdedig', { nl: 'Uitleggen waarom ik blijf', en: 'Explain why I stay' }, null, {
        nl: 'Uitleggen nodigt uit tot tegenspreken, en daar word jij moe van. Bewaar je redenen voor iemand die kan luisteren.',
        en: 'Explaining invites people to argue, and that wears you out. Save your reasons for someone who is able to listen.',
      }),
      answer('zwijgen', { nl: 'Weglopen', en: 'Walk away' }, null, {
        nl: 'Soms is weglopen het beste wat je hebt. Kom er later op terug met één zin, zodat het niet tussen jullie blijft hangen.',
        en: 'Sometimes walking away is the best you’ve got. Come back later with one sentence, so it does not stay between you.',
      }),
    ]),
    radios('school', { nl: 'De school belt over je kind.', en: 'The school calls about your child.' }, [
      answer(
        'eerlijk',
        { nl: '“Het is thuis zwaar. Let je op haar?”', en: '“Things are hard at home. Will you keep an eye on her?”' },
        true,
        {
          nl: 'Zo heeft je kind er een volwassene bij die oplet. Meer details heeft de school niet nodig, dus houd het kort.',
          en: 'That gives your child one more adult who pays attention. The school does not need more details, so keep it short.',
        },
      ),
      answer('goed', { nl: '“Alles gaat goed.”', en: '“Everything is fine.”' }, null, {
        nl: 'Aan de telefoon schrik je, en dan zeg je dit snel. Bel later terug en vertel iets meer. School kan je kind steunen.',
        en: 'A call like this can startle you, so it’s quickly said. Call back later and tell them a little more, so the school can support your child.',
      }),
      answer('veilig', { nl: 'Eerst advies vragen', en: 'Ask for advice first' }, true, {
        nl: 'Eerst overleggen geeft je tijd om te kiezen wat je zegt. Veilig Thuis denkt mee zonder dat het een melding wordt.',
        en: 'Asking first gives you time to choose what to say. Veilig Thuis (the domestic abuse helpline) can advise you without making a report.',
      }),
    ]),
    radios('streng', { nl: '“Je moet strenger zijn.”', en: '“You have to be stricter.”' }, [
      answer('eigen', { nl: '“Ik doe het op mijn manier.”', en: '“I’m doing it my way.”' }, true, {
        nl: 'Jij kent de situatie het best. Wie strenger wil zijn, ziet meestal maar één avond, terwijl jij er elke dag bent.',
        en: 'You know the situation best. People who want you to be stricter usually see one evening, while you’re there every day.',
      }),
      answer(
        'vragen',
        { nl: '“Wat zou jij doen als het jouw kind was?”', en: '“What would you do if it were your child?”' },
        null,
        {
          nl: 'Soms komt er een goed gesprek uit, en soms een lange avond vol raad. Vraag dit alleen als je er energie voor hebt.',
          en: 'You may get a good talk out of it, or a long evening full of advice. Only ask when you’ve got the energy.',
        },
      ),
      answer('knikken', { nl: 'Knikken en van onderwerp veranderen', en: 'Nod and change the subject' }, true, {
        nl: 'Niet elke opmerking heeft een antwoord nodig. Vraag naar de tuin of de kinderen, dan is de ander zijn raad snel kwijt.',
        en: 'Not every remark needs an answer. Ask about the garden or the children, and the advice will soon be forgotten.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Je mag kort zijn', en: 'You may keep it short' },
    html: {
      nl: p(
        'Kies één zin die bij jou past en zeg hem een keer hardop voor de spiegel. Dan ligt hij klaar, want op het moment zelf bedenk je zelden iets.',
      ),
      en: p(
        'Choose one sentence that suits you and say it out loud once in front of the mirror. It’s hard to think of anything on the spot, so have it ready.',
      ),
    },
  },
  notes: 'Method: scripts for family, work and school.',
});
