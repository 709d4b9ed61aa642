import { safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const works = siteWorks({
  nl: {
    plan: 'Je vult in hoeveel je nu blowt. Daarna kies je: stoppen of minderen. Je plan kun je later aanpassen.',
    day: 'Elke dag vul je in hoeveel joints het waren.',
    amounts: 'je aantallen',
  },
  en: {
    plan: 'You fill in how much you smoke now. Then you choose: stop or cut down. You can change your plan later.',
    day: 'Each day you fill in how many joints it was.',
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
    lead: 'Hier lees je wat je nu kunt doen: bij gevaar, bij trek of na een lastige dag. Kies wat je nodig hebt. De rest kan later.',
    description:
      'Hulp bij gevaar, bij trek, na een uitglijder en bij klachten. Met hulplijnen en antwoorden voor wie minder of niet wil blowen.',
    paragraphs: [
      { type: 'block_reference', title: 'Nu gevaar', block: 'crisis' },
      {
        type: 'text',
        title: 'Trek nu: 3 minuten',
        appearance: 'walk',
        body: `<p>Trek komt op, zakt en gaat voorbij. Deze stappen helpen je erdoorheen. Het kan zittend, staand of lopend.</p>
<ol>
<li><strong>Geef je trek een cijfer.</strong> Nul is niets, tien is heel veel. Onthoud je cijfer.</li>
<li><strong>Voel je voeten.</strong> Merk hoe ze de grond raken. Loop je? Voel elke stap.</li>
<li><strong>Zoek de trek in je lijf.</strong> Je borst, je buik, je handen, of overal. Duw hem niet weg. Kijk er alleen naar.</li>
<li><strong>Adem langzaam uit.</strong> Blaas alsof je door een rietje ademt. Doe dit tien keer.</li>
<li><strong>Laat de golf komen.</strong> Hij wordt hoger en zakt weer. Jij hoeft hem niet te stoppen.</li>
<li><strong>Komt er een gedachte?</strong> Bijvoorbeeld ‘zonder slaap ik niet’. Zeg: daar is die gedachte. Ga terug naar je adem.</li>
<li><strong>Kijk om je heen.</strong> Noem drie dingen die je ziet.</li>
<li><strong>Geef weer een cijfer.</strong> Lager, gelijk of hoger: alles is goed. Je hebt geoefend.</li>
</ol>
<p>Is je cijfer nog hoog? Loop 10 minuten of bel iemand.</p>`,
      },
      {
        type: 'text',
        title: 'Tien dingen die je nu kunt doen',
        body: `<ul>
<li>Loop 20 minuten buiten. Kies een route die niet langs de coffeeshop gaat.</li>
<li>App één mens: ‘Ik heb trek. Praat je met me?’</li>
<li>Neem een warme douche.</li>
<li>Drink een groot glas water of een kop kruidenthee.</li>
<li>Eet iets kleins, zoals fruit of een boterham.</li>
<li>Poets je tanden.</li>
<li>Geef je handen werk: afwassen, tekenen, een puzzel, muziek maken.</li>
<li>Zet muziek aan en ruim één plank op.</li>
<li>Rek je armen, je rug en je benen uit.</li>
<li>Zet een wekker op 30 minuten. Kies daarna opnieuw.</li>
</ul>
<p>Schreef je in het programma een zin of een noodkaart? Lees die nu.</p>`,
      },
      {
        type: 'text_image',
        title: 'Uitgegleden',
        body: `<ol>
<li><strong>Vul de dag in.</strong> Eerlijk kijken helpt je, ook nu.</li>
<li><strong>Eén dag is één dag.</strong> Wat je al deed, blijft staan.</li>
<li><strong>Zet één kleine stap.</strong> Drink water, eet iets en ga slapen. Morgen geldt je doel weer.</li>
<li><strong>Let op je lijf.</strong> Na weken zonder is een joint sterker. Duizelig of bang? Ga zitten en drink water. Meestal zakt het binnen een paar uur.</li>
</ol>
<p>${safety('psychosis', 'nl')}</p>`,
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten',
        appearance: 'notice',
        body: `<p><strong>${safety('alcoholEmergency', 'nl')}</strong> Ook als je iemand niet wakker krijgt.</p>
<p><strong>Bel vandaag je huisarts.</strong> Bel ’s avonds, ’s nachts en in het weekend de huisartsenpost.</p>
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
<p>Slecht slapen, zweten, minder honger en een kort lontje komen vaak voor. De meeste klachten zakken binnen 2 weken.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Kost blowen je meer dan je wilt? Of liggen er rekeningen die je niet kunt betalen? Je kunt daar nu al hulp bij vragen.</p>
<ul>
<li>Bel Geldfit: <a href="tel:08008115">0800-8115</a>. Gratis en anoniem. Ze vragen alleen je postcode.</li>
<li>Of vraag je gemeente om hulp bij schulden.</li>
<li>Betaal eerst je huur, energie, zorgpremie en eten.</li>
</ul>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: '<p>Blowt iemand om wie je geeft meer dan goed voelt? Voor naasten is er een eigen programma. Het gaat over jou, over praten en over grenzen.</p>',
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      { type: 'faq', title: 'Veelgestelde vragen', questions: faq.map(({ id }) => id) },
      works.nl,
    ],
  },
  en: {
    title: 'Help',
    lead: 'Here you can read what to do now: in danger, with a craving or after a hard day. Choose what you need. The rest can wait.',
    description:
      'Help in danger, with a craving, after a slip and with symptoms. Help lines and answers for people who want to use less cannabis or stop.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        title: 'Craving now: 3 minutes',
        appearance: 'walk',
        body: `<p>Craving rises, falls and passes. These steps help you through it. You can sit, stand or walk.</p>
<ol>
<li><strong>Give your craving a number.</strong> Zero is nothing, ten is very strong. Remember your number.</li>
<li><strong>Feel your feet.</strong> Notice how they touch the ground. Are you walking? Feel each step.</li>
<li><strong>Find the craving in your body.</strong> Your chest, your belly, your hands, or everywhere. Do not push it away. Only look at it.</li>
<li><strong>Breathe out slowly.</strong> Blow as if through a straw. Do this ten times.</li>
<li><strong>Let the wave come.</strong> It gets higher and falls again. You do not have to stop it.</li>
<li><strong>Does a thought come up?</strong> Such as ‘I cannot sleep without it’. Say: there is that thought. Go back to your breath.</li>
<li><strong>Look around you.</strong> Name three things you see.</li>
<li><strong>Give a number again.</strong> Lower, the same or higher: each is fine. You have practised.</li>
</ol>
<p>Is your number still high? Walk for 10 minutes or call someone.</p>`,
      },
      {
        type: 'text',
        title: 'Ten things you can do now',
        body: `<ul>
<li>Walk outside for 20 minutes. Choose a route that does not pass the coffeeshop.</li>
<li>Send one person a message: ‘I have a craving. Will you talk to me?’</li>
<li>Take a warm shower.</li>
<li>Drink a large glass of water or a cup of herbal tea.</li>
<li>Eat something small, such as fruit or a sandwich.</li>
<li>Brush your teeth.</li>
<li>Give your hands work: wash up, draw, do a puzzle, make music.</li>
<li>Put music on and tidy one shelf.</li>
<li>Stretch your arms, your back and your legs.</li>
<li>Set an alarm for 30 minutes. Then choose again.</li>
</ul>
<p>Did you write a sentence or an emergency card in the programme? Read it now.</p>`,
      },
      {
        type: 'text_image',
        title: 'After a slip',
        body: `<ol>
<li><strong>Fill in the day.</strong> Looking honestly helps you, now too.</li>
<li><strong>One day is one day.</strong> What you already did still stands.</li>
<li><strong>Take one small step.</strong> Drink water, eat something and go to sleep. Tomorrow your goal counts again.</li>
<li><strong>Listen to your body.</strong> After weeks without, a joint is stronger. Dizzy or afraid? Sit down and drink water. It usually eases within a few hours.</li>
</ol>
<p>${safety('psychosis', 'en')}</p>`,
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Physical symptoms',
        appearance: 'notice',
        body: `<p><strong>${safety('alcoholEmergency', 'en')}</strong> Also if you cannot wake someone.</p>
<p><strong>Call your GP today.</strong> In the evening, at night and at weekends, call the out-of-hours GP (huisartsenpost).</p>
<ul>
<li>${safety('psychosis', 'en')}</li>
<li>You keep vomiting and cannot keep any drink down.</li>
</ul>
<p><strong>Talk to your GP before you stop or cut down.</strong></p>
<ul>
<li>You have had a psychosis, or someone in your close family has.</li>
<li>You feel very low.</li>
<li>You get cannabis on prescription.</li>
<li>You take medicine for your mood, your sleep or a psychosis.</li>
<li>You are pregnant or breastfeeding. Your midwife can help too.</li>
</ul>
<p>${safety('neverSuddenly', 'en')}</p>
<p>Bad sleep, sweating, less hunger and a short temper are common. Most symptoms ease within 2 weeks.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>Does using cost you more than you want? Or are there bills you cannot pay? You can ask for help with that now.</p>
<ul>
<li>Call Geldfit: <a href="tel:08008115">0800-8115</a>. Free and anonymous. They only ask for your postcode.</li>
<li>Or ask your local council (gemeente) for help with debts.</li>
<li>Pay your rent, energy, health insurance and food first.</li>
</ul>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: '<p>Does someone you care about use more than feels right? There is a separate programme for family and friends. It is about you, about talking and about limits.</p>',
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      { type: 'faq', title: 'Frequently asked questions', questions: faq.map(({ id }) => id) },
      works.en,
    ],
  },
  notes:
    'Sources: Budney et al. 2003 (abstract) for the course of withdrawal; Geldfit, 113 and Veilig Thuis numbers as in the record of help lines; the wave: urge surfing from relapse prevention (Larimer, Palmer, Marlatt 1999). CHECK: psychiatrist: psychosis signs, when to call 112, stronger effect after a pause and how long it lasts. CHECK: GP and midwife: who goes to the GP first, pregnancy, repeated vomiting. CHECK: addiction doctor: never stop benzodiazepines suddenly. CHECK: all phone numbers with one test call.',
};
