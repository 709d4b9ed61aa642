import { p, safety, tel, ul } from '../shared/markup.ts';
import type { StarterPage } from '../starter.ts';

/** Page for readers who worry about a child under eighteen. */
export const yourChild: StarterPage<'basic_page'> = {
  id: 'close-ones-your-child',
  type: 'basic_page',
  domains: ['close-ones'],
  path: { nl: '/als-het-je-kind-is', en: '/your-child' },
  nl: {
    title: 'Als het om je kind gaat',
    lead: 'Is je kind nog geen 18, dan ligt het anders dan bij een partner. Jij bent verantwoordelijk, en je kind heeft jou ook nodig.',
    description: 'Voor ouders van een kind dat drinkt, rookt, gokt of drugs gebruikt: praten, regels en hulp.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Bij gevaar',
        body: p(
          safety('recovery', 'nl'),
          `${safety('psychosisChild', 'nl')} ${safety('suicideOther', 'nl')}`,
          `Is er geweld of dreiging in huis, ook door je kind, bel dan Veilig Thuis: ${tel('0800-2000')}.`,
        ),
      },
      {
        type: 'text',
        title: 'Wat bij een kind anders is',
        body:
          p('De oefeningen over loslaten gaan over volwassenen, dus niet over je kind.') +
          ul(
            'Je stelt grenzen. Dat hoort bij jouw taak. Loslaten doe je pas als iemand voor zichzelf kan zorgen.',
            'Een kind heeft minder overzicht dan je denkt, al klinkt het soms heel zeker.',
            'School, sport en vrienden tellen mee, omdat jij daar niet bij bent.',
          ),
      },
      {
        type: 'text',
        title: 'Een gesprek beginnen',
        body:
          p(
            'Praat naast elkaar, zoals in de auto of tijdens de afwas, want dat is makkelijker. Vraag eerst of het uitkomt. Luister daarna langer dan je praat.',
          ) +
          ul(
            '“Ik zag een vape in je jas, en ik wil graag weten hoe het zit.”',
            '“Wat vind je er fijn aan, en wat niet?”',
            '“Ik word niet boos om je antwoord, maar ik ga wel meedenken.”',
          ) +
          p(
            'Loopt het op, stop dan en kom er een dag later op terug. Van boosheid gaat een kind zwijgen, en dat wil je niet.',
          ),
      },
      {
        type: 'text',
        title: 'Regels die je kunt volhouden',
        body:
          ul(
            'Kies twee of drie regels, en zeg erbij waarom ze er zijn.',
            'Spreek af wat er gebeurt als het misgaat, en doe dat dan rustig.',
            'Zeg hetzelfde als de andere ouder, ook als jullie niet samenwonen.',
            'Geef alleen geld als je weet waarvoor, en houd je bankpas bij je.',
            'Haal je kind altijd op als het belt, en praat er morgen over.',
          ) + p('Doe zelf voor wat je vraagt, want kinderen kijken meer dan ze luisteren.'),
      },
      {
        type: 'text',
        title: 'Wie helpt jullie?',
        body:
          p('Los dit niet alleen op, want vroeg hulp vragen is geen verklikken.') +
          ul(
            'Je huisarts of de jeugdarts denkt mee, ook als je kind nog niet wil.',
            'Op school kun je terecht bij de mentor of de zorgcoördinator.',
            'Het wijkteam of Centrum Jeugd en Gezin van je gemeente helpt gratis bij opvoeden.',
            `Je kind kan zelf gratis bellen met de Kindertelefoon: ${tel('0800-0432')}.`,
            'Vraag ook je andere kinderen hoe het gaat, omdat zij soms stil worden.',
          ),
      },
      {
        type: 'text',
        title: 'En jij?',
        body: p(
          'Veel ouders schamen zich, terwijl dit in alle soorten gezinnen voorkomt. Vertel één andere volwassene hoe het is. Wie uitgerust is, heeft meer geduld, dus fase 1 is ook voor jou.',
        ),
      },
    ],
  },
  en: {
    title: 'If it’s about your child',
    lead: 'If your child is under 18, things are different than with a partner or friend. You’re responsible, and your child needs you as well.',
    description:
      'For parents of a child under 18 who drinks, smokes, gambles or uses drugs. About talking, rules and help.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'In danger',
        body: p(
          safety('recovery', 'en'),
          `${safety('psychosisChild', 'en')} ${safety('suicideOther', 'en')}`,
          `If there’s violence or a threat at home, even from your child, call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}.`,
        ),
      },
      {
        type: 'text',
        title: 'What is different with a child',
        body:
          p('The exercises about letting go are about adults, so do not take them literally here.') +
          ul(
            'You set limits. That’s part of your task. Letting go comes later, when they can look after themselves.',
            'Children see the consequences less than you’d think, even when they sound very sure of themselves.',
            'School, sport and friends matter too: a lot happens there that you do not see.',
          ),
      },
      {
        type: 'text',
        title: 'Starting a conversation',
        body:
          p(
            'Choose a moment side by side, such as in the car or doing the dishes. Talking is easier then. Ask first whether it’s a good time. After that, listen longer than you talk.',
          ) +
          ul(
            '“I saw a vape in your coat, and I’d like to know what’s going on.”',
            '“What do you like about it, and what do you not like?”',
            '“I will not be angry about your answer, but I’m going to help you work it out.”',
          ) +
          p(
            'If it heats up, stop and come back to it a day later. Anger makes children go quiet, and that’s the opposite of what you want.',
          ),
      },
      {
        type: 'text',
        title: 'Rules you can stick to',
        body:
          ul(
            'Choose two or three rules, and say why you’re making them.',
            'Agree beforehand what happens if it goes wrong, and then calmly do it.',
            'Make sure that the other parent says the same, even if you’re not living together.',
            'Do not give money if you do not know where it goes, and keep your bank card with you.',
            'Always pick up your child when they call, and save the conversation for the next day.',
          ) + p('Show what you ask for. Children watch more than they listen.'),
      },
      {
        type: 'text',
        title: 'Who can help you both?',
        body:
          p('There’s no need to solve this alone, and asking for help early is not telling tales.') +
          ul(
            'Your GP or the youth doctor can help, even if your child does not want to yet.',
            'At school, you can talk to the mentor or the care coordinator.',
            'The local team or youth and family centre of your council helps parents for free.',
            `Your child can call or chat with the Kindertelefoon, in Dutch: ${tel('0800-0432')}.`,
            'If you have other children, ask them how they are too, as some go quiet.',
          ),
      },
      {
        type: 'text',
        title: 'And what about you?',
        body: p(
          'Many parents are ashamed, although this happens in all kinds of families. Tell one other adult what it’s like. You’ll have more patience when you’re rested, so phase 1 is for you too.',
        ),
      },
    ],
  },
  notes:
    'Sources: CRAFT [S32] (calm moment, listening, natural consequences); Kindertelefoon [S22]; Veilig Thuis [S38]; 113 [S20]; Trimbos, help for relatives [S33]. CHECK [C1]: Veilig Thuis and youth doctor: danger and violence by a child. CHECK [C2]: youth care: rules, school, what is asked of whom. CHECK [C3]: jurist: responsibility of parents, medical consent from 12 and 16.',
};
