import { gpFirst, safety } from '../shared/markup.ts';
import { NURSE_SEES } from '../shared/nurse-sees.ts';
import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'alcohol-faq-stop-at-once',
    nl: {
      question: 'Kan ik in één keer stoppen?',
      answer: `<p>Soms wel en soms niet. Drink je elke dag veel, dan kan ineens stoppen gevaarlijk zijn.</p>
${gpFirst('nl')}
<p>Wacht met minderen en stoppen tot je de huisarts hebt gesproken. Herken je hier niets van, dan kun je meestal veilig in stappen minderen.</p>`,
    },
    en: {
      question: 'Can I stop all at once?',
      answer: `<p>Sometimes you can and sometimes you cannot. If you drink a lot every day, stopping suddenly can be dangerous.</p>
${gpFirst('en')}
<p>Do not cut down or stop until you have spoken to your GP. If none of this applies to you, you can usually cut down safely in steps.</p>`,
    },
    notes:
      'Sources: NHG-Standaard Problematisch alcoholgebruik M10 [S1] (withdrawal grades); Farmacotherapeutisch Kompas [S2] (earlier fit or delirium). CHECK [C1]: clinician sets the list and the line of 8 glasses a day (lower for women, people over 65 and people of low weight); "usually cut down safely" for people without signs.',
  },
  {
    id: 'alcohol-faq-vitamin',
    nl: {
      question: 'Heb ik vitamine B1 nodig?',
      answer: `<p>Misschien. Van veel drinken kan je lichaam te weinig vitamine B1 (thiamine) krijgen, en dat kan je zenuwen en je geheugen schaden. Vraag je huisarts ernaar, ook als je nog drinkt. Eet elke dag iets, ook als je geen trek hebt. ${safety('unsteadyToday', 'nl')}</p>`,
    },
    en: {
      question: 'Do I need vitamin B1?',
      answer: `<p>You may. Drinking a lot can leave your body short of vitamin B1 (thiamine), which can harm your nerves and memory. Ask your GP, even if you still drink. Eat something every day, even if you are not hungry. ${safety('unsteadyToday', 'en')}</p>`,
    },
    notes:
      'Source: NHG-Standaard Problematisch alcoholgebruik M10 [S1]. CHECK [C1]: GP decides dose and form. Written on 28 November 2026.',
  },
  {
    id: 'alcohol-faq-step-by-step',
    nl: {
      question: 'Waarom gaat mijn plan stap voor stap?',
      answer: `<p>Minderen in stappen is meestal veiliger dan ineens stoppen, omdat je lichaam dan kan wennen. Daarom gaat je plan in 6 weken omlaag, ook als je wilt stoppen. Per week zie je wat je doel is.</p>
<p>Krijg je klachten, zoals trillen of zweten, ga dan niet verder omlaag en stop niet ineens. Bel nu je huisarts of de huisartsenpost, en maak het schema samen.</p>`,
    },
    en: {
      question: 'Why does my plan go step by step?',
      answer: `<p>Cutting down in steps is usually safer than stopping suddenly: your body gets time to adjust. That’s why your plan goes down over 6 weeks, even if you want to stop. You can see your limit for each week.</p>
<p>If you get symptoms, such as shaking or sweating, do not cut down any further and do not stop suddenly. Call your GP or the huisartsenpost (out-of-hours GP) now, and work out the schedule together.</p>`,
    },
    notes:
      'Product: alcohol plans are gradual. CHECK [C1]: clinician judges the linear schedule of six weeks, the last step from week 5 to 6, and the advice for complaints while cutting down.',
  },
  {
    id: 'alcohol-faq-one-glass',
    nl: {
      question: 'Hoeveel is één glas?',
      answer: `<p>${safety('glass', 'nl')}</p>
<p>In elk daarvan zit 10 gram alcohol. Een wijnglas met 250 ml telt dus als 2,5 glas. Een flesje speciaalbier kan 2 glazen zijn. Meet daarom één keer je eigen glas met een maatbeker.</p>`,
    },
    en: {
      question: 'How much is one drink?',
      answer: `<p>${safety('glass', 'en')}</p>
<p>In a bar or at home it’s often more. A large 250 ml wine counts as 2.5 drinks, and a bottle of strong beer can be 2 drinks. So take a measuring jug once and check what you usually pour.</p>`,
    },
    notes: 'Source: Trimbos-instituut (standard glass 10 g, sizes) [S4]. UK unit 8 g: general knowledge.',
  },
  {
    id: 'alcohol-faq-zero-beer',
    nl: {
      question: 'Telt 0.0 mee?',
      answer:
        '<p>Nee, drink je alleen 0.0, dan vul je 0 in. Let wel op wat het met je doet. Sommige mensen helpt het, terwijl anderen er juist trek van krijgen.</p>',
    },
    en: {
      question: 'Do alcohol-free drinks count?',
      answer:
        '<p>No, if you only have alcohol-free drinks, log 0. Do notice what they do to you: they help some people and give others a craving.</p>',
    },
  },
  {
    id: 'alcohol-faq-good-goal',
    nl: {
      question: 'Wat is een goed doel?',
      answer: `<p>Een goed doel ligt lager dan wat je nu drinkt, en het past bij jou. De Gezondheidsraad zegt: drink geen alcohol, of niet meer dan 1 glas per dag. Zit je daar ver boven, dan is elke stap omlaag winst. Je kunt je doel later bijstellen.</p>
<p>Ben je zwanger of heb je een ziekte, bijvoorbeeld van je lever? Vraag dan je huisarts welk doel veilig is.</p>`,
    },
    en: {
      question: 'What is a good goal?',
      answer: `<p>A good goal is lower than what you drink now, and it suits you. The Health Council of the Netherlands says to drink no alcohol, or no more than 1 drink a day. If you’re far above that, every step down helps. You can change your goal later.</p>
<p>If you’re pregnant or have an illness, for example of your liver, ask your GP which goal is safe.</p>`,
    },
    notes: 'Source: Gezondheidsraad 2015, via Trimbos-instituut [S3] (Drinkadvies).',
  },
  {
    id: 'alcohol-faq-is-a-little-healthy',
    nl: {
      question: 'Is een beetje drinken gezond?',
      answer: `<p>Nee, ook van een beetje alcohol wordt je lichaam niet gezonder. Alcohol vergroot de kans op zeven soorten kanker. Hoe meer je drinkt, hoe groter die kans wordt. Daarom is het advies voor iedereen: niet, of hooguit één glas per dag. Elke stap omlaag telt dus, hoeveel je nu ook drinkt.</p>`,
    },
    en: {
      question: 'Is it healthy to drink a little?',
      answer:
        '<p>No, even a little alcohol does not make your body healthier. Alcohol raises the chance of seven types of cancer, and the more you drink, the higher that chance. That’s why the advice for everyone is none, or one drink a day at most. So every step down counts, however much you drink now.</p>',
    },
    notes:
      'Sources: KWF and MLDS via NH Nieuws, 2023 [S5] (seven cancers); Gezondheidsraad 2015 via Trimbos-instituut [S3] (none, or at most 1 glass a day). CHECK [C2]: clinician, cancer and the words "not healthier".',
  },
  {
    id: 'alcohol-faq-sleep',
    nl: {
      question: 'Hoelang duurt slecht slapen?',
      answer:
        '<p>Meestal duurt dat 1 tot 3 weken, omdat je lichaam weer leert slapen zonder alcohol. Het helpt om elke dag op dezelfde tijd op te staan. Neem geen slaappillen zonder je huisarts te vragen. Slaap je na 3 weken nog slecht, bel dan je huisarts.</p>',
    },
    en: {
      question: 'How long will I sleep badly?',
      answer:
        '<p>It usually takes 1 to 3 weeks. Your body is learning to sleep without alcohol again. It helps to get up at the same time every day. Do not take sleeping pills without asking your GP. If you’re still sleeping badly after 3 weeks, see your GP.</p>',
    },
    notes: 'CHECK [C2]: clinician, 1 to 3 weeks.',
  },
  {
    id: 'alcohol-faq-weekend',
    nl: {
      question: 'Ik drink alleen in het weekend. Is dat erg?',
      answer:
        '<p>Het kan ook dan een risico zijn. Veel alcohol op één dag is zwaar voor je lichaam, ook als je doordeweeks niet drinkt. Vul elke dag in, ook een 0, zodat je ziet of het bij je doel past. Eten vooraf en water ertussen helpen om minder te drinken.</p>',
    },
    en: {
      question: 'I only drink at the weekend. Is that bad?',
      answer:
        '<p>It can still be a risk. A lot of alcohol on one day is hard on your body, even if you drink nothing on other days. Log every day, zeros included, so that you can see whether it fits your limit. Eating first and having water in between help you to drink less.</p>',
    },
    notes: 'CHECK [C2]: clinician, risk of much alcohol on one day.',
  },
  {
    id: 'alcohol-faq-weight',
    nl: {
      question: 'Word ik dikker of dunner als ik minder drink?',
      answer:
        '<p>Dat verschilt per persoon. In alcohol zitten calorieën, dus sommige mensen vallen af. Anderen krijgen trek in zoet en komen iets aan, maar op vaste tijden eten helpt. Val je veel af en weet je niet waardoor, vraag het dan je huisarts.</p>',
    },
    en: {
      question: 'Will I gain or lose weight if I drink less?',
      answer:
        '<p>That differs from one person to the next. There are calories in alcohol, so some people lose weight. Others want sweet things and gain a little, but eating at regular times helps. If you’re losing a lot of weight and do not know why, ask your GP.</p>',
    },
    notes: 'CHECK [C2]: clinician, weight.',
  },
  {
    id: 'alcohol-faq-medicine-that-helps',
    nl: {
      question: 'Helpt een pil?',
      answer:
        '<p>Bij sommige mensen wel. Er zijn medicijnen die helpen om minder of niet te drinken, zoals acamprosaat, naltrexon, nalmefeen en disulfiram. Je huisarts bespreekt met je of er een bij jou past. Koop ze niet zelf op internet, want niet elk middel is voor iedereen veilig.</p>',
    },
    en: {
      question: 'Is there a pill that helps?',
      answer:
        '<p>There is for some people. Medicines that can help you drink less or not at all include acamprosate, naltrexone, nalmefene and disulfiram. Your GP can talk through with you whether one of them would suit you. Do not buy them online yourself. Not every medicine is safe for everyone.</p>',
    },
    notes: 'Source: Farmacotherapeutisch Kompas [S2], disorders in the use of alcohol.',
  },
  {
    id: 'alcohol-faq-other-medicines',
    nl: {
      question: 'Ik gebruik medicijnen. Kan dat samen met alcohol?',
      answer: `<p>Vraag het eerst aan je huisarts of apotheek. Slaappillen, kalmeringsmiddelen, sterke pijnstillers en GHB gaan slecht samen met alcohol. Samen kunnen ze je ademhaling gevaarlijk langzaam maken.</p>
<p>${safety('neverSuddenly', 'nl')}</p>`,
    },
    en: {
      question: 'I take medicines. Is it safe to drink with them?',
      answer: `<p>Ask your GP or pharmacist first. Sleeping pills, tranquillisers, strong painkillers and GHB do not mix well with alcohol. Together they can make your breathing dangerously slow.</p>
<p>${safety('neverSuddenly', 'en')}</p>`,
    },
    notes: 'CHECK [C1]: addiction doctor, benzodiazepines, GHB and opioids ("never suddenly", combination text).',
  },
  {
    id: 'alcohol-faq-pregnant',
    nl: {
      question: 'Ik ben zwanger of wil zwanger worden. Wat nu?',
      answer: `<p>Het advies is om geen alcohol te drinken, ook als je borstvoeding geeft. ${safety('pregnantDaily', 'nl')} Praten kan zonder oordeel, ook als je al dronk voordat je het wist.</p>`,
    },
    en: {
      question: 'I’m pregnant or trying to get pregnant. What now?',
      answer: `<p>The advice is to drink no alcohol, also while breastfeeding. ${safety('pregnantDaily', 'en')} You will not be judged, even if you drank before you knew.</p>`,
    },
    notes:
      'Source: Gezondheidsraad via Trimbos-instituut [S3]. CHECK [C1]: midwife and GP, text for daily drinking in pregnancy.',
  },
  {
    id: 'alcohol-faq-does-my-work-see-this',
    nl: {
      question: 'Ziet mijn werk dit?',
      answer:
        '<p>Nee, je werk, je familie en je verzekeraar krijgen niets van ons te zien. Je echte naam is niet nodig, en in onze mails staat niets over alcohol. Gebruik wel een mailadres dat alleen jij leest, dus niet dat van je werk. Met de knop Snel weg ga je direct van deze site af.</p>',
    },
    en: {
      question: 'Can my work see this?',
      answer:
        '<p>No, we show nothing to your work, your family or your insurer. There’s no need for your real name, and our emails say nothing about alcohol. Do use an email address that only you read, so not the one from work. The Leave this page button takes you off this site straight away.</p>',
    },
  },
  {
    id: 'alcohol-faq-above-my-goal',
    nl: {
      question: 'Wat als ik boven mijn doel zit?',
      answer: `<p>Vul het in, dan zie je later wat er gebeurde. Lees je noodkaart als je die hebt, drink water en ga slapen. Morgen geldt hetzelfde doel, niet strenger.</p>
<p>Heb je dagen achter elkaar veel gedronken, stop dan niet ineens. Tril of zweet je, bel dan nu je huisarts of de huisartsenpost.</p>`,
    },
    en: {
      question: 'What if I go over my limit?',
      answer: `<p>Log it, so that you can see later what happened. If you have an emergency card, read it, drink some water and go to bed. Tomorrow’s limit stays the same, and no stricter than it was.</p>
<p>If you’ve been drinking a lot for several days, do not stop suddenly. If you shake or sweat, call your GP or the huisartsenpost (out-of-hours GP) now.</p>`,
    },
    notes: 'CHECK [C1]: clinician, advice after several days of heavy drinking.',
  },
  {
    id: 'alcohol-faq-nurse-or-aa',
    nl: {
      question: 'Kan ik ook naar een praktijkondersteuner of de AA?',
      answer: `<p>Ja, allebei kan naast dit programma. Een praktijkondersteuner (POH) werkt bij je huisarts en geeft je een code voor je account. ${NURSE_SEES.nl} Je kunt de koppeling altijd stoppen.</p>
<p>Bij de <a href="https://www.aa-nederland.nl">AA</a> ontmoet je mensen die hetzelfde meemaken.</p>`,
    },
    en: {
      question: 'Can I also see a practice nurse or go to AA?',
      answer: `<p>Yes, you can do both alongside this programme. A practice nurse (POH) works at your GP practice and gives you a code for your account. ${NURSE_SEES.en} You can end the link at any time.</p>
<p>At <a href="https://www.aa-nederland.nl">AA</a> you meet people who are going through the same thing.</p>`,
    },
  },
  {
    id: 'alcohol-faq-not-enough',
    nl: {
      question: 'Wanneer is dit programma niet genoeg?',
      answer: `<p>Praat met je huisarts als je klachten krijgt, zwanger bent, somber blijft of als minderen niet lukt. De huisarts kan je ook verwijzen naar verslavingszorg.</p>
<p>Bij geweld thuis bel je Veilig Thuis op <a href="tel:08002000">0800-2000</a>. ${safety('suicide', 'nl')} Is er direct gevaar, bel dan <a href="tel:112">112</a>.</p>`,
    },
    en: {
      question: 'When is this programme not enough?',
      answer: `<p>Talk to your GP if you get symptoms, are pregnant, keep feeling low or cannot manage to cut down. Your GP can also refer you to addiction care.</p>
<p>If there’s violence at home, call Veilig Thuis (domestic abuse helpline) on <a href="tel:08002000">0800-2000</a>. ${safety('suicide', 'en')} If there is immediate danger, call <a href="tel:112">112</a>.</p>`,
    },
    notes:
      'Sources: rijksoverheid.nl [S38] (Veilig Thuis), upday/ANP 2025 [S20] (113 free). CHECK [C1]: one test call to each number.',
  },
];
