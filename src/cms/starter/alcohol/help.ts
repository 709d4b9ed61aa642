import { alsoAboutAlcohol } from '../shared/also.ts';
import { gpFirst, safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const questions = faq.map(({ id }) => id);

const works = siteWorks({
  nl: {
    plan: 'Je vult in hoeveel je nu drinkt en kiest dan voor stoppen of minderen. Je plan gaat in 6 weken omlaag.',
    day: 'Elke dag vul je in hoeveel glazen het waren.',
    amounts: 'je aantallen',
  },
  en: {
    plan: 'You enter how much you drink now, and then choose to stop or to cut down. Your plan goes down over 6 weeks.',
    day: 'Every day you log how many drinks you had.',
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
    lead: 'Heb je trek, een lastige dag of een vraag? Hier lees je wat je nu kunt doen, ook zonder account.',
    description:
      'Wat je nu kunt doen bij trek, een uitglijder of klachten. Met hulplijnen en antwoorden op vragen over minder of niet drinken.',
    paragraphs: [
      { type: 'block_reference', title: 'Nu gevaar', block: 'crisis' },
      {
        type: 'text',
        body: `<p>Ben je thuis niet veilig? Bel dan Veilig Thuis op <a href="tel:08002000">0800-2000</a>, gratis, dag en nacht.</p>
<p>Heb je klachten die niet kunnen wachten? Bel dan je huisarts, of buiten kantooruren de huisartsenpost. Je hoort het nummer als je je huisarts belt.</p>`,
      },
      {
        type: 'text',
        title: 'Trek nu',
        body: `<p>Trek komt op, zakt en gaat voorbij. <a href="/trek-nu">Adem drie minuten mee</a>.</p>
<p>Is het daarna nog sterk, loop dan tien minuten of bel iemand.</p>
<p><strong>${safety('alcoholToday', 'nl')} ${safety('alcoholEmergency', 'nl')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Tien korte dingen om te doen',
        body: `<ul>
<li>Drink een groot glas water, in kleine slokjes.</li>
<li>Eet iets, ook als het klein is.</li>
<li>Poets je tanden. Dan lokt een glas minder.</li>
<li>Zet een pot thee en wacht tot hij klaar is.</li>
<li>Neem een warme douche tot je schouders zakken.</li>
<li>Loop tien minuten buiten, niet langs de winkel.</li>
<li>Doe iets met je handen, zoals afwassen, vegen of een puzzel.</li>
<li>Zet een liedje op en zing mee.</li>
<li>Zet een wekker op 20 minuten en beslis daarna pas.</li>
<li>App iemand dat je trek hebt, en vraag of die straks belt.</li>
</ul>
<p>Lees ook je eigen zin uit de oefening “Waarom nu?”. Heb je een noodkaart gemaakt, pak hem er dan bij.</p>`,
      },
      {
        type: 'text',
        title: 'Uitgegleden',
        body: `<p>Bij veel mensen gaat een dag anders dan gepland, en daarna gaan ze verder.</p>
<ol>
<li><strong>Vul de dag in.</strong> Eerlijk opschrijven helpt, want zo zie je later wat het lastig maakte.</li>
<li><strong>Eén dag is één dag.</strong> Alles wat je leerde, weet je nog.</li>
<li><strong>Kies één kleine stap.</strong> Drink water, eet iets of ga slapen, want morgen geldt je doel weer.</li>
<li><strong>Let op je lichaam.</strong> Heb je een paar dagen veel gedronken? ${safety('alcoholToday', 'nl')}</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten',
        appearance: 'notice',
        body: `<p><strong>${safety('alcoholEmergency', 'nl')}</strong> Bel ook 112 bij bloed braken.</p>
<p>${safety('recovery', 'nl')}</p>
<p>${safety('alcoholToday', 'nl')}</p>
<p>${safety('alcoholStopped', 'nl')}</p>
<p>${safety('unsteadyToday', 'nl')}</p>
${gpFirst('nl')}
<p>De eerste klachten komen meestal 6 tot 24 uur na het laatste glas. Krijg je klachten tijdens het minderen? Ga niet verder omlaag, stop niet ineens en bel je huisarts.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Zorgen over geld maken minderen lastiger, maar je lost ze niet alleen op. Bel Geldfit op <a href="tel:08008115">0800-8115</a>, gratis en anoniem. Ook je gemeente helpt bij schulden.</p>
<p>Kun je niet alles betalen, betaal dan eerst huur of hypotheek, energie, zorgpremie en boodschappen.</p>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: `<p>Drinkt iemand om wie je geeft veel, dan is er ook een programma voor naasten. Daar oefen je met praten, met grenzen en met goed voor jezelf zorgen.</p>
<p>Drinkt die persoon elke dag, vraag dan niet om ineens te stoppen. Dat kan namelijk gevaarlijk zijn. De huisarts denkt met jullie mee.</p>`,
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      alsoAboutAlcohol.nl,
      { type: 'faq', title: 'Vragen en antwoorden', questions },
      works.nl,
    ],
  },
  en: {
    title: 'Help and information',
    lead: 'A craving, a difficult day or a question? This page tells you what you can do now, also without an account.',
    description:
      'What you can do now about a craving, a slip or symptoms. With helplines, and answers to questions about drinking less or stopping.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        body: `<p>If you’re not safe at home, call Veilig Thuis (domestic abuse helpline) on <a href="tel:08002000">0800-2000</a>, free, day and night.</p>
<p>If you have symptoms that cannot wait, call your GP, or the out-of-hours GP (huisartsenpost) outside office hours. You’ll hear its number if you call your own GP.</p>`,
      },
      {
        type: 'text',
        title: 'A craving now',
        body: `<p>A craving rises, drops and passes. <a href="/en/craving">Breathe along for three minutes</a>.</p>
<p>If it’s still strong after that, walk for ten minutes or call someone.</p>
<p><strong>${safety('alcoholToday', 'en')} ${safety('alcoholEmergency', 'en')}</strong></p>`,
      },
      {
        type: 'text',
        title: 'Ten short things to do',
        body: `<ul>
<li>Drink a large glass of water, in small sips and without hurrying.</li>
<li>Eat something now, even if it’s only something small.</li>
<li>Brush your teeth. A drink is less tempting after that.</li>
<li>Make a pot of tea and wait until it’s ready.</li>
<li>Take a warm shower until you feel your shoulders drop.</li>
<li>Go for a ten-minute walk outside, but not past the shop.</li>
<li>Do something with your hands, such as washing up, sweeping or a jigsaw.</li>
<li>Put on a song you like and sing along with it.</li>
<li>Set an alarm for 20 minutes and do not decide until it goes off.</li>
<li>Text someone to say you have a craving, and ask them to call you later.</li>
</ul>
<p>Read your own sentence from “Why now?”, the exercise in phase 1, once more. If you’ve made an emergency card, get it out and read that too.</p>`,
      },
      {
        type: 'text',
        title: 'After a slip',
        body: `<p>Many people have a day that does not go to plan, and they carry on after it.</p>
<ol>
<li><strong>Log the day.</strong> It helps to write it down honestly. Later you’ll see what made it hard.</li>
<li><strong>It was one day.</strong> Everything you’ve learned so far is still there, and you can use it again.</li>
<li><strong>Choose one small step.</strong> Drink some water, eat something or go to bed. Your limit is the same tomorrow.</li>
<li><strong>Look after your body.</strong> Have you been drinking a lot for a few days? ${safety('alcoholToday', 'en')}</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Physical symptoms',
        appearance: 'notice',
        body: `<p><strong>${safety('alcoholEmergency', 'en')}</strong> Also call 112 if someone is vomiting blood.</p>
<p>${safety('recovery', 'en')}</p>
<p>${safety('alcoholToday', 'en')}</p>
<p>${safety('alcoholStopped', 'en')}</p>
<p>${safety('unsteadyToday', 'en')}</p>
${gpFirst('en')}
<p>The first symptoms usually come 6 to 24 hours after the last drink. If you get symptoms while cutting down, do not cut down any further or stop suddenly, but call your GP.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>Money worries make it harder to cut down, but you do not have to solve them alone. Call Geldfit (free debt advice) on <a href="tel:08008115">0800-8115</a>, free and anonymous, or ask your council for help with debts.</p>
<p>If you cannot pay everything, start with your rent or mortgage, energy, health insurance and food.</p>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: `<p>If someone you care about drinks a lot, there’s also a programme for family and friends. In it you practise talking, setting limits and looking after yourself.</p>
<p>If they drink every day, do not ask them to stop suddenly, because that can be dangerous. Their GP can advise you both.</p>`,
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      alsoAboutAlcohol.en,
      { type: 'faq', title: 'Questions and answers', questions },
      works.en,
    ],
  },
  notes: `Sources: NHG-Standaard Problematisch alcoholgebruik M10 [S1] (withdrawal grades); Farmacotherapeutisch Kompas [S2] (earlier fit or delirium); acute medicine protocol [S42] (Wernicke signs, secondary); Gezondheidsraad via Trimbos-instituut [S3] (pregnancy); rijksoverheid.nl [S38] (Veilig Thuis); NVVK, Trouw [S37] and ND (Geldfit); Larimer, Palmer and Marlatt 1999 [S31] (wave, slip).
CHECK [C1]: addiction doctor and GP, who should see a GP first, 8 glasses a day, first complaints 6 to 24 hours after the last glass, advice for complaints while cutting down, list for 112.
CHECK [C1]: addiction doctor, sleeping pills, tranquillisers, GHB and strong painkillers.
CHECK [C2]: midwife and GP, pregnancy.
CHECK [C1]: provider, what happens with a disclosure in free text; one test call to each number.`,
};
