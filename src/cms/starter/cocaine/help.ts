import { alsoToRead } from '../shared/also.ts';
import { safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const works = siteWorks({
  nl: {
    plan: 'Je vult in hoeveel je nu gebruikt, en daarna kies je of je stopt of mindert. Je plan kun je later aanpassen.',
    day: 'Elke dag vul je in hoeveel gram het was, en schatten is goed.',
    amounts: 'je aantallen',
  },
  en: {
    plan: 'You enter how much you use now, and then you choose to stop or cut down. You can change your plan later.',
    day: 'Each day you log how many grams it was, and a guess is fine.',
    amounts: 'your amounts',
  },
});

export const help: StarterPage<'help'> = {
  id: 'cocaine-help',
  type: 'help',
  domains: ['cocaine'],
  path: { nl: '/hulp', en: '/help' },
  nl: {
    title: 'Hulp',
    lead: 'Hier lees je wat je nu kunt doen: bij gevaar, bij trek of na een lastige nacht. Pijn of druk op je borst? Bel meteen 112.',
    description:
      'Hulp bij gevaar, bij trek, na een uitglijder en bij klachten. Met hulplijnen en antwoorden voor wie minder of geen cocaïne wil gebruiken.',
    paragraphs: [
      { type: 'block_reference', title: 'Nu gevaar', block: 'crisis' },
      {
        type: 'text',
        title: 'Trek nu',
        body: `<p>Trek komt hard op en zakt ook weer, als je hem de tijd geeft. <a href="/trek-nu">Adem drie minuten mee</a>.</p>
<p><strong>${safety('chest', 'nl')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Tien dingen die je nu kunt doen',
        body: `<ul>
<li>Bel iemand die je vertrouwt en zeg: “Ik heb trek. Blijf je 20 minuten bij me?”</li>
<li>Ga weg van de plek waar je bent, ook als je geen reden kunt geven.</li>
<li>Geef je pas tot morgen aan iemand. Dan is kopen lastiger.</li>
<li>Laat je telefoon in een andere kamer liggen.</li>
<li>Neem als volgende drankje water of fris, omdat drank de trek sterker maakt.</li>
<li>Eet iets warms. Honger lijkt op trek.</li>
<li>Neem een douche en trek daarna schone kleren aan.</li>
<li>Loop een blok om, zonder geld en zonder pas.</li>
<li>Spreek iets af voor morgenochtend vroeg, zodat de nacht korter wordt.</li>
<li>Zet een wekker op 20 minuten en kies daarna opnieuw.</li>
</ul>
<p>Schreef je in het programma een zin of een noodkaart, lees die dan nu.</p>`,
      },
      {
        type: 'text',
        title: 'Uitgegleden',
        body: `<ol>
<li><strong>Vul de dag in.</strong> Eerlijk kijken helpt je, ook nu het tegenviel.</li>
<li><strong>Eén dag is één dag.</strong> Wat je al deed, blijft staan, en wat je leerde ook.</li>
<li><strong>Zet één kleine stap.</strong> Stop hier, ga weg van de plek en zoek iemand op. Morgen geldt je doel weer, en het wordt niet strenger.</li>
<li><strong>Let op je lichaam.</strong> Na een pauze is het minder gewend, dus dezelfde hoeveelheid is dan gevaarlijker. ${safety('chest', 'nl')}</li>
</ol>
<p>Voel je je leeg en somber, dan past dat bij de dagen na gebruik. ${safety('suicide', 'nl')}</p>`,
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten',
        appearance: 'notice',
        body: `<p><strong>Bel nu <a href="tel:112">112</a> bij een van deze tekens.</strong> Ook als het wegtrekt. Zeg dat er cocaïne is gebruikt.</p>
<ul>
<li>${safety('chest', 'nl')}</li>
<li>${safety('drugEmergency', 'nl')}</li>
<li>${safety('overheated', 'nl')}</li>
</ul>
<p>Gebruik niets meer, laat iemand bij je blijven en rijd niet zelf.</p>
<p><strong>${safety('psychosis', 'nl')}</strong> Bel ook vandaag als je zwanger bent. Buiten kantooruren bel je dan de huisartsenpost. Je hoort het nummer als je je huisarts belt.</p>
<p><strong>Praat deze week met je huisarts.</strong></p>
<ul>
<li>Je hebt een hartziekte, een hoge bloeddruk of epilepsie.</li>
<li>Je viel weleens flauw na gebruik.</li>
<li>Je spuit of rookt cocaïne.</li>
<li>Je drinkt elke dag veel alcohol. Stop daar niet ineens mee, en bel nu als je trilt of zweet omdat je niet drinkt.</li>
<li>Je gebruikt slaap- of kalmeringsmiddelen. ${safety('neverSuddenly', 'nl')}</li>
<li>Je bent langer dan 2 weken somber.</li>
</ul>
<p>Moe zijn, veel slapen, veel eten en een dip passen bij de eerste dagen.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Geldzorgen komen bij cocaïne veel voor, en je kunt er gratis hulp bij krijgen.</p>
<ul>
<li>Bel Geldfit: <a href="tel:08008115">0800-8115</a>. Dat is gratis en anoniem, want ze vragen alleen je postcode.</li>
<li>Of vraag je gemeente om hulp bij schulden.</li>
<li>Betaal eerst je huur, energie, zorgpremie en eten.</li>
<li>Leen niets nieuws om een schuld te betalen, want dan groeit hij.</li>
<li>Word je bedreigd om geld, bel dan bij gevaar <a href="tel:112">112</a>. Kan het wachten, bel dan de politie op <a href="tel:09008844">0900-8844</a> (niet gratis).</li>
</ul>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: '<p>Gebruikt iemand om wie je geeft, dan is er voor naasten een eigen programma. Dat gaat over jou, over praten en over grenzen.</p>',
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      alsoToRead.nl,
      { type: 'faq', title: 'Veelgestelde vragen', questions: faq.map(({ id }) => id) },
      works.nl,
    ],
  },
  en: {
    title: 'Help',
    lead: 'Here you can read what to do now: in danger, with a craving or after a hard night. Pain or pressure in your chest? Call 112 at once.',
    description:
      'Help in danger, with a craving, after a slip and with symptoms. Helplines and answers for people who want to use less cocaine or stop.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        title: 'Craving now: 3 minutes',
        body: `<p>A craving comes up hard and drops if you give it time. <a href="/en/craving">Breathe along for three minutes</a>.</p>
<p><strong>${safety('chest', 'en')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Ten things you can do now',
        body: `<ul>
<li>Call someone you trust and say: “I’ve got a craving, so will you stay with me for 20 minutes?”</li>
<li>Leave the place where you are, even if you cannot give a reason.</li>
<li>Give your bank card to someone until tomorrow. That makes buying harder.</li>
<li>Leave your phone in another room, and shut the door behind you.</li>
<li>Make your next drink water or a soft drink. Alcohol makes the craving stronger.</li>
<li>Eat something warm. Hunger and craving can feel a lot alike.</li>
<li>Take a shower, and put on fresh clothes after that.</li>
<li>Walk around the block, and leave your money and card at home.</li>
<li>Plan something with someone for early tomorrow, so the night gets shorter.</li>
<li>Set an alarm for 20 minutes, and choose again after that.</li>
</ul>
<p>If you wrote a sentence or an emergency card in the programme, read it now.</p>`,
      },
      {
        type: 'text',
        title: 'After a slip',
        body: `<ol>
<li><strong>Log the day.</strong> Looking at it honestly helps you, even if it’s not what you had hoped for.</li>
<li><strong>It was one day.</strong> What you already did still stands, and so does what you learned.</li>
<li><strong>Take one small step now.</strong> Stop here, leave the place and go to someone. Tomorrow your limit is the same, and no stricter.</li>
<li><strong>Listen to your body.</strong> After a break your body is less used to it, so the same amount is more dangerous. ${safety('chest', 'en')}</li>
</ol>
<p>If you feel empty and low, that’s common in the days after using. ${safety('suicide', 'en')}</p>`,
      },
      {
        type: 'text',
        title: 'Physical symptoms',
        appearance: 'notice',
        body: `<p><strong>Call <a href="tel:112">112</a> now with any of these signs.</strong> Call even if it fades, and tell them that cocaine was used.</p>
<ul>
<li>${safety('chest', 'en')}</li>
<li>${safety('drugEmergency', 'en')}</li>
<li>${safety('overheated', 'en')}</li>
</ul>
<p>Do not use any more, have someone stay with you, and do not drive yourself.</p>
<p><strong>${safety('psychosis', 'en')}</strong> Call today as well if you are pregnant. Outside office hours, call the out-of-hours GP (huisartsenpost). You’ll hear its number if you call your own GP.</p>
<p><strong>Talk to your GP this week if any of these is true.</strong></p>
<ul>
<li>You have a heart condition, high blood pressure or epilepsy.</li>
<li>You have ever fainted during or after using.</li>
<li>You inject cocaine, or you smoke it as crack.</li>
<li>You drink a lot of alcohol every day. Do not stop suddenly, and call now if you shake or sweat because you’re not drinking.</li>
<li>You take sleeping pills or tranquillisers, even now and then. ${safety('neverSuddenly', 'en')}</li>
<li>You have felt low for more than 2 weeks.</li>
</ul>
<p>Being tired, sleeping a lot, eating a lot and feeling low are part of the first days.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>Money worries are common with cocaine, and there’s free help for them near you.</p>
<ul>
<li>Call Geldfit for debt advice: <a href="tel:08008115">0800-8115</a>. It’s free and anonymous, because they only ask for your postcode.</li>
<li>Or ask your local council (gemeente) for help with debts.</li>
<li>Pay your rent, energy, health insurance and food first.</li>
<li>Do not borrow again to pay a debt: it only makes the debt grow.</li>
<li>If you’re threatened over money and there’s danger, call <a href="tel:112">112</a>. If it is not urgent, call the police on <a href="tel:09008844">0900-8844</a> (not free).</li>
</ul>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: '<p>If someone you care about uses cocaine, there’s a separate programme for family and friends. It’s about you, about how to talk with them and about setting limits.</p>',
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      alsoToRead.en,
      { type: 'faq', title: 'Frequently asked questions', questions: faq.map(({ id }) => id) },
      works.en,
    ],
  },
  notes:
    'Sources: Mittleman et al. 1999 [S18] (abstract) for chest complaints after use; press report 1986 of Gawin & Kleber [S29] for the first days; van Amsterdam et al. 2024 [S30] (abstract) for alcohol together with cocaine; NHG M10 [S1] for alcohol withdrawal; Geldfit and 113 numbers as in the record of help lines; the wave: urge surfing from relapse prevention (Larimer, Palmer, Marlatt 1999 [S31]). CHECK [C1]: cardiologist and addiction doctor: the signs for 112, the advice until help arrives, the same amount after a pause. CHECK [C2]: GP and midwife: who calls today and who this week. CHECK [C1]: addiction doctor: alcohol and benzodiazepines, never stop suddenly. CHECK [C1]: wording on suicide with 113. CHECK [C1]: police number 0900-8844 and all other numbers with one test call.',
};
