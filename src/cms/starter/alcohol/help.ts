import { gpFirst, safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const questions = faq.map(({ id }) => id);

const works = siteWorks({
  nl: {
    plan: 'Je vult in hoeveel je nu drinkt. Daarna kies je: stoppen of minderen. Je plan gaat in 6 weken omlaag.',
    day: 'Elke dag vul je in hoeveel glazen het waren.',
    amounts: 'je aantallen',
  },
  en: {
    plan: 'You fill in how much you drink now. Then you choose: stop or cut down. Your plan goes down over 6 weeks.',
    day: 'Every day you fill in how many glasses you had.',
    amounts: 'your amounts',
  },
});

export const help: StarterPage<'help'> = {
  id: 'alcohol-help',
  type: 'help',
  domains: ['alcohol'],
  path: { nl: '/hulp', en: '/help' },
  nl: {
    title: 'Hulp en uitleg',
    lead: 'Heb je trek, een lastige dag of een vraag? Hier lees je wat je nu kunt doen. Deze pagina is er altijd, ook zonder account.',
    description:
      'Wat je nu kunt doen bij trek, een uitglijder of klachten. Met hulplijnen en antwoorden op vragen over minder of niet drinken.',
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
        body: `<p>Trek komt op, zakt en gaat voorbij. Loop deze stappen rustig langs. Het duurt ongeveer 3 minuten.</p>
<ol>
<li>Ga zitten of leun ergens tegenaan. Je ogen kunnen open blijven.</li>
<li>Geef je trek een cijfer. 0 is niets, 10 is heel veel. Onthoud dat cijfer.</li>
<li>Waar voel je de trek? Misschien in je keel, je borst, je buik of je handen. Kijk er alleen naar.</li>
<li>Adem in door je neus. Adem langzaam uit, alsof je door een rietje blaast. Doe dat tien keer.</li>
<li>Trek is als een golf. Hij komt op, wordt hoog en zakt weer. Je hoeft hem niet te stoppen. Je drijft erop.</li>
<li>Komt de gedachte “eentje kan wel”? Zeg dan: daar is die gedachte. Ga terug naar je adem.</li>
<li>Wordt het sterker? Dat is de top van de golf. Adem nog tien keer langzaam uit.</li>
<li>Voel je voeten op de grond. Kijk om je heen en noem drie dingen die je ziet.</li>
<li>Geef je trek weer een cijfer. Lager, gelijk of hoger: alles is goed. Je hebt geoefend.</li>
</ol>
<p>Is het cijfer nog hoog? Loop tien minuten of bel iemand.</p>
<p><strong>Tril of zweet je omdat je niet drinkt? Dat is geen trek. Bel je huisarts.</strong></p>`,
      },
      {
        type: 'text',
        title: 'Tien korte dingen om te doen',
        body: `<ul>
<li>Drink een groot glas water, in kleine slokjes.</li>
<li>Eet iets, ook als het klein is.</li>
<li>Poets je tanden.</li>
<li>Zet een pot thee en wacht tot hij klaar is.</li>
<li>Neem een warme douche.</li>
<li>Loop tien minuten buiten.</li>
<li>Doe iets met je handen: afwassen, vegen, een puzzel.</li>
<li>Zet een liedje op en zing mee.</li>
<li>Zet een wekker op 20 minuten. Beslis daarna pas.</li>
<li>App iemand: “Ik heb trek. Vraag je straks hoe het gaat?”</li>
</ul>
<p>Lees ook je eigen zin uit de oefening “Waarom nu?”. Heb je een noodkaart gemaakt? Pak hem erbij.</p>`,
      },
      {
        type: 'text_image',
        title: 'Uitgegleden',
        image: { drawing: 'brug', alt: '' },
        body: `<p>Bij veel mensen gaat een dag anders dan gepland. Je begint niet opnieuw bij nul.</p>
<ol>
<li><strong>Vul de dag in.</strong> Eerlijk opschrijven helpt.</li>
<li><strong>Eén dag is één dag.</strong> Alles wat je leerde, weet je nog.</li>
<li><strong>Kies één kleine stap.</strong> Drink water, eet iets of ga slapen. Morgen geldt je doel weer.</li>
<li><strong>Let op je lichaam.</strong> Heb je een paar dagen veel gedronken? ${safety('alcoholToday', 'nl')}</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten',
        appearance: 'notice',
        body: `<p><strong>${safety('alcoholEmergency', 'nl')}</strong> Bel ook 112 bij bloed braken, of als iemand niet wakker wordt.</p>
<p>${safety('alcoholToday', 'nl')} ${safety('unsteadyToday', 'nl')}</p>
${gpFirst('nl')}
<p>De eerste klachten komen meestal 6 tot 24 uur na het laatste glas. Krijg je klachten tijdens het minderen? Ga niet verder omlaag, stop niet ineens en bel je huisarts.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Zorgen over geld maken minderen lastiger. Je hoeft ze niet alleen op te lossen. Bel Geldfit: <a href="tel:08008115">0800-8115</a>, gratis en anoniem. Ook je gemeente helpt bij schulden.</p>
<p>Kun je niet alles betalen? Betaal dan eerst huur of hypotheek, energie, zorgpremie en boodschappen.</p>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: `<p>Drinkt iemand om wie je geeft veel? Er is ook een programma voor naasten. Daar oefen je met praten, met grenzen en met goed voor jezelf zorgen.</p>
<p>Drinkt die persoon elke dag? Vraag dan niet om ineens te stoppen. Dat kan gevaarlijk zijn. De huisarts denkt mee.</p>`,
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
      'What you can do now about a craving, a slip or symptoms. With help lines and answers to questions about drinking less or stopping.',
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
        body: `<p>A craving rises, drops and passes. Walk through these steps calmly. It takes about 3 minutes.</p>
<ol>
<li>Sit down or lean against something. Your eyes can stay open.</li>
<li>Give your craving a number. 0 is nothing, 10 is very strong. Remember that number.</li>
<li>Where do you feel the craving? Perhaps in your throat, your chest, your belly or your hands. Only look at it.</li>
<li>Breathe in through your nose. Breathe out slowly, as if you are blowing through a straw. Do this ten times.</li>
<li>A craving is like a wave. It rises, gets high and drops again. You do not have to stop it. You float on it.</li>
<li>Does the thought “one is fine” come up? Then say: there is that thought. Go back to your breath.</li>
<li>Is it getting stronger? That is the top of the wave. Breathe out slowly ten more times.</li>
<li>Feel your feet on the ground. Look around and name three things that you see.</li>
<li>Give your craving a number again. Lower, the same or higher: all of it is fine. You have practised.</li>
</ol>
<p>Is the number still high? Walk for ten minutes or call someone.</p>
<p><strong>Do you shake or sweat because you are not drinking? That is not a craving. Call your GP.</strong></p>`,
      },
      {
        type: 'text',
        title: 'Ten short things to do',
        body: `<ul>
<li>Drink a large glass of water, in small sips.</li>
<li>Eat something, even if it is small.</li>
<li>Brush your teeth.</li>
<li>Make a pot of tea and wait until it is ready.</li>
<li>Take a warm shower.</li>
<li>Walk outside for ten minutes.</li>
<li>Do something with your hands: wash up, sweep, do a puzzle.</li>
<li>Put on a song and sing along.</li>
<li>Set an alarm for 20 minutes. Decide only after that.</li>
<li>Text someone: “I have a craving. Will you ask me later how I am?”</li>
</ul>
<p>Also read your own sentence from the exercise “Why now?”. Have you made an emergency card? Take it out.</p>`,
      },
      {
        type: 'text_image',
        title: 'After a slip',
        image: { drawing: 'brug', alt: '' },
        body: `<p>Many people have a day that goes differently from the plan. You do not start again from zero.</p>
<ol>
<li><strong>Fill in the day.</strong> Writing it down honestly helps.</li>
<li><strong>One day is one day.</strong> You still know everything that you learned.</li>
<li><strong>Choose one small step.</strong> Drink water, eat something or go to sleep. Tomorrow your goal counts again.</li>
<li><strong>Look after your body.</strong> Have you been drinking a lot for a few days? ${safety('alcoholToday', 'en')}</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Physical symptoms',
        appearance: 'notice',
        body: `<p><strong>${safety('alcoholEmergency', 'en')}</strong> Also call 112 for vomiting blood, or if someone does not wake up.</p>
<p>${safety('alcoholToday', 'en')} ${safety('unsteadyToday', 'en')}</p>
${gpFirst('en')}
<p>The first symptoms usually come 6 to 24 hours after the last glass. Do you get symptoms while you cut down? Do not go down further, do not stop suddenly, and call your GP.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>Money worries make cutting down harder. You do not have to solve them alone. Call Geldfit: <a href="tel:08008115">0800-8115</a>, free and anonymous. Your municipality helps with debts too.</p>
<p>Can you not pay everything? Then first pay your rent or mortgage, energy, health insurance and groceries.</p>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: `<p>Does someone you care about drink a lot? There is also a programme for family and friends. There you practise talking, setting limits and looking after yourself.</p>
<p>Does that person drink every day? Then do not ask them to stop suddenly. That can be dangerous. Their GP can advise.</p>`,
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      { type: 'faq', title: 'Questions and answers', questions },
      works.en,
    ],
  },
  notes: `Sources: NHG-Standaard Problematisch alcoholgebruik M10 (withdrawal grades); Farmacotherapeutisch Kompas (earlier fit or delirium); acute medicine protocol (Wernicke signs, secondary); Gezondheidsraad via Trimbos-instituut (pregnancy); rijksoverheid.nl (Veilig Thuis); NVVK, Trouw and ND (Geldfit); Larimer, Palmer and Marlatt 1999 (wave, slip).
CHECK: addiction doctor and GP, who should see a GP first, 8 glasses a day, first complaints 6 to 24 hours after the last glass, advice for complaints while cutting down, list for 112.
CHECK: addiction doctor, sleeping pills, tranquillisers, GHB and strong painkillers.
CHECK: midwife and GP, pregnancy.
CHECK: provider, what happens with a disclosure in free text; one test call to each number.`,
};
