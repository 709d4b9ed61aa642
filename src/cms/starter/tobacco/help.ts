import { alsoAboutSmoking } from '../shared/also.ts';
import { safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const questions = faq.map(({ id }) => id);

const works = siteWorks({
  nl: {
    plan: 'Je kiest je stopdag en vult in hoeveel je nu rookt. Daarna kies je of je in één keer stopt of stap voor stap.',
    day: 'Elke dag vul je in hoeveel sigaretten het waren.',
    amounts: 'je aantallen',
  },
  en: {
    plan: 'You choose your quit day and enter how much you smoke now. After that you decide between all at once and step by step.',
    day: 'Every day you log how many cigarettes you had, even if it was none.',
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
    lead: 'Heb je trek, een lastige dag of een vraag? Hier lees je wat je nu kunt doen, ook zonder account.',
    description:
      'Wat je nu kunt doen bij trek, een sigaret of klachten. Met hulplijnen en antwoorden op vragen over stoppen met roken.',
    paragraphs: [
      { type: 'block_reference', title: 'Nu gevaar', block: 'crisis' },
      {
        type: 'text',
        body: `<p>Ben je thuis niet veilig? Bel dan Veilig Thuis op <a href="tel:08002000">0800-2000</a>, gratis, dag en nacht.</p>
<p>Kunnen je klachten niet wachten? Bel dan je huisarts, of buiten kantooruren de huisartsenpost. Je hoort het nummer als je je huisarts belt.</p>`,
      },
      {
        type: 'text',
        title: 'Trek nu',
        body: `<p>Een golf van trek duurt meestal maar een paar minuten. <a href="/trek-nu">Adem drie minuten mee</a>.</p>
<p>Is het daarna nog sterk, ga dan ergens heen waar je niet kunt roken.</p>
<p><strong>${safety('chestPlain', 'nl')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Tien korte dingen om te doen',
        body: `<ul>
<li>Zet een wekker op 5 minuten, en beslis daarna pas.</li>
<li>Drink een glas water, in tien kleine slokjes.</li>
<li>Poets je tanden, want dan smaakt roken minder.</li>
<li>Kauw op een wortel of op suikervrije kauwgom.</li>
<li>Loop drie keer de trap op en af, als dat voor jou kan.</li>
<li>Houd je handen onder koud water en tel tot twintig.</li>
<li>Ga naar een andere kamer, want de plek roept het op.</li>
<li>Doe iets met je handen, zoals tekenen of een puzzel.</li>
<li>Zet een liedje op en zing mee.</li>
<li>App iemand dat je trek hebt, en vraag of die straks belt.</li>
</ul>
<p>Lees ook je eigen reden uit de oefening “Mijn redenen, klein en groot”. Heb je een noodkaart gemaakt, pak hem er dan bij.</p>`,
      },
      {
        type: 'text',
        title: 'Uitgegleden',
        body: `<p>Veel mensen die nu rookvrij zijn, gleden eerst een keer uit. Alles wat je leerde, weet je nog.</p>
<ol>
<li><strong>Vul de dag in.</strong> Zo zie je later wat het lastig maakte.</li>
<li><strong>Vertel het iemand.</strong> Een geheim maakt de volgende keer groter, dus stuur een kort bericht.</li>
<li><strong>Kies één kleine stap.</strong> Gooi de rest weg, drink water en ga vandaag nog verder.</li>
<li><strong>Houd je hulpmiddel.</strong> Ga door met je pleister of kauwgom, tenzij je apotheek anders zegt.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten',
        appearance: 'notice',
        body: `<p><strong>${safety('chestPlain', 'nl')}</strong></p>
<p><strong>Bel vóór je stopdag</strong> je huisarts of apotheek als je:</p>
<ul>
<li>clozapine, olanzapine of theofylline gebruikt</li>
<li>methadon, een bloedverdunner of insuline gebruikt</li>
<li>een ander medicijn voor je hoofd of hart gebruikt</li>
<li>het afgelopen half jaar een hartinfarct, een beroerte of een ernstige hartritmestoornis had</li>
<li>epilepsie hebt: het middel bupropion past dan niet</li>
<li>eerder erg somber werd toen je stopte</li>
</ul>
<p>Stoppen kan dan ook, maar overleg eerst over je medicijnen of hulpmiddel. Verander je dosis nooit zelf. Ben je zwanger of geef je borstvoeding, bel dan je verloskundige of huisarts.</p>
<p>Slecht slapen, honger, hoesten, duizelig zijn, verstopping of een kort lontje horen er meestal bij. De eerste 1 tot 2 weken is dat meestal het sterkst. Blijf je somber of angstig, bel dan je huisarts.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Geld dat je niet aan roken uitgeeft, is van jou, dus zet het apart.</p>
<p>Zorgen over geld hoef je niet alleen op te lossen. Bel Geldfit op <a href="tel:08008115">0800-8115</a>, gratis en anoniem, of vraag je gemeente om hulp bij schulden.</p>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: `<p>Er is een programma voor wie zich zorgen maakt om iemand die drinkt, gokt of drugs gebruikt. Daar oefen je met praten, met grenzen en met goed voor jezelf zorgen.</p>
<p>Rookt iemand van wie je houdt, vraag dan wat helpt en om een rookvrij huis.</p>`,
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      alsoAboutSmoking.nl,
      { type: 'faq', title: 'Vragen en antwoorden', questions },
      works.nl,
    ],
  },
  en: {
    title: 'Help and information',
    lead: 'A craving, a difficult day or a question? This page tells you what you can do now, also without an account.',
    description:
      'What you can do now about a craving, a cigarette or symptoms. With helplines and answers to questions about quitting smoking.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        body: `<p>If you’re not safe at home, call Veilig Thuis (the domestic abuse helpline): <a href="tel:08002000">0800-2000</a>, free, day and night.</p>
<p>If you have symptoms that cannot wait, call your GP, or the out-of-hours GP (huisartsenpost) outside office hours. You’ll hear its number if you call your own GP.</p>`,
      },
      {
        type: 'text',
        title: 'A craving now',
        body: `<p>A wave of craving usually lasts only a few minutes. <a href="/en/craving">Breathe along for three minutes</a>.</p>
<p>If it’s still strong after that, go somewhere you cannot smoke, or call someone.</p>
<p><strong>${safety('chestPlain', 'en')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Ten short things to do',
        body: `<ul>
<li>Set an alarm for 5 minutes, and do not decide anything until it goes off.</li>
<li>Drink a glass of water in ten small sips, and put it down in between.</li>
<li>Brush your teeth. Smoking is less tempting with a fresh mouth.</li>
<li>Chew a carrot or some sugar-free gum until the sharp edge has gone.</li>
<li>Walk up and down the stairs three times, if you’re able to.</li>
<li>Hold your hands under cold water and count to twenty.</li>
<li>Go to another room. The place itself brings the craving back.</li>
<li>Do something with your hands, such as drawing, a puzzle or a rubber band.</li>
<li>Put on a song you know by heart and sing along until it ends.</li>
<li>Text someone that you’ve got a craving, and ask if they’ll call you later.</li>
</ul>
<p>You can also read your own reason from the exercise “My reasons, small and big”. If you’ve made an emergency card, take it out now and read it.</p>`,
      },
      {
        type: 'text',
        title: 'After a slip',
        body: `<p>Many people who are smoke-free now had a slip first, and you still know everything you’ve learned.</p>
<ol>
<li><strong>Log the day.</strong> Later you’ll see what made it hard, and it was only one day.</li>
<li><strong>Tell someone you trust.</strong> A secret makes the next time bigger, so send a short message.</li>
<li><strong>Choose one small step for today.</strong> Throw the rest away, drink some water and carry on from here.</li>
<li><strong>Keep your patch or gum.</strong> Keep using it, unless your pharmacist tells you otherwise.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Physical symptoms',
        appearance: 'notice',
        body: `<p><strong>${safety('chestPlain', 'en')}</strong></p>
<p><strong>Before your quit day, call</strong> your GP or pharmacist if you:</p>
<ul>
<li>take clozapine, olanzapine or theophylline</li>
<li>take methadone, a blood thinner or insulin</li>
<li>take any other medicine for your mind or heart</li>
<li>had a heart attack, a stroke or a serious heart rhythm problem in the past six months</li>
<li>have epilepsy: the medicine bupropion is then not suitable</li>
<li>felt very low when you quit before</li>
</ul>
<p>You can still quit, but first talk about your medicines or nicotine replacement. Never change your dose yourself. If you’re pregnant or breastfeeding, call your midwife or GP.</p>
<p>Sleeping badly, hunger, coughing, dizziness, constipation and a short temper are part of it for many people. They’re usually strongest in the first 1 to 2 weeks. If you keep feeling low or anxious, call your GP.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>The money you do not spend on smoking is yours, so put it aside every week.</p>
<p>You do not have to solve money worries alone. Call Geldfit (free debt advice): <a href="tel:08008115">0800-8115</a>, and you can stay anonymous. Your council helps with debts too.</p>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: `<p>If you’re worried about someone who drinks, gambles or uses drugs, there’s a programme for family and friends. You’ll practise talking, setting limits and looking after yourself.</p>
<p>If someone you love smokes, ask what helps them, and ask for a smoke-free home.</p>`,
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      alsoAboutSmoking.en,
      { type: 'faq', title: 'Questions and answers', questions },
      works.en,
    ],
  },
  notes: `Sources: Farmacotherapeutisch Kompas [S40] (medicines and insulin after stopping, order of aids); Trimbos-instituut 2016 [S39] (Stoplijn); rijksoverheid.nl [S38] (Veilig Thuis); NVVK, Trouw [S37] and ND (Geldfit); Larimer, Palmer and Marlatt 1999 [S31] (wave, slip).
CHECK [C1]: GP and pharmacist, clozapine, olanzapine, theophylline, insulin, methadone, blood thinners; recent heart attack, stroke or rhythm problem; bupropion with epilepsy; going on with nicotine replacement after a cigarette.
CHECK [C2]: midwife and GP, pregnancy.
CHECK [C1]: clinician, time course of withdrawal, length of a craving, mood after stopping.
CHECK [C3]: provider, what happens with a disclosure in free text; one test call to each number, hours of the Stoplijn.`,
};
