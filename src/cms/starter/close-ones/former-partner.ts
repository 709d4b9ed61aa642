import { p, safety, tel, ul } from '../shared/markup.ts';
import type { StarterPage } from '../starter.ts';

/** For readers who left, or were left, and are still tied by children, money or care. */
export const formerPartner: StarterPage<'basic_page'> = {
  id: 'close-ones-former-partner',
  type: 'basic_page',
  domains: ['close-ones'],
  path: { nl: '/als-het-je-ex-is', en: '/former-partner' },
  nl: {
    title: 'Als het om je ex gaat',
    lead: 'Je bent uit elkaar, maar de zorgen stopten niet. Hier lees je wat nog van jou is, en wat je doet als er kinderen zijn.',
    description:
      'Voor wie uit elkaar is met iemand die drinkt, gokt of drugs gebruikt: contact, kinderen, geld en veiligheid.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Eerst veilig',
        body: p(
          `Word je gevolgd, bedreigd of bang gemaakt, bel dan Veilig Thuis: ${tel('0800-2000')}. Dat kan dag en nacht, en ook zonder je naam. Bij gevaar nu bel je ${tel('112')}.`,
          'Rond een scheiding kan het gevaar groter zijn dan ervoor. Spreek daarom alleen af waar andere mensen zijn, en vertel iemand waar je bent.',
        ),
      },
      {
        type: 'text',
        title: 'Wat nog van jou is',
        body:
          p(
            'Uit elkaar zijn haalt het gevoel niet weg, en dat is begrijpelijk. Deze drie dingen helpen om te kiezen.',
          ) +
          ul(
            'Van jou is hoe jij contact hebt, hoe vaak en waarover.',
            'Van jullie samen is alleen wat over kinderen, huis of geld gaat.',
            'Van de ander is of die stopt, al doet het pijn om dat te laten liggen.',
          ),
      },
      {
        type: 'text',
        title: 'Contact dat je volhoudt',
        body:
          ul(
            'Kies één manier, zoals berichten, en één moment op de dag waarop je leest.',
            'Antwoord kort op wat over afspraken gaat, en laat de rest staan.',
            'Neem ’s nachts niet op als je merkt dat er gebruikt is. Zet voor nood één nummer klaar.',
            'Krijg je spijtberichten, wacht dan een dag, want beloftes komen vaak op het zwaarste uur.',
          ) + p(`Dreigt de ander met zelfmoord, neem dat serieus, ook nu. ${safety('suicideOther', 'nl')}`),
      },
      {
        type: 'text',
        title: 'Als er kinderen zijn',
        body:
          ul(
            'Geef een kind niet mee aan iemand die gebruikt heeft, zeker niet in de auto.',
            'Spreek een overdracht af op een plek waar anderen zijn, of laat iemand meekomen.',
            'Praat niet slecht over de ander, maar zeg wel dat die in de war was.',
            'Schrijf feiten op met de datum erbij, zodat je later niet hoeft te zoeken.',
            `Maak je je zorgen over de veiligheid, overleg dan met Veilig Thuis. Je kind kan bellen met de Kindertelefoon: ${tel('0800-0432')}.`,
          ) +
          p(
            'Verander een omgangsregeling niet alleen, want dan kan een rechter meekijken. Vraag het Juridisch Loket om raad.',
          ),
      },
      {
        type: 'text',
        title: 'Geld en huis',
        body: p(
          'Haal je naam van rekeningen en contracten die jullie samen hadden, en vraag om een bewijs. Vul geen gaten meer, omdat je daarmee ook jezelf meetrekt. Geldfit helpt gratis: ' +
            `${tel('0800-8115')}.`,
        ),
      },
      {
        type: 'text',
        title: 'En als je je schuldig voelt?',
        body: p(
          'Je kunt van iemand houden en toch weggaan, en je kunt boos zijn en toch verdriet hebben. Jij hebt het gebruik niet veroorzaakt. Vertel iemand hoe het met jou is. Daar begint jouw eigen herstel.',
        ),
      },
    ],
  },
  en: {
    title: 'If it’s about your former partner',
    lead: 'You’ve separated, but the worries did not stop. Here you can read what’s still yours, what’s not, and what to do if there are children.',
    description:
      'For people who have separated from someone who drinks, gambles or uses drugs, about contact, children, money and safety.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Safety first',
        body: p(
          `If you’re being followed, threatened or scared, call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}. You can call day and night, without your name if you like. If you’re in danger now, call ${tel('112')}.`,
          'Around a separation the danger can be greater than it was before. Only meet where other people are, and tell someone where you’re going.',
        ),
      },
      {
        type: 'text',
        title: 'What is still yours',
        body:
          p(
            'Separating does not take the feeling away, and that’s understandable. These three lines can help you choose.',
          ) +
          ul(
            'What’s yours is how you stay in contact, how often and what about.',
            'What you still share is only what’s about children, the house or money.',
            'Whether they stop is up to them, even if it hurts to leave that alone.',
          ),
      },
      {
        type: 'text',
        title: 'Contact that you can keep up',
        body:
          ul(
            'Choose one way, such as messages, and one moment in the day when you read them.',
            'Give short answers about arrangements, and leave the rest where it is.',
            'At night, do not pick up if you notice they’ve been using. Keep one number ready for emergencies.',
            'If you get messages full of regret, wait a day. Promises often come at the worst hour.',
          ) + p(`If they threaten suicide, take it seriously, now as well. ${safety('suicideOther', 'en')}`),
      },
      {
        type: 'text',
        title: 'If there are children',
        body:
          ul(
            'Do not let a child go with someone who has been drinking or using, and certainly not in a car.',
            'Hand over in a place where other people are, or bring someone along.',
            'Do not speak badly of them, but be honest that they were unwell or confused.',
            'Write down facts with the date, so that you do not have to search for them later.',
            `If you’re worried about safety, talk to Veilig Thuis. Your child can call the Kindertelefoon, in Dutch: ${tel('0800-0432')}.`,
          ) +
          p(
            'Do not change a contact arrangement on your own, because a judge may look at it. Ask the Juridisch Loket (free legal advice) first.',
          ),
      },
      {
        type: 'text',
        title: 'Money and home',
        body: p(
          `Take your name off accounts and contracts that you shared, and ask for proof. Do not fill any more gaps, or you’ll pull yourself down with them. Geldfit (free debt advice) helps for free on ${tel('0800-8115')}.`,
        ),
      },
      {
        type: 'text',
        title: 'And if you feel guilty?',
        body: p(
          'You can love someone and still leave, and you can be angry and sad at the same time. You did not cause their drinking, gambling or use. Tell someone how you’re doing. That’s where your own recovery begins.',
        ),
      },
    ],
  },
  notes:
    'Sources: CRAFT [S32] (own wellbeing, limits); Veilig Thuis [S38]; Kindertelefoon [S22]; Geldfit [S37]; 113 [S20]. CHECK [C1]: Veilig Thuis: danger around a separation, handing over. CHECK [C3]: jurist: contact arrangements, shared accounts and contracts. CHECK [C2]: KOPP/KOV specialist: what is said to children.',
};
