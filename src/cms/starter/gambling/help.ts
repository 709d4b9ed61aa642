import { safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const questions = faq.map(({ id }) => id);

const works = siteWorks({
  nl: {
    plan: 'Je vult in hoeveel uren je nu gokt. Daarna kies je: stoppen of minderen, in één keer of stap voor stap.',
    day: 'Elke dag vul je de uren in en de euro’s die je inlegde.',
    amounts: 'je uren of euro’s',
    hidden: 'je euro’s, ',
  },
  en: {
    plan: 'You fill in how many hours you gamble now. Then you choose: stop or cut down, all at once or step by step.',
    day: 'Every day you fill in the hours and the euros you put in.',
    amounts: 'your hours or euros',
    hidden: 'your euros, ',
  },
});

export const help: StarterPage<'help'> = {
  id: 'gambling-help',
  type: 'help',
  domains: ['gambling'],
  path: { nl: '/hulp', en: '/help' },
  nl: {
    title: 'Hulp en uitleg',
    lead: 'Heb je drang, een lastige dag of een vraag? Hier lees je wat je nu kunt doen. Deze pagina is er altijd, ook zonder account.',
    description:
      'Wat je nu kunt doen bij drang, een uitglijder of zorgen over geld. Met hulplijnen en antwoorden op vragen over gokken.',
    paragraphs: [
      { type: 'block_reference', title: 'Nu gevaar', block: 'crisis' },
      {
        type: 'text',
        body: `<p>Word je bedreigd en is er nu gevaar? Bel <a href="tel:112">112</a>. Ben je thuis niet veilig? Bel Veilig Thuis: <a href="tel:08002000">0800-2000</a>, gratis, dag en nacht.</p>
<p>Gaat het niet en kan het niet wachten? Bel je huisarts. In de avond, de nacht en het weekend bel je de huisartsenpost.</p>`,
      },
      {
        type: 'text',
        title: 'Drang nu',
        appearance: 'walk',
        body: `<p>Drang komt op, zakt en gaat voorbij. Ook zonder inzet. Loop deze stappen rustig langs. Het duurt ongeveer 3 minuten.</p>
<ol>
<li>Sluit andere schermen en leg je pas weg. Ga zitten of leun ergens tegenaan.</li>
<li>Geef je drang een cijfer. 0 is niets, 10 is heel veel. Onthoud dat cijfer.</li>
<li>Waar voel je de drang? Misschien in je vingers of je borst. Kijk er alleen naar.</li>
<li>Adem in door je neus. Adem langzaam uit, alsof je door een rietje blaast. Doe dat tien keer.</li>
<li>Drang is als een golf. Hij komt op, wordt hoog en zakt weer. Je hoeft hem niet te stoppen. Je drijft erop.</li>
<li>Komt de gedachte “ik kan het terughalen”? Zeg dan: daar is die gedachte. Ga terug naar je adem.</li>
<li>Zie je beelden in je hoofd? Laat ze voorbijgaan, zoals een bus die langsrijdt.</li>
<li>Voel je voeten op de grond. Kijk om je heen en noem drie dingen die je ziet.</li>
<li>Geef je drang weer een cijfer. Lager, gelijk of hoger: alles is goed. Je hebt geoefend.</li>
</ol>
<p>Is het cijfer nog hoog? Loop tien minuten of bel iemand.</p>`,
      },
      {
        type: 'text',
        title: 'Tien korte dingen om te doen',
        body: `<ul>
<li>App iemand drie woorden: “Ik heb drang.” Meer uitleg hoeft niet.</li>
<li>Geef je pas aan iemand die je vertrouwt.</li>
<li>Leg je telefoon in een andere kamer en zet een kookwekker op 10 minuten.</li>
<li>Loop buiten, zonder telefoon en zonder pas.</li>
<li>Houd je handen en polsen onder koud water.</li>
<li>Eet iets.</li>
<li>Neem een warme douche.</li>
<li>Doe iets met je handen: afwassen, klussen, een puzzel.</li>
<li>Ga naar een plek waar andere mensen zijn.</li>
<li>Is het al laat? Ga slapen. Beslis morgen.</li>
</ul>
<p>Lees ook je eigen zin uit de oefening “Eén zin waarom”. Heb je een noodkaart gemaakt? Pak hem erbij.</p>
<p><strong>Zet er vandaag een slot bij.</strong> Schrijf je in bij <a href="https://cruksregister.nl">Cruks</a>, sluit een account of zet de limiet van je pas omlaag. Er zijn ook apps die goksites blokkeren.</p>`,
      },
      {
        type: 'text_image',
        title: 'Uitgegleden',
        image: { drawing: 'brug', alt: '' },
        body: `<p>Bij veel mensen gaat een dag anders dan gepland. Stop nu. Je begint niet opnieuw bij nul.</p>
<ol>
<li><strong>Vul de dag in.</strong> Uren en euro’s, eerlijk opgeschreven. Dat helpt.</li>
<li><strong>Eén dag is één dag.</strong> Wat weg is, is weg. Alles wat je leerde, weet je nog.</li>
<li><strong>Kies één kleine stap.</strong> Geef je pas af, bel iemand, blijf niet alleen. Morgen zet je er een slot bij.</li>
<li><strong>Houd het veilig.</strong> Stort niets meer en leen niets. Zie je geen uitweg? Bel <a href="tel:113">113</a>.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten en somberheid',
        appearance: 'notice',
        body: `<p><strong>${safety('suicide', 'nl')}</strong> Heb je een plan of ben je in gevaar? Bel <a href="tel:112">112</a> en blijf niet alleen.</p>
<p><strong>Bel je huisarts</strong> als je:</p>
<ul>
<li>slecht blijft slapen, of vaak in paniek of somber bent</li>
<li>medicijnen gebruikt voor Parkinson of rusteloze benen: die kunnen de drang groter maken</li>
<li>ook veel drinkt of drugs gebruikt</li>
</ul>
<p>Stop nooit zelf met je medicijnen. Drink je elke dag veel? Stop ook daar niet ineens mee.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Schulden zijn zwaar, en er is hulp. Je hoeft nu nog niets op te lossen. Begin hier:</p>
<ul>
<li>Bel Geldfit: <a href="tel:08008115">0800-8115</a>, gratis en anoniem.</li>
<li>Betaal eerst huur of hypotheek, energie, zorgpremie en boodschappen.</li>
<li>Open één envelop. De andere brieven leg je in een doos.</li>
<li>Leen geen nieuw geld om verlies of schulden te betalen.</li>
<li>Vraag iemand die je vertrouwt om mee te kijken met je geld.</li>
</ul>
<p><strong>Dreig je je huis, energie of zorgverzekering te verliezen?</strong> Bel vandaag je gemeente. Er is dan hulp met spoed.</p>
<p><strong>Word je bedreigd om geld?</strong> Bel bij gevaar <a href="tel:112">112</a>. Kan het wachten? Bel de politie: <a href="tel:09008844">0900-8844</a> (niet gratis).</p>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: `<p>Gokt iemand om wie je geeft? Er is ook een programma voor naasten. Daar oefen je met praten, met grenzen en met goed voor jezelf zorgen. Betaal geen schulden en teken niets zonder eerst advies te vragen.</p>`,
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      { type: 'faq', title: 'Vragen en antwoorden', questions },
      works.nl,
    ],
  },
  en: {
    title: 'Help and information',
    lead: 'An urge, a difficult day or a question? Here you can read what you can do now. This page is always open, even without an account.',
    description:
      'What you can do now about an urge, a slip or money worries. With help lines and answers to questions about gambling.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        body: `<p>Is someone threatening you and is there danger now? Call <a href="tel:112">112</a>. Are you not safe at home? Call Veilig Thuis: <a href="tel:08002000">0800-2000</a>, free, day and night.</p>
<p>Are you unwell and can it not wait? Call your GP. In the evening, at night and at the weekend, call the out-of-hours GP (huisartsenpost).</p>`,
      },
      {
        type: 'text',
        title: 'An urge now',
        appearance: 'walk',
        body: `<p>An urge rises, drops and passes. Also without a stake. Walk through these steps calmly. It takes about 3 minutes.</p>
<ol>
<li>Close other screens and put your bank card away. Sit down or lean against something.</li>
<li>Give your urge a number. 0 is nothing, 10 is very strong. Remember that number.</li>
<li>Where do you feel the urge? Perhaps in your fingers or your chest. Only look at it.</li>
<li>Breathe in through your nose. Breathe out slowly, as if you are blowing through a straw. Do this ten times.</li>
<li>An urge is like a wave. It rises, gets high and drops again. You do not have to stop it. You float on it.</li>
<li>Does the thought “I can win it back” come up? Then say: there is that thought. Go back to your breath.</li>
<li>Do you see pictures in your mind? Let them pass, like a bus that drives by.</li>
<li>Feel your feet on the ground. Look around and name three things that you see.</li>
<li>Give your urge a number again. Lower, the same or higher: all of it is fine. You have practised.</li>
</ol>
<p>Is the number still high? Walk for ten minutes or call someone.</p>`,
      },
      {
        type: 'text',
        title: 'Ten short things to do',
        body: `<ul>
<li>Text someone: “I have an urge to gamble.” You do not need to explain more.</li>
<li>Give your bank card to someone you trust.</li>
<li>Put your phone in another room and set a kitchen timer for 10 minutes.</li>
<li>Walk outside, without your phone and without your card.</li>
<li>Hold your hands and wrists under cold water.</li>
<li>Eat something.</li>
<li>Take a warm shower.</li>
<li>Do something with your hands: wash up, fix something, do a puzzle.</li>
<li>Go to a place where there are other people.</li>
<li>Is it late? Go to sleep. Decide tomorrow.</li>
</ul>
<p>Also read your own sentence from the exercise “One sentence why”. Have you made an emergency card? Take it out.</p>
<p><strong>Add a lock today.</strong> Register with <a href="https://cruksregister.nl">Cruks</a>, close an account or lower the limit of your bank card. There are also apps that block gambling sites.</p>`,
      },
      {
        type: 'text_image',
        title: 'After a slip',
        image: { drawing: 'brug', alt: '' },
        body: `<p>Many people have a day that goes differently from the plan. Stop now. You do not start again from zero.</p>
<ol>
<li><strong>Fill in the day.</strong> Hours and euros, written down honestly. That helps.</li>
<li><strong>One day is one day.</strong> What is gone is gone. You still know everything that you learned.</li>
<li><strong>Choose one small step.</strong> Hand over your bank card, call someone, do not stay alone. Tomorrow you add a lock.</li>
<li><strong>Keep it safe.</strong> Do not deposit any more and do not borrow. Do you see no way out? Call <a href="tel:113">113</a>.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Physical symptoms and low mood',
        appearance: 'notice',
        body: `<p><strong>${safety('suicide', 'en')}</strong> Do you have a plan or are you in danger? Call <a href="tel:112">112</a> and do not stay alone.</p>
<p><strong>Call your GP</strong> if you:</p>
<ul>
<li>keep sleeping badly, or often feel panic or low</li>
<li>use medicines for Parkinson’s or restless legs: they can make the urge stronger</li>
<li>also drink a lot or use drugs</li>
</ul>
<p>Never stop your medicines yourself. Do you drink a lot every day? Do not stop that suddenly either.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>Debts are heavy, and there is help. You do not have to solve anything yet. Start here:</p>
<ul>
<li>Call Geldfit: <a href="tel:08008115">0800-8115</a>, free and anonymous.</li>
<li>First pay your rent or mortgage, energy, health insurance and groceries.</li>
<li>Open one envelope. Put the other letters in a box.</li>
<li>Do not borrow new money to pay for losses or debts.</li>
<li>Ask someone you trust to look at your money with you.</li>
</ul>
<p><strong>Are you about to lose your home, energy or health insurance?</strong> Call your municipality today. There is urgent help for this.</p>
<p><strong>Is someone threatening you about money?</strong> In danger, call <a href="tel:112">112</a>. Can it wait? Call the police: <a href="tel:09008844">0900-8844</a> (not free).</p>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: `<p>Does someone you care about gamble? There is also a programme for family and friends. There you practise talking, setting limits and looking after yourself. Do not pay debts and do not sign anything without asking for advice first.</p>`,
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      { type: 'faq', title: 'Questions and answers', questions },
      works.en,
    ],
  },
  notes: `Sources: kansspelautoriteit.nl (Cruks); rijksoverheid.nl (Veilig Thuis); upday/ANP 2025 (113 free); NVVK, Trouw, ND and rijksoverheid.nl (Geldfit, municipality); Larimer, Palmer and Marlatt 1999 (wave, slip).
CHECK: clinician and 113 guideline, wording and route for suicide.
CHECK: GP, medicines for Parkinson's and restless legs (dopamine agonists).
CHECK: debt counsellor, order of bills, fast help of the municipality (Wgs).
CHECK: Kansspelautoriteit, Cruks and its web address; police, 0900-8844.
CHECK: provider, what happens with a disclosure in free text; one test call to each number.`,
};
