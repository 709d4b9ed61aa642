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
          'In deze tekst lees je twee keer hetzelfde gesprek. Eerst gaat het zoals het vaak gaat. Daarna anders. Let op wat de ander doet.',
          'Het eerste gesprek. Jij zegt: ‘Je hebt gisteren weer gedronken.’ De ander zegt: ‘Het viel mee.’ Jij zegt: ‘Het valt nooit mee. Je weet wat de dokter zei.’ De ander zegt: ‘Begin je daar weer over?’ Jij zegt: ‘Iemand moet het zeggen.’ De ander pakt zijn jas. De deur slaat dicht.',
          'Wat gebeurde er? Alles wat jij zei, was waar. Toch ging de ander zich verdedigen. Wie zich verdedigt, hoort zichzelf redenen noemen om door te gaan. Dat wil je niet.',
          'Het tweede gesprek. Jij zegt: ‘Fijn dat je vanmorgen met haar naar zwemles ging. Ze was zo trots.’ De ander zegt: ‘Ja, dat was leuk.’ Jij zegt: ‘Hoe was gisteravond voor jou?’ De ander is stil. Dan: ‘Niet zo best.’ Jij wacht. Je zegt niets. De ander zegt: ‘Ik slaap slecht de laatste tijd.’ Jij zegt: ‘Je slaapt slecht. Wat zou je het liefst anders willen?’ De ander zegt: ‘Dat ik niet steeds zo moe ben.’ Jij zegt: ‘Als ik iets kan doen, hoor ik het graag.’ Meer niet.',
          'Wat was er anders? Jij begon met iets goeds. Je stelde een vraag waar geen ja of nee op past. Je wachtte. Je zei terug wat je hoorde. En je stopte op tijd. De ander noemde zelf iets wat niet goed gaat. Dat is het begin van willen veranderen.',
          'Het lukt niet altijd. Soms komt er niets, of toch boosheid. Dan zeg je: ‘Ik hoor dat je er nu niet over wilt praten. Dat is goed.’ En je gaat iets anders doen. Ben je bang? Ga dan weg en zoek hulp.',
          'Probeer deze week één open vraag. Hij begint met hoe, wat of wanneer. En tel daarna in je hoofd tot tien, voordat je iets zegt.',
        ],
        en: [
          'In this text you read the same talk twice. First it goes the way it often goes. Then differently. Notice what the other person does.',
          'The first talk. You say: ‘You drank again yesterday.’ The other says: ‘It was not that bad.’ You say: ‘It is always bad. You know what the doctor said.’ The other says: ‘Are you starting that again?’ You say: ‘Someone has to say it.’ The other takes his coat. The door slams.',
          'What happened? Everything you said was true. Still the other person began to defend himself. People who defend themselves hear themselves name reasons to go on. You do not want that.',
          'The second talk. You say: ‘It was nice that you took her to her swimming lesson this morning. She was so proud.’ The other says: ‘Yes, that was fun.’ You say: ‘How was last night for you?’ The other is quiet. Then: ‘Not so great.’ You wait. You say nothing. The other says: ‘I have been sleeping badly.’ You say: ‘You sleep badly. What would you most like to be different?’ The other says: ‘Not to be so tired all the time.’ You say: ‘If there is something I can do, I would like to hear it.’ No more than that.',
          'What was different? You began with something good. You asked a question that yes or no does not fit. You waited. You said back what you heard. And you stopped in time. The other person named something that is not going well. That is the beginning of wanting to change.',
          'It does not always work. Sometimes nothing comes, or anger after all. Then you say: ‘I hear that you do not want to talk about it now. That is fine.’ And you go and do something else. Are you afraid? Then leave and look for help.',
          'Try one open question this week. It begins with how, what or when. And then count to ten in your mind before you say anything.',
        ],
      },
    ),
    read,
    line('vraag', { nl: 'Welke open vraag ga jij stellen?', en: 'Which open question will you ask?' }),
  ],
  feedback: {
    title: { nl: 'Een open vraag doet veel', en: 'An open question does a lot' },
    html: {
      nl: p('Een open vraag doet vaak meer dan een argument. Het hoeft niet in één keer. Stilte hoort erbij.'),
      en: p(
        'An open question often does more than an argument. It does not have to work at once. Silence is part of it.',
      ),
    },
  },
  notes: 'Method: motivational interviewing spirit for relatives. CHECK: clinician: dialogues.',
});
