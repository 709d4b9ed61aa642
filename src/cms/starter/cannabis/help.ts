import { alsoToRead } from '../shared/also.ts';
import { safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const works = siteWorks({
  nl: {
    plan: 'Je vult in hoeveel je nu blowt. Daarna kies je of je wilt stoppen of minderen, en je plan kun je later aanpassen.',
    day: 'Elke dag vul je in hoeveel joints het waren, ook als het er nul zijn.',
    amounts: 'je aantallen',
  },
  en: {
    plan: 'You enter how much you use now. After that you choose whether to stop or cut down, and you can change your plan later.',
    day: 'Each day you log how many joints it was, even if it’s zero.',
    amounts: 'your amounts',
  },
});

export const help: StarterPage<'help'> = {
  id: 'cannabis-help',
  type: 'help',
  domains: ['cannabis'],
  path: { nl: '/hulp', en: '/help' },
  nl: {
    title: 'Hulp',
    lead: 'Hier lees je wat je nu kunt doen bij gevaar, bij trek of na een lastige dag. Kies wat je nodig hebt, want de rest kan later.',
    description:
      'Hulp bij gevaar, bij trek, na een uitglijder en bij klachten. Met hulplijnen en antwoorden voor wie minder of niet wil blowen.',
    paragraphs: [
      { type: 'block_reference', title: 'Nu gevaar', block: 'crisis' },
      {
        type: 'text',
        title: 'Trek nu',
        body: `<p>Trek komt op, zakt en gaat voorbij. <a href="/trek-nu">Adem drie minuten mee</a>.</p>
<p>Is het daarna nog sterk, bel dan iemand of loop nog tien minuten. ${safety('psychosis', 'nl')}</p>`,
      },
      {
        type: 'text',
        title: 'Tien dingen die je nu kunt doen',
        body: `<ul>
<li>Loop 20 minuten buiten, op een route die niet langs de coffeeshop gaat.</li>
<li>App iemand: “Ik heb trek, wil je met me praten?”</li>
<li>Neem een warme douche, want daar ontspannen je schouders van.</li>
<li>Drink langzaam een groot glas water of een kop kruidenthee.</li>
<li>Eet iets kleins, omdat honger trek sterker maakt.</li>
<li>Poets je tanden, dan smaakt een joint ook minder.</li>
<li>Geef je handen werk, zoals afwassen, tekenen of muziek maken.</li>
<li>Zet muziek aan en ruim tijdens drie liedjes één plank op.</li>
<li>Rek je armen, je rug en je benen rustig uit.</li>
<li>Zet een wekker op 30 minuten en kies daarna opnieuw.</li>
</ul>
<p>Schreef je in het programma een zin of een noodkaart, lees die dan nu.</p>`,
      },
      {
        type: 'text',
        title: 'Uitgegleden',
        body: `<ol>
<li><strong>Let op je lichaam.</strong> Na een pauze werkt een joint sterker. Word je duizelig of bang, ga dan zitten en drink water. Meestal zakt het binnen een paar uur.</li>
<li><strong>Zet één kleine stap.</strong> Eet iets en ga weg van waar het is. Vertel het iemand. Een geheim maakt de volgende keer groter.</li>
<li><strong>Vul de dag morgen in.</strong> Daardoor zie je wat eraan voorafging.</li>
<li><strong>Houd je doel.</strong> Alles wat je leerde, weet je nog, dus je doel blijft hetzelfde.</li>
</ol>
<p>${safety('psychosis', 'nl')}</p>`,
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten',
        appearance: 'notice',
        body: `<p><strong>${safety('drugEmergency', 'nl')}</strong></p>
<p><strong>Bel vandaag je huisarts, of buiten kantooruren de huisartsenpost. Je hoort het nummer als je je huisarts belt.</strong></p>
<ul>
<li>${safety('psychosis', 'nl')}</li>
<li>Je geeft steeds over en houdt geen drinken binnen.</li>
</ul>
<p><strong>Praat met je huisarts voordat je stopt of mindert.</strong></p>
<ul>
<li>Je had ooit een psychose, of iemand in je naaste familie.</li>
<li>Je bent erg somber.</li>
<li>Je krijgt cannabis op recept.</li>
<li>Je gebruikt medicijnen voor je stemming, je slaap of een psychose.</li>
<li>Je bent zwanger of geeft borstvoeding. Je verloskundige kan ook helpen.</li>
</ul>
<p>${safety('neverSuddenly', 'nl')}</p>
<h3>Als je ook elke dag drinkt</h3>
<p>${safety('alcoholEmergency', 'nl')}</p>
<p>${safety('recovery', 'nl')}</p>
<p>Slecht slapen, zweten, minder honger en een kort lontje komen veel voor. De meeste klachten zakken binnen 2 weken.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Kost blowen je meer dan je wilt, of liggen er rekeningen, vraag daar dan nu al hulp bij.</p>
<ul>
<li>Bel Geldfit: <a href="tel:08008115">0800-8115</a>, gratis en anoniem, want ze vragen alleen je postcode.</li>
<li>Of vraag je gemeente om hulp bij schulden, ook als het nog klein is.</li>
<li>Betaal eerst je huur, energie, zorgpremie en eten, en daarna pas de rest.</li>
</ul>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: '<p>Blowt iemand om wie je geeft meer dan goed voelt, dan is er een eigen programma voor naasten. Het gaat over jou, over praten en over grenzen.</p>',
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      alsoToRead.nl,
      { type: 'faq', title: 'Veelgestelde vragen', questions: faq.map(({ id }) => id) },
      works.nl,
    ],
  },
  en: {
    title: 'Help',
    lead: 'Here you can read what to do in danger, with a craving or after a hard day. Choose what you need right now. The rest can wait.',
    description:
      'Help in danger, with a craving, after a slip and with symptoms. Helplines and answers for people who want to use less cannabis or stop.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        title: 'Craving now: 3 minutes',
        body: `<p>A craving rises, drops and passes. <a href="/en/craving">Breathe along for three minutes</a>.</p>
<p>If it’s still strong after that, call someone or walk for another ten minutes. ${safety('psychosis', 'en')}</p>`,
      },
      {
        type: 'text',
        title: 'Ten things you can do now',
        body: `<ul>
<li>Walk outside for 20 minutes, on a route that does not pass the coffeeshop.</li>
<li>Send someone a message that says “I really want to smoke. Can we talk?”</li>
<li>Take a warm shower. It relaxes your shoulders and your neck.</li>
<li>Slowly drink a large glass of water or a cup of herbal tea.</li>
<li>Eat something small. Being hungry makes a craving stronger.</li>
<li>Brush your teeth, which makes a joint less attractive for a while.</li>
<li>Give your hands something to do, such as washing up, drawing or making music.</li>
<li>Put on some music and tidy one shelf for as long as three songs.</li>
<li>Stretch your arms, your back and your legs, slowly and one by one.</li>
<li>Set an alarm for 30 minutes, and choose again after that.</li>
</ul>
<p>If you wrote a sentence or an emergency card in the programme, read it now.</p>`,
      },
      {
        type: 'text',
        title: 'After a slip',
        body: `<ol>
<li><strong>Look after your body before you do anything else.</strong> After a break a joint hits harder. If you get dizzy or afraid, sit down and drink some water. It usually eases within a few hours.</li>
<li><strong>Take one small step after that.</strong> Eat something, move away from where it is and tell someone. A secret makes the next time bigger.</li>
<li><strong>Log the day tomorrow.</strong> That way you’ll see what came before it, which helps you next time.</li>
<li><strong>Keep the goal that you already had.</strong> You still know everything you’ve learned, so your goal stays the same.</li>
</ol>
<p>${safety('psychosis', 'en')}</p>`,
      },
      {
        type: 'text',
        title: 'Physical symptoms',
        appearance: 'notice',
        body: `<p><strong>${safety('drugEmergency', 'en')}</strong></p>
<p><strong>For either of these signs, call your GP today, or the out-of-hours GP (huisartsenpost) outside office hours. You’ll hear its number if you call your own GP.</strong></p>
<ul>
<li>${safety('psychosis', 'en')}</li>
<li>You keep vomiting and cannot keep any drink down.</li>
</ul>
<p><strong>Talk to your GP before you stop or cut down.</strong></p>
<ul>
<li>You have had a psychosis, or someone in your close family has.</li>
<li>You feel very low, or hopeless.</li>
<li>You get cannabis on prescription from a doctor, for example for pain.</li>
<li>You take medicine for your mood, your sleep or a psychosis.</li>
<li>You’re pregnant or breastfeeding, in which case your midwife can help too.</li>
</ul>
<p>${safety('neverSuddenly', 'en')}</p>
<h3>If you also drink every day</h3>
<p>${safety('alcoholEmergency', 'en')}</p>
<p>${safety('recovery', 'en')}</p>
<p>Bad sleep, sweating, less hunger and a short temper are common, but most symptoms ease within 2 weeks.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>If using costs you more than you want, or if there are bills you cannot pay, ask for help now.</p>
<ul>
<li>Call Geldfit (free debt advice) on <a href="tel:08008115">0800-8115</a>, free and anonymous, because they only ask for your postcode.</li>
<li>Or ask your local council (gemeente) for help with debts, even if they’re small.</li>
<li>Pay your rent, energy, health insurance and food first, and the rest after that.</li>
</ul>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: '<p>If someone you care about uses more than feels right, there’s a separate programme for family and friends. It’s about you, about talking and about setting limits.</p>',
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      alsoToRead.en,
      { type: 'faq', title: 'Frequently asked questions', questions: faq.map(({ id }) => id) },
      works.en,
    ],
  },
  notes:
    'Sources: Budney et al. 2003 [S12] (abstract) for the course of withdrawal; Geldfit, 113 and Veilig Thuis numbers as in the record of help lines; the wave: urge surfing from relapse prevention (Larimer, Palmer, Marlatt 1999 [S31]). CHECK [C1]: psychiatrist: psychosis signs, when to call 112, stronger effect after a pause and how long it lasts. CHECK [C2]: GP and midwife: who goes to the GP first, pregnancy, repeated vomiting. CHECK [C1]: addiction doctor: never stop benzodiazepines suddenly. CHECK [C1]: all phone numbers with one test call.',
};
