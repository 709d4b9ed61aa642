import { safety } from '../shared/markup.ts';
import { siteWorks } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

const works = siteWorks({
  nl: {
    plan: 'Je vult in hoeveel je nu gebruikt. Daarna kies je: stoppen of minderen. Je plan kun je later aanpassen.',
    day: 'Elke dag vul je in hoeveel gram het was. Schatten is goed.',
    amounts: 'je aantallen',
  },
  en: {
    plan: 'You fill in how much you use now. Then you choose: stop or cut down. You can change your plan later.',
    day: 'Each day you fill in how many grams it was. A guess is fine.',
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
        title: 'Trek nu: 3 minuten',
        appearance: 'walk',
        body: `<p>Trek komt vaak hard en kort. Hij zakt ook weer. Leg je telefoon in een andere kamer en begin.</p>
<ol>
<li><strong>Geef je trek een cijfer.</strong> Nul is niets, tien is heel veel. Onthoud je cijfer.</li>
<li><strong>Pak koud water.</strong> Houd je polsen anderhalve minuut onder de kraan. Adem rustig door.</li>
<li><strong>Zoek de trek in je lijf.</strong> Je neus, je kaken, je handen, je buik. Duw hem niet weg. Kijk er alleen naar.</li>
<li><strong>Adem langzaam uit.</strong> Blaas alsof je door een rietje ademt. Doe dit tien keer.</li>
<li><strong>Komt er een gedachte?</strong> Bijvoorbeeld ‘ik stuur alleen een bericht’. Zeg: daar is die gedachte. Ga terug naar je adem.</li>
<li><strong>Loop een rondje.</strong> Voel je voeten op de grond. Noem drie dingen die je ziet.</li>
<li><strong>Geef weer een cijfer.</strong> Lager, gelijk of hoger: alles is goed. Nog hoog? Doe een tweede ronde of bel iemand.</li>
</ol>
<p><strong>${safety('chest', 'nl')}</strong> Dat is geen trek.</p>`,
      },
      {
        type: 'text',
        title: 'Tien dingen die je nu kunt doen',
        body: `<ul>
<li>Bel iemand die je vertrouwt. Zeg: ‘Ik heb trek. Blijf je 20 minuten bij me?’</li>
<li>Ga weg van de plek waar je bent. Uitleg hoeft niet.</li>
<li>Geef je pas tot morgen aan iemand.</li>
<li>Laat je telefoon in een andere kamer liggen.</li>
<li>Neem als volgende drankje water of fris.</li>
<li>Eet iets warms.</li>
<li>Neem een douche en trek schone kleren aan.</li>
<li>Loop een blok om, zonder geld en zonder pas.</li>
<li>Spreek iets af voor morgenochtend vroeg.</li>
<li>Zet een wekker op 20 minuten. Kies daarna opnieuw.</li>
</ul>
<p>Schreef je in het programma een zin of een noodkaart? Lees die nu.</p>`,
      },
      {
        type: 'text_image',
        title: 'Uitgegleden',
        body: `<ol>
<li><strong>Vul de dag in.</strong> Eerlijk kijken helpt je, ook nu.</li>
<li><strong>Eén dag is één dag.</strong> Wat je al deed, blijft staan.</li>
<li><strong>Zet één kleine stap.</strong> Stop hier en ga weg van de plek. Drink water en zoek iemand op. Morgen geldt je doel weer.</li>
<li><strong>Let op je lijf.</strong> Na een pauze is je lijf minder gewend. Dezelfde hoeveelheid is dan gevaarlijker. ${safety('chest', 'nl')}</li>
</ol>
<p>Voel je je leeg en somber? Dat komt na gebruik veel voor. ${safety('suicide', 'nl')}</p>`,
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Lichamelijke klachten',
        appearance: 'notice',
        body: `<p><strong>Bel nu <a href="tel:112">112</a> bij een van deze tekens.</strong> Ook als het wegtrekt. Zeg dat er cocaïne is gebruikt.</p>
<ul>
<li>${safety('chest', 'nl')}</li>
<li>${safety('alcoholEmergency', 'nl')}</li>
<li>flauwvallen, of heel warm worden</li>
<li>geen kracht in één arm of been, een scheve mond of vreemd praten</li>
</ul>
<p>Gebruik niets meer. Blijf niet alleen en rijd niet zelf.</p>
<p><strong>${safety('psychosis', 'nl')}</strong> Bel ook vandaag als je zwanger bent. Bel ’s avonds, ’s nachts en in het weekend de huisartsenpost.</p>
<p><strong>Praat deze week met je huisarts.</strong></p>
<ul>
<li>Je hebt een hartziekte, een hoge bloeddruk of epilepsie.</li>
<li>Je viel weleens flauw na gebruik.</li>
<li>Je spuit of rookt cocaïne.</li>
<li>Je drinkt elke dag veel alcohol. Stop daar niet ineens mee. Tril of zweet je als je niet drinkt? Bel vandaag.</li>
<li>Je gebruikt slaap- of kalmeringsmiddelen. ${safety('neverSuddenly', 'nl')}</li>
<li>Je bent langer dan 2 weken somber.</li>
</ul>
<p>Moe zijn, veel slapen, veel eten en een dip passen bij de eerste dagen.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      {
        type: 'text',
        title: 'Geld en schulden',
        body: `<p>Geldzorgen komen bij cocaïne veel voor. Je hoeft ze niet alleen op te lossen.</p>
<ul>
<li>Bel Geldfit: <a href="tel:08008115">0800-8115</a>. Gratis en anoniem. Ze vragen alleen je postcode.</li>
<li>Of vraag je gemeente om hulp bij schulden.</li>
<li>Betaal eerst je huur, energie, zorgpremie en eten.</li>
<li>Leen niets nieuws om een schuld te betalen.</li>
<li>Word je bedreigd om geld? Bel bij gevaar <a href="tel:112">112</a>. Geen spoed: bel de politie op <a href="tel:09008844">0900-8844</a> (niet gratis).</li>
</ul>`,
      },
      {
        type: 'cta',
        title: 'Zorgen over iemand anders',
        body: '<p>Gebruikt iemand om wie je geeft? Voor naasten is er een eigen programma. Het gaat over jou, over praten en over grenzen.</p>',
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      { type: 'faq', title: 'Veelgestelde vragen', questions: faq.map(({ id }) => id) },
      works.nl,
    ],
  },
  en: {
    title: 'Help',
    lead: 'Here you can read what to do now: in danger, with a craving or after a hard night. Pain or pressure in your chest? Call 112 at once.',
    description:
      'Help in danger, with a craving, after a slip and with symptoms. Help lines and answers for people who want to use less cocaine or stop.',
    paragraphs: [
      { type: 'block_reference', title: 'Danger now', block: 'crisis' },
      {
        type: 'text',
        title: 'Craving now: 3 minutes',
        appearance: 'walk',
        body: `<p>Craving often comes hard and short. It falls again too. Put your phone in another room and begin.</p>
<ol>
<li><strong>Give your craving a number.</strong> Zero is nothing, ten is very strong. Remember your number.</li>
<li><strong>Use cold water.</strong> Hold your wrists under the tap for a minute and a half. Keep breathing calmly.</li>
<li><strong>Find the craving in your body.</strong> Your nose, your jaw, your hands, your belly. Do not push it away. Only look at it.</li>
<li><strong>Breathe out slowly.</strong> Blow as if through a straw. Do this ten times.</li>
<li><strong>Does a thought come up?</strong> Such as ‘I’ll only send a message’. Say: there is that thought. Go back to your breath.</li>
<li><strong>Walk around.</strong> Feel your feet on the ground. Name three things you see.</li>
<li><strong>Give a number again.</strong> Lower, the same or higher: each is fine. Still high? Do a second round or call someone.</li>
</ol>
<p><strong>${safety('chest', 'en')}</strong> That is not craving.</p>`,
      },
      {
        type: 'text',
        title: 'Ten things you can do now',
        body: `<ul>
<li>Call someone you trust. Say: ‘I have a craving. Will you stay with me for 20 minutes?’</li>
<li>Leave the place where you are. You do not have to explain.</li>
<li>Give your bank card to someone until tomorrow.</li>
<li>Leave your phone in another room.</li>
<li>Make your next drink water or a soft drink.</li>
<li>Eat something warm.</li>
<li>Take a shower and put on fresh clothes.</li>
<li>Walk around the block, without money and without your card.</li>
<li>Plan something with someone early tomorrow.</li>
<li>Set an alarm for 20 minutes. Then choose again.</li>
</ul>
<p>Did you write a sentence or an emergency card in the programme? Read it now.</p>`,
      },
      {
        type: 'text_image',
        title: 'After a slip',
        body: `<ol>
<li><strong>Fill in the day.</strong> Looking honestly helps you, now too.</li>
<li><strong>One day is one day.</strong> What you already did still stands.</li>
<li><strong>Take one small step.</strong> Stop here and leave the place. Drink water and find someone. Tomorrow your goal counts again.</li>
<li><strong>Listen to your body.</strong> After a pause your body is less used to it. The same amount is then more dangerous. ${safety('chest', 'en')}</li>
</ol>
<p>Do you feel empty and low? That is common after using. ${safety('suicide', 'en')}</p>`,
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Physical symptoms',
        appearance: 'notice',
        body: `<p><strong>Call <a href="tel:112">112</a> now with any of these signs.</strong> Even if it fades. Say that cocaine was used.</p>
<ul>
<li>${safety('chest', 'en')}</li>
<li>${safety('alcoholEmergency', 'en')}</li>
<li>fainting, or getting very hot</li>
<li>no strength in one arm or leg, a crooked mouth or strange speech</li>
</ul>
<p>Use nothing more. Do not stay alone and do not drive yourself.</p>
<p><strong>${safety('psychosis', 'en')}</strong> Call today as well if you are pregnant. In the evening, at night and at weekends, call the out-of-hours GP (huisartsenpost).</p>
<p><strong>Talk to your GP this week.</strong></p>
<ul>
<li>You have a heart condition, high blood pressure or epilepsy.</li>
<li>You have fainted after using.</li>
<li>You inject or smoke cocaine.</li>
<li>You drink a lot of alcohol every day. Do not stop that suddenly. Do you shake or sweat when you do not drink? Call today.</li>
<li>You take sleeping pills or tranquillisers. ${safety('neverSuddenly', 'en')}</li>
<li>You have felt low for more than 2 weeks.</li>
</ul>
<p>Being tired, sleeping a lot, eating a lot and feeling low are part of the first days.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      {
        type: 'text',
        title: 'Money and debts',
        body: `<p>Money worries are common with cocaine. You do not have to solve them alone.</p>
<ul>
<li>Call Geldfit: <a href="tel:08008115">0800-8115</a>. Free and anonymous. They only ask for your postcode.</li>
<li>Or ask your local council (gemeente) for help with debts.</li>
<li>Pay your rent, energy, health insurance and food first.</li>
<li>Do not borrow again to pay a debt.</li>
<li>Are you threatened over money? If there is danger, call <a href="tel:112">112</a>. If it is not urgent, call the police on <a href="tel:09008844">0900-8844</a> (not free).</li>
</ul>`,
      },
      {
        type: 'cta',
        title: 'Worried about someone else',
        body: '<p>Does someone you care about use cocaine? There is a separate programme for family and friends. It is about you, about talking and about limits.</p>',
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      { type: 'faq', title: 'Frequently asked questions', questions: faq.map(({ id }) => id) },
      works.en,
    ],
  },
  notes:
    'Sources: Mittleman et al. 1999 (abstract) for chest complaints after use; press report 1986 of Gawin & Kleber for the first days; van Amsterdam et al. 2024 (abstract) for alcohol together with cocaine; NHG M10 for alcohol withdrawal; Geldfit and 113 numbers as in the record of help lines; the wave: urge surfing from relapse prevention (Larimer, Palmer, Marlatt 1999). CHECK: cardiologist and addiction doctor: the signs for 112, the advice until help arrives, the same amount after a pause. CHECK: GP and midwife: who calls today and who this week. CHECK: addiction doctor: alcohol and benzodiazepines, never stop suddenly. CHECK: wording on suicide with 113. CHECK: police number 0900-8844 and all other numbers with one test call.',
};
