import { safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const questions = faq.map(({ id }) => id);

const works = siteWorks({
  nl: {
    plan: 'Je kiest je stopdag en vult in hoeveel je nu rookt. Daarna kies je: in één keer of stap voor stap.',
    day: 'Elke dag vul je in hoeveel sigaretten het waren.',
    amounts: 'je aantallen',
  },
  en: {
    plan: 'You choose your quit day and fill in how much you smoke now. Then you choose: all at once or step by step.',
    day: 'Every day you fill in how many cigarettes you had.',
    amounts: 'your amounts',
  },
});

export const help: StarterPage<'help'> = {
  id: 'tobacco-help',
  type: 'help',
  domains: ['tobacco'],
  path: { nl: '/hulp', en: '/help' },
  nl: {
    title: 'Hulp en uitleg',
    lead: 'Heb je trek, een lastige dag of een vraag? Hier lees je wat je nu kunt doen. Deze pagina is er altijd, ook zonder account.',
    description:
      'Wat je nu kunt doen bij trek, een sigaret of klachten. Met hulplijnen en antwoorden op vragen over stoppen met roken.',
    paragraphs: [
      { type: 'block_reference', title: 'Nu gevaar', block: 'crisis' },
      {
        type: 'text',
        body: `<p>Ben je thuis niet veilig? Bel Veilig Thuis: <a href="tel:08002000">0800-2000</a>, gratis, dag en nacht.</p>
<p>Heb je klachten die niet kunnen wachten? Bel je huisarts. In de avond, de nacht en het weekend bel je de huisartsenpost.</p>`,
      },
      {
        type: 'text',
        title: 'Trek nu',
        appearance: 'walk',
        body: `<p>Een golf van trek duurt vaak maar een paar minuten. Loop deze stappen rustig langs. Het duurt ongeveer 3 minuten.</p>
<ol>
<li>Ga zitten of leun ergens tegenaan. Je ogen kunnen open blijven.</li>
<li>Geef je trek een cijfer. 0 is niets, 10 is heel veel. Onthoud dat cijfer.</li>
<li>Waar voel je de trek? Misschien in je mond, je borst of je handen. Kijk er alleen naar.</li>
<li>Adem in door je neus. Adem langzaam uit, alsof je door een rietje blaast. Doe dat tien keer.</li>
<li>Trek is als een golf. Hij komt op, wordt hoog en zakt weer. Je hoeft hem niet te stoppen. Je drijft erop.</li>
<li>Komt de gedachte “eentje kan wel”? Zeg dan: daar is die gedachte. Ga terug naar je adem.</li>
<li>Wordt het sterker? Dat is de top van de golf. Adem nog tien keer langzaam uit.</li>
<li>Voel je voeten op de grond. Kijk om je heen en noem drie dingen die je ziet.</li>
<li>Geef je trek weer een cijfer. Lager, gelijk of hoger: alles is goed. Je hebt geoefend.</li>
</ol>
<p>Is het cijfer nog hoog? Loop tien minuten of bel iemand.</p>`,
      },
      {
        type: 'text',
        title: 'Tien korte dingen om te doen',
        body: `<ul>
<li>Zet een wekker op 5 minuten. Beslis daarna pas.</li>
<li>Drink een glas water, in kleine slokjes.</li>
<li>Poets je tanden.</li>
<li>Kauw op een wortel of op suikervrije kauwgom.</li>
<li>Loop drie keer de trap op en af, als dat voor jou kan.</li>
<li>Houd je handen onder koud water.</li>
<li>Ga naar een andere kamer of een andere plek.</li>
<li>Doe iets met je handen: tekenen, een puzzel, een elastiek.</li>
<li>Zet een liedje op en zing mee.</li>
<li>App iemand: “Ik heb trek. Vraag je straks hoe het gaat?”</li>
</ul>
<p>Lees ook je eigen reden uit de oefening “Mijn redenen, klein en groot”. Heb je een noodkaart gemaakt? Pak hem erbij.</p>`,
      },
      {
        type: 'text_image',
        title: 'Uitgegleden',
        image: { drawing: 'brug', alt: '' },
        body: `<p>Veel mensen die nu rookvrij zijn, gleden eerst een keer uit. Je begint niet opnieuw bij nul.</p>
<ol>
<li><strong>Vul de dag in.</strong> Eerlijk opschrijven helpt.</li>
<li><strong>Eén dag is één dag.</strong> Alles wat je leerde, weet je nog.</li>
<li><strong>Kies één kleine stap.</strong> Gooi de rest weg, drink water en ga vandaag verder.</li>
<li><strong>Houd je hulpmiddel.</strong> Ga door met je pleister of kauwgom en vraag je apotheek om advies.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten',
        appearance: 'notice',
        body: `<p><strong>${safety('chest', 'nl')}</strong></p>
<p><strong>Bel vóór je stopdag</strong> je huisarts of apotheek als je:</p>
<ul>
<li>clozapine, olanzapine of theofylline gebruikt</li>
<li>insuline gebruikt</li>
<li>het afgelopen half jaar een hartinfarct, een beroerte of een ernstige hartritmestoornis had</li>
<li>epilepsie hebt: het middel bupropion past dan niet</li>
<li>eerder erg somber werd toen je stopte</li>
</ul>
<p>Stoppen kan dan ook, maar overleg eerst over je medicijnen of hulpmiddel. Ben je zwanger of geef je borstvoeding? Bel je verloskundige of huisarts.</p>
<p>Dit hoort er vaak bij: slecht slapen, honger, hoesten, duizelig zijn, verstopping of een kort lontje. De eerste 1 tot 2 weken is dat meestal het sterkst. Blijf je somber of angstig? Bel je huisarts.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Het geld dat je niet aan roken uitgeeft, is van jou. Zet het elke week apart.</p>
<p>Heb je zorgen over geld? Je hoeft ze niet alleen op te lossen. Bel Geldfit: <a href="tel:08008115">0800-8115</a>, gratis en anoniem. Ook je gemeente helpt bij schulden.</p>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: `<p>Maak je je zorgen om iemand die drinkt, gokt of drugs gebruikt? Er is een programma voor naasten. Daar oefen je met praten, met grenzen en met goed voor jezelf zorgen.</p>
<p>Rookt iemand van wie je houdt? Vraag wat helpt, en vraag om een rookvrij huis.</p>`,
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      { type: 'faq', title: 'Vragen en antwoorden', questions },
      works.nl,
    ],
  },
  en: {
    title: 'Help and information',
    lead: 'A craving, a difficult day or a question? Here you can read what you can do now. This page is always open, even without an account.',
    description:
      'What you can do now about a craving, a cigarette or symptoms. With help lines and answers to questions about stopping smoking.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        body: `<p>Are you not safe at home? Call Veilig Thuis: <a href="tel:08002000">0800-2000</a>, free, day and night.</p>
<p>Do you have symptoms that cannot wait? Call your GP. In the evening, at night and at the weekend, call the out-of-hours GP (huisartsenpost).</p>`,
      },
      {
        type: 'text',
        title: 'A craving now',
        appearance: 'walk',
        body: `<p>A wave of craving often lasts only a few minutes. Walk through these steps calmly. It takes about 3 minutes.</p>
<ol>
<li>Sit down or lean against something. Your eyes can stay open.</li>
<li>Give your craving a number. 0 is nothing, 10 is very strong. Remember that number.</li>
<li>Where do you feel the craving? Perhaps in your mouth, your chest or your hands. Only look at it.</li>
<li>Breathe in through your nose. Breathe out slowly, as if you are blowing through a straw. Do this ten times.</li>
<li>A craving is like a wave. It rises, gets high and drops again. You do not have to stop it. You float on it.</li>
<li>Does the thought “one is fine” come up? Then say: there is that thought. Go back to your breath.</li>
<li>Is it getting stronger? That is the top of the wave. Breathe out slowly ten more times.</li>
<li>Feel your feet on the ground. Look around and name three things that you see.</li>
<li>Give your craving a number again. Lower, the same or higher: all of it is fine. You have practised.</li>
</ol>
<p>Is the number still high? Walk for ten minutes or call someone.</p>`,
      },
      {
        type: 'text',
        title: 'Ten short things to do',
        body: `<ul>
<li>Set an alarm for 5 minutes. Decide only after that.</li>
<li>Drink a glass of water, in small sips.</li>
<li>Brush your teeth.</li>
<li>Chew a carrot or sugar-free gum.</li>
<li>Walk up and down the stairs three times, if you are able to.</li>
<li>Hold your hands under cold water.</li>
<li>Go to another room or another place.</li>
<li>Do something with your hands: draw, do a puzzle, stretch a rubber band.</li>
<li>Put on a song and sing along.</li>
<li>Text someone: “I have a craving. Will you ask me later how I am?”</li>
</ul>
<p>Also read your own reason from the exercise “My reasons, small and big”. Have you made an emergency card? Take it out.</p>`,
      },
      {
        type: 'text_image',
        title: 'After a slip',
        image: { drawing: 'brug', alt: '' },
        body: `<p>Many people who are smoke-free now had a slip first. You do not start again from zero.</p>
<ol>
<li><strong>Fill in the day.</strong> Writing it down honestly helps.</li>
<li><strong>One day is one day.</strong> You still know everything that you learned.</li>
<li><strong>Choose one small step.</strong> Throw the rest away, drink water and carry on today.</li>
<li><strong>Keep your aid.</strong> Go on with your patch or gum and ask your pharmacist for advice.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Physical symptoms',
        appearance: 'notice',
        body: `<p><strong>${safety('chest', 'en')}</strong></p>
<p><strong>Before your quit day, call</strong> your GP or pharmacist if you:</p>
<ul>
<li>use clozapine, olanzapine or theophylline</li>
<li>use insulin</li>
<li>had a heart attack, a stroke or a serious heart rhythm problem in the past six months</li>
<li>have epilepsy: the medicine bupropion is then not suitable</li>
<li>felt very low when you stopped before</li>
</ul>
<p>You can still stop, but first talk about your medicines or your aid. Are you pregnant or breastfeeding? Call your midwife or GP.</p>
<p>This is often part of it: sleeping badly, hunger, coughing, feeling dizzy, constipation or a short fuse. It is usually strongest in the first 1 to 2 weeks. Do you keep feeling low or anxious? Call your GP.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>The money you do not spend on smoking is yours. Put it aside every week.</p>
<p>Do you have money worries? You do not have to solve them alone. Call Geldfit: <a href="tel:08008115">0800-8115</a>, free and anonymous. Your municipality helps with debts too.</p>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: `<p>Are you worried about someone who drinks, gambles or uses drugs? There is a programme for family and friends. There you practise talking, setting limits and looking after yourself.</p>
<p>Does someone you love smoke? Ask what helps, and ask for a smoke-free home.</p>`,
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      { type: 'faq', title: 'Questions and answers', questions },
      works.en,
    ],
  },
  notes: `Sources: Farmacotherapeutisch Kompas (medicines and insulin after stopping, order of aids); Trimbos-instituut 2016 (Stoplijn); rijksoverheid.nl (Veilig Thuis); NVVK, Trouw and ND (Geldfit); Larimer, Palmer and Marlatt 1999 (wave, slip).
CHECK: GP and pharmacist, clozapine, olanzapine, theophylline, insulin; recent heart attack, stroke or rhythm problem; bupropion with epilepsy; going on with nicotine replacement after a cigarette.
CHECK: midwife and GP, pregnancy.
CHECK: clinician, time course of withdrawal, length of a craving, mood after stopping.
CHECK: provider, what happens with a disclosure in free text; one test call to each number, hours of the Stoplijn.`,
};
