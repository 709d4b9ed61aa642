import { alsoAboutGambling } from '../shared/also.ts';
import { safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const questions = faq.map(({ id }) => id);

const works = siteWorks({
  nl: {
    plan: 'Je vult in hoeveel uren je nu gokt en kiest dan voor stoppen of minderen. Dat kan in één keer of stap voor stap.',
    day: 'Elke dag vul je de uren in, en ook de euro’s die je inlegde.',
    amounts: 'je uren of euro’s',
    hidden: 'je euro’s, ',
  },
  en: {
    plan: 'You enter how many hours you gamble now, and then choose to stop or cut down. You can do it all at once or step by step.',
    day: 'Every day you log the hours, and also the euros you put in.',
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
    lead: 'Heb je drang, een lastige dag of een vraag? Hier lees je wat je nu kunt doen, ook zonder account.',
    description:
      'Wat je nu kunt doen bij drang, een uitglijder of zorgen over geld. Met hulplijnen en antwoorden op vragen over gokken.',
    paragraphs: [
      { type: 'block_reference', title: 'Nu gevaar', block: 'crisis' },
      {
        type: 'text',
        body: `<p>Word je bedreigd en is er nu gevaar, bel dan <a href="tel:112">112</a>. Ben je thuis niet veilig, bel dan Veilig Thuis op <a href="tel:08002000">0800-2000</a>, gratis, dag en nacht.</p>
<p>Gaat het niet en kan het niet wachten, bel dan je huisarts, of buiten kantooruren de huisartsenpost. Je hoort het nummer als je je huisarts belt.</p>`,
      },
      {
        type: 'text',
        title: 'Drang nu',
        body: `<p>Drang komt op, zakt en gaat voorbij, ook zonder inzet. <a href="/trek-nu">Adem drie minuten mee</a>.</p>
<p>Is het daarna nog sterk, loop dan tien minuten zonder telefoon of bel iemand.</p>
<p><strong>${safety('suicide', 'nl')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Tien korte dingen om te doen',
        body: `<ul>
<li>App iemand “Ik wil gokken”. Meer uitleg is niet nodig.</li>
<li>Geef je pas aan iemand die je vertrouwt.</li>
<li>Leg je telefoon in een andere kamer en zet een kookwekker op 10 minuten.</li>
<li>Loop een rondje buiten, zonder telefoon en zonder pas.</li>
<li>Houd je handen en polsen een minuut onder koud water.</li>
<li>Eet iets. Met een lege maag kies je slechter.</li>
<li>Neem een warme douche tot je schouders zakken.</li>
<li>Doe iets met je handen, zoals afwassen, klussen of een puzzel.</li>
<li>Ga naar een plek waar andere mensen zijn.</li>
<li>Ga slapen als het al laat is, en beslis morgen.</li>
</ul>
<p>Lees ook je eigen zin uit de oefening “Eén zin waarom”. Heb je een noodkaart gemaakt, pak hem er dan bij.</p>
<p><strong>Zet er vandaag een slot bij.</strong> Schrijf je in bij <a href="https://cruksregister.nl">Cruks</a>, sluit een account of verlaag de limiet van je pas. Er zijn ook apps die goksites blokkeren, maar niet alle.</p>`,
      },
      {
        type: 'text',
        title: 'Uitgegleden',
        body: `<p>Dat je dit nu leest, is al de eerste stap terug. Veel mensen hadden zo’n dag, dus je bent hier niet de enige.</p>
<ol>
<li><strong>Stop voor vandaag.</strong> Stort en leen niets meer, want het gat wordt er groter van.</li>
<li><strong>Blijf niet alleen.</strong> Geef je pas af en vertel één persoon wat er gebeurde.</li>
<li><strong>Vul morgen de dag in.</strong> Uren en euro’s, eerlijk opgeschreven, want daar leer je van.</li>
<li><strong>Houd je doel.</strong> Het blijft hetzelfde, dus niet strenger en ook niet weg. Zet er wel een slot bij.</li>
</ol>
<p><strong>${safety('suicideShort', 'nl')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten en somberheid',
        appearance: 'notice',
        body: `<p><strong>${safety('suicideShort', 'nl')}</strong> Heb je een plan of ben je in gevaar, bel dan <a href="tel:112">112</a> en blijf niet alleen.</p>
<p><strong>Bel je huisarts</strong> als je:</p>
<ul>
<li>slecht blijft slapen, of steeds in paniek of somber bent</li>
<li>medicijnen gebruikt voor Parkinson of rusteloze benen, want die kunnen de drang groter maken</li>
<li>ook veel drinkt of drugs gebruikt</li>
</ul>
<p>Stop nooit zelf met je medicijnen. Drink je elke dag veel, stop daar dan niet ineens mee, want dat is gevaarlijk.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Schulden zijn zwaar, maar je lost ze niet alleen op en ook niet vandaag. Begin met een van deze dingen.</p>
<ul>
<li>Bel Geldfit op <a href="tel:08008115">0800-8115</a>, gratis en anoniem.</li>
<li>Betaal eerst huur of hypotheek, energie, zorgpremie en boodschappen.</li>
<li>Open één envelop en leg de andere brieven bij elkaar in een doos.</li>
<li>Leen geen nieuw geld om verlies of schulden te betalen.</li>
<li>Vraag iemand die je vertrouwt om mee te kijken met je geld.</li>
</ul>
<p><strong>Kun je je huis kwijtraken, of je energie of zorgverzekering?</strong> Bel dan vandaag je gemeente, want er is hulp met spoed.</p>
<p><strong>Word je bedreigd om geld?</strong> Bel bij gevaar <a href="tel:112">112</a>, en anders de politie op <a href="tel:09008844">0900-8844</a> (niet gratis).</p>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: `<p>Gokt iemand om wie je geeft, dan is er ook een programma voor naasten. Daar oefen je met praten, met grenzen en met goed voor jezelf zorgen. Betaal geen schulden en teken niets voordat je advies hebt gevraagd.</p>`,
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      alsoAboutGambling.nl,
      { type: 'faq', title: 'Vragen en antwoorden', questions },
      works.nl,
    ],
  },
  en: {
    title: 'Help and information',
    lead: 'An urge, a difficult day or a question? This page tells you what you can do now, also without an account.',
    description:
      'What you can do now about an urge, a slip or money worries. With helplines and answers to questions about gambling.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        body: `<p>If someone is threatening you and you’re in danger now, call <a href="tel:112">112</a>. If you’re not safe at home, call Veilig Thuis (domestic abuse helpline) on <a href="tel:08002000">0800-2000</a>, free, day or night.</p>
<p>If you’re unwell and it cannot wait, call your GP, or the huisartsenpost (out-of-hours GP) outside office hours. You’ll hear its number if you call your own GP.</p>`,
      },
      {
        type: 'text',
        title: 'An urge now',
        body: `<p>An urge rises, falls and passes, even if you do not bet. <a href="/en/craving">Breathe along for three minutes</a>.</p>
<p>If it’s still strong after that, walk for ten minutes without your phone, or call someone.</p>
<p><strong>${safety('suicide', 'en')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Ten short things to do',
        body: `<ul>
<li>Text someone “I want to gamble”. There’s no need to say more than that.</li>
<li>Give your bank card to someone you trust, and ask them to keep it tonight.</li>
<li>Put your phone in another room and set a kitchen timer for 10 minutes.</li>
<li>Walk around the block, without your phone and without your card.</li>
<li>Hold your hands and wrists under cold water for a minute.</li>
<li>Eat something. It’s harder to choose well on an empty stomach.</li>
<li>Take a warm shower until you feel your shoulders drop.</li>
<li>Do something with your hands, such as the washing-up, a repair or a puzzle.</li>
<li>Go to a place where there are other people, such as a library or a friend’s home.</li>
<li>Go to sleep if it’s late, and make your decision tomorrow.</li>
</ul>
<p>Read your own sentence from the exercise “One sentence why” as well. If you’ve made an emergency card, take it out.</p>
<p><strong>Add one more lock today.</strong> Sign up to <a href="https://cruksregister.nl">Cruks</a> (the national self-exclusion register), close an account or lower the limit of your bank card. Some apps block gambling sites too, although not all of them.</p>`,
      },
      {
        type: 'text',
        title: 'After a slip',
        body: `<p>That you’re reading this now is already the first step back. Many people have had a day like this, so you’re not the only one here.</p>
<ol>
<li><strong>Stop for today.</strong> Do not deposit or borrow any more: it only makes the hole bigger.</li>
<li><strong>Try not to be alone.</strong> Hand over your bank card and tell one person what happened.</li>
<li><strong>Log the day tomorrow.</strong> Log the hours and euros honestly. That’s what you learn from.</li>
<li><strong>Keep your goal.</strong> It stays the same: no stricter, and not gone. Do add one lock.</li>
</ol>
<p><strong>${safety('suicideShort', 'en')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Physical symptoms and low mood',
        appearance: 'notice',
        body: `<p><strong>${safety('suicideShort', 'en')}</strong> If you have a plan or you’re in danger, call <a href="tel:112">112</a> and do not stay alone.</p>
<p><strong>Call your GP</strong> if you:</p>
<ul>
<li>keep sleeping badly, or often feel panicky or low</li>
<li>take medicine for Parkinson’s or restless legs, which can make the urge stronger</li>
<li>also drink a lot or use drugs</li>
</ul>
<p>Never stop your medicines on your own. If you drink a lot every day, do not stop that suddenly either, because it can be dangerous.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>Debts are hard, but you do not solve them alone, and not today either. Start with one of these.</p>
<ul>
<li>Call Geldfit (free debt advice) on <a href="tel:08008115">0800-8115</a>, where you can stay anonymous.</li>
<li>Pay your rent or mortgage, energy, health insurance and groceries first.</li>
<li>Open one envelope, and put the other letters together in a box.</li>
<li>Do not borrow new money to pay for losses or debts.</li>
<li>Ask someone you trust to look at your money with you.</li>
</ul>
<p><strong>Could you lose your home, energy or health insurance?</strong> Call your council today, because there’s urgent help for this.</p>
<p><strong>Is someone threatening you over money?</strong> In danger, call <a href="tel:112">112</a>, and otherwise the police on <a href="tel:09008844">0900-8844</a> (not free).</p>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: `<p>If someone you care about gambles, there’s also a programme for family and friends. You practise talking, setting limits and looking after yourself. Do not pay any debts or sign anything until you’ve asked for advice.</p>`,
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      alsoAboutGambling.en,
      { type: 'faq', title: 'Questions and answers', questions },
      works.en,
    ],
  },
  notes: `Sources: kansspelautoriteit.nl (Cruks) [S14]; rijksoverheid.nl [S38] (Veilig Thuis); upday/ANP 2025 [S20] (113 free); NVVK, Trouw [S37], ND and rijksoverheid.nl (Geldfit, municipality); Larimer, Palmer and Marlatt 1999 [S31] (wave, slip).
CHECK [C1]: clinician and 113 guideline, wording and route for suicide.
CHECK [C3]: GP, medicines for Parkinson's and restless legs (dopamine agonists).
CHECK [C3]: debt counsellor, order of bills, fast help of the municipality (Wgs).
CHECK [C3]: Kansspelautoriteit, Cruks and its web address; police, 0900-8844.
CHECK [C1]: provider, what happens with a disclosure in free text; one test call to each number.`,
};
