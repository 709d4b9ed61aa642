import { exercise, line, read, script } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const listeningWithQuestions = exercise({
  id: 'closeones_3_3',
  domain: 'close-ones',
  title: { nl: 'Luisteren met vragen', en: 'Listening with questions' },
  parts: [
    script(
      'script',
      { nl: 'Luisteren met vragen', en: 'Listening with questions' },
      {
        nl: [
          'In deze tekst lees je twee keer hetzelfde gesprek aan het ontbijt. Eerst gaat het zoals het meestal gaat, en daarna anders. Let op wat de ander doet.',
          'Het eerste gesprek begint zo: “Je hebt gisteren weer gedronken.” De ander zegt dat het wel meeviel. “Het valt nooit mee,” zeg jij, “en je weet wat de dokter zei.” “Begin je daar weer over?” vraagt de ander. Jij zegt dat iemand het toch moet zeggen. De ander pakt een jas, en de deur slaat dicht.',
          'Alles wat jij zei, was waar. Toch ging de ander zich verdedigen, en wie zich verdedigt, noemt redenen om door te gaan. Zo hoort iemand die redenen ook zelf, terwijl jij juist het andere wilt horen.',
          'Het tweede gesprek begint met iets goeds: “Fijn dat je vanmorgen met haar naar zwemles ging.” “Ja, dat was leuk,” zegt de ander. Dan vraag jij hoe gisteravond was. Het blijft een tijd stil, en dan hoor je dat het niet zo best ging.',
          'Jij wacht en zegt nog niets. “Ik slaap slecht de laatste tijd,” zegt de ander. “Je slaapt slecht,” zeg jij, “en wat zou je het liefst anders willen?” De ander wil vooral niet steeds zo moe zijn. Jij zegt dat je graag hoort of je iets kunt doen, en daar laat je het bij.',
          'Kijk wat er anders was. Jij begon met iets goeds en stelde een vraag waar geen ja of nee op past. Je wachtte, zei terug wat je hoorde en stopte op tijd. Daardoor noemde de ander zelf iets wat niet goed gaat. Zo begint willen veranderen.',
          'Het lukt niet altijd, en soms blijft het stil of komt er boosheid. Zeg dan: “Ik hoor dat je er nu niet over wilt praten, en dat is goed.” Daarna ga je iets anders doen. Word je bang, ga dan weg en zoek hulp.',
          'Probeer deze week één open vraag, die begint met hoe, wat of wanneer. Tel daarna in je hoofd tot tien voordat je iets zegt. Die stilte geeft de ander tijd om na te denken.',
        ],
        en: [
          'In this text you’ll read the same breakfast conversation twice. First it goes the way it usually goes, and then in a different way. Notice what the other person does each time.',
          'The first conversation starts like this at the breakfast table: “You were drinking again last night.” They say it was not that bad, and look away. “It’s always bad,” you say, “and you know what the doctor told you.” They ask whether you’re starting that again, and you answer that someone has to say it. They grab a coat, and the door slams shut behind them.',
          'Everything you said was true, and still they began to defend themselves. People who defend themselves name reasons to carry on. They hear those reasons once more from their own mouth, while you wanted to hear the opposite.',
          'The second one starts with something good: “It was nice that you took her swimming this morning.” “Yes, that was fun,” they say. Now you ask what last night was like for them. It stays quiet for a while, until you hear that it did not go so well.',
          'You wait, and you say nothing yet. “I’ve been sleeping badly,” they say. “You’re sleeping badly,” you say, “and what would you most like to be different?” What they’d like most is not to be so tired all the time. You tell them you’d like to hear if there’s anything you can do, and leave it at that.',
          'This time you began with something good, and asked a question that cannot be answered with yes or no. You waited, repeated what you heard and stopped in time. So they named something that’s not going well, all by themselves. That’s how wanting to change begins.',
          'It does not always work, and sometimes you get silence or anger. In that case you could say: “I can hear you don’t want to talk about it now, and that’s fine.” After that, go and do something else. If you become afraid, leave and look for help.',
          'Try one open question this week, starting with how, what or when. Count to ten in your mind before you say anything. That silence gives them time to think about the answer.',
        ],
      },
    ),
    read,
    line('vraag', { nl: 'Welke open vraag ga jij stellen?', en: 'Which open question will you ask?' }),
  ],
  feedback: {
    title: { nl: 'Een open vraag doet veel', en: 'An open question does a lot' },
    html: {
      nl: p(
        'Een open vraag doet meer dan een argument, ook als er niet meteen antwoord komt. Stilte hoort erbij. Schrijf na het gesprek op wat goed ging, daarvoor is oefening 5 van deze week.',
      ),
      en: p(
        'An open question does more than an argument, even if there’s silence before the answer comes. Afterwards, write down what went well in exercise 5 of this week.',
      ),
    },
  },
  notes: 'Method: motivational interviewing spirit for relatives. CHECK [C2]: clinician: dialogues.',
});
