import type { Localised } from '#src/domains/domain.ts';
import type { StarterPage } from '../starter.ts';
import { p, safety, tel, ul } from './markup.ts';
import { RECOGNITION } from './privacy-sections.ts';
import { type Section, toTextParagraphs } from './section.ts';
import { CLOSE_ONES, SELF_HELP } from './variants.ts';

const nobodyWatches: Localised<Section> = {
  nl: {
    title: 'Het forum is geen hulplijn',
    body: p(
      'Niemand kijkt dag en nacht mee. Een bericht in nood kan dus lang blijven staan voordat iemand het leest.',
      `Is er gevaar? Bel ${tel('112')}. ${safety('suicide', 'nl')}`,
      'Lees je zo’n bericht, wijs de schrijver dan op 113 en meld het ons. Zo blijf jij er ook niet alleen mee zitten.',
      RECOGNITION.nl,
    ),
  },
  en: {
    title: 'The forum is not a helpline',
    body: p(
      'Nobody watches the forum day and night. A post from someone in danger can be there for a long time before anyone reads it.',
      `If someone is in danger, call ${tel('112')}. ${safety('suicide', 'en')}`,
      'If you read a post like that by someone else, point them to 113 and report the post to us. That way you’re not left to deal with it alone.',
      RECOGNITION.en,
    ),
  },
};

const team: Localised<Section> = {
  nl: {
    title: 'Wat het team doet',
    body: p(
      'Het team van het forum leest mee en bekijkt alle meldingen, maar niet dag en nacht. Onder aan deze pagina staat wanneer.',
      'Past een bericht niet bij deze regels, dan halen we het weg. Er blijft een korte, neutrale regel staan.',
      'Halen we iets weg of kun je niet meer schrijven, dan hoor je waarom. Je kunt dan bezwaar maken.',
      'Berichten van het team zijn ondertekend met “Team forum”.',
    ),
  },
  en: {
    title: 'What the team does',
    body: p(
      'The forum team reads the forum and looks at every report, but not day and night. You’ll find the times at the end of this page.',
      'If a post does not fit these rules, we remove it and leave a short, neutral line in its place.',
      'If we remove something or stop you writing, we tell you why, and you can object.',
      'Posts by the team are signed “Forum team”, so you can recognise them.',
    ),
  },
};

const reporting: Localised<Section> = {
  nl: {
    title: 'Een bericht melden',
    body: p(
      'Past een bericht niet bij deze regels, of schrik je ervan, kies dan “Meld dit bericht”. Je zegt kort waarom, en de schrijver ziet niet wie het meldde.',
      'Bedenk je je daarna, dan kun je je melding weer intrekken.',
    ),
  },
  en: {
    title: 'Reporting a post',
    body: p(
      'If a post upsets you or does not fit these rules, choose “Report this post” and say briefly why. The writer does not see who reported it.',
      'If you change your mind, you can take your report back.',
    ),
  },
};

const removing: Localised<Section> = {
  nl: {
    title: 'Je eigen bericht weghalen',
    body: p(
      'Je kunt je bericht altijd weghalen, en dan verdwijnen je tekst en je bijnaam. Een korte regel blijft staan, zodat je de reacties van anderen nog kunt volgen.',
      'Bij je eigen bericht kun je kiezen of jouw reacties daaronder ook weggaan.',
    ),
  },
  en: {
    title: 'Removing your own post',
    body: p(
      'You can remove your post at any time, and your text and nickname will disappear. A short line stays, so that other people’s replies still make sense.',
      'When you remove your own post, you can choose whether your replies below it go too.',
    ),
  },
};

const nickname: Localised<Section> = {
  nl: {
    title: 'Kies een veilige bijnaam',
    body: p(
      'Voordat je schrijft, kies je een bijnaam die niemand van je kent. Neem niet je eigen naam, en ook geen naam die je ergens anders online gebruikt.',
    ),
  },
  en: {
    title: 'Choose a safe nickname',
    body: p(
      'Before you write your first post, you choose a nickname. Pick one that nobody knows you by, so not your own name or one you use elsewhere online.',
    ),
  },
};

const selfHelpRules: Localised<Section> = {
  nl: {
    title: 'De 5 regels',
    body: ul(
      '<strong>Wees vriendelijk en schrijf over jezelf.</strong> Ieder gaat een eigen weg, dus probeer een ander niet te overtuigen.',
      '<strong>Noem geen namen en adressen.</strong> Noem ook geen verkopers, winkels, apps of sites waar je iets kunt krijgen of spelen.',
      '<strong>Schrijf niet hoe je gebruikt of gokt.</strong> Deel ook geen eigen schema om af te bouwen. Wat bij jou ging, kan voor een ander gevaarlijk zijn.',
      '<strong>Geef geen medisch advies.</strong> Een ervaring delen is fijn, maar voor advies is er je huisarts of apotheek.',
      '<strong>Bel bij gevaar 112 of 113.</strong> Wacht niet op een reactie op het forum.',
    ),
  },
  en: {
    title: 'The 5 rules',
    body: ul(
      '<strong>Be kind and write about yourself.</strong> Everyone finds their own way, so there’s no need to convince anyone.',
      '<strong>Do not give names or addresses.</strong> Do not name sellers, shops, apps or sites where people can get something or play either.',
      '<strong>Do not write about how you use or gamble.</strong> Do not share your own schedule for cutting down. What worked for you can be dangerous for someone else.',
      '<strong>Do not give medical advice.</strong> It’s good to share what you went through, but for advice there’s your GP or pharmacist.',
      '<strong>If you’re in danger, call 112 or 113.</strong> Do not wait for somebody on the forum to reply.',
    ),
  },
};

const closeOnesRules: Localised<Section> = {
  nl: {
    title: 'De 5 regels',
    body: ul(
      '<strong>Wees vriendelijk en schrijf over jezelf.</strong> Vertel hoe het met jou gaat. Of je blijft of weggaat, kiest ieder zelf.',
      '<strong>Bescherm de ander en je kinderen.</strong> Noem geen namen, plaatsen of werk, en ook geen namen van kinderen. Zet geen foto’s of berichten van een ander op het forum.',
      '<strong>Geef geen schema’s om iemand te laten afbouwen.</strong> Ineens stoppen kan gevaarlijk zijn, dus daar is een huisarts voor.',
      '<strong>Geef geen medisch of juridisch advies.</strong> Een ervaring delen is fijn en helpt een ander.',
      '<strong>Bel bij gevaar 112.</strong> Is het thuis niet veilig, bel dan Veilig Thuis op <a href="tel:08002000">0800-2000</a>, gratis, dag en nacht.',
    ),
  },
  en: {
    title: 'The 5 rules',
    body: ul(
      '<strong>Be kind and write about yourself.</strong> Tell us how you are. Whether to stay or leave is everyone’s own choice.',
      '<strong>Protect them and your children.</strong> Do not give names, places or work, or the names of children. Do not put anyone else’s photos or messages on the forum.',
      '<strong>Do not give schedules to make someone cut down.</strong> Stopping suddenly can be dangerous, so that’s something for a GP.',
      '<strong>Do not give medical or legal advice.</strong> It’s good to share what you went through. It may help someone else.',
      '<strong>If you’re in danger, call 112.</strong> If home is not safe, call Veilig Thuis (domestic abuse helpline) on <a href="tel:08002000">0800-2000</a>, free, day and night.',
    ),
  },
};

/** Hours at which the provider reads the forum: filled in at the desk. */
const HOURS = { type: 'block_reference', block: 'moderation' } as const;

function rulesPage(id: string, domains: StarterPage['domains'], rules: Localised<Section>): StarterPage<'basic_page'> {
  const sections = [rules, nobodyWatches, nickname, reporting, removing, team];
  return {
    id,
    type: 'basic_page',
    domains,
    path: { nl: '/forum-reglement', en: '/forum-regulations' },
    nl: {
      title: 'Forumreglement',
      lead: 'Op het forum praat je met mensen die hetzelfde meemaken. Met deze regels blijft het voor iedereen een veilige plek.',
      description: 'De regels, wat het team doet en hoe je een bericht meldt of weghaalt.',
      paragraphs: [...toTextParagraphs('nl', sections), HOURS],
    },
    en: {
      title: 'Forum rules',
      lead: 'On the forum you can talk to people who are going through the same thing. These rules keep it a safe place for everyone.',
      description: 'The rules of the forum, what the team does and how you report or remove a post.',
      paragraphs: [...toTextParagraphs('en', sections), HOURS],
    },
    notes:
      'Source: outline 5.5; decisions on community. CHECK [C1]: the provider sets who reads reports about suicide (outline 6, item 3). ' +
      'CHECK [C1]: the wording on suicide with the guideline of 113; one test call to every number (item 4).',
  };
}

/** The forum rules of the self-help programmes and of close-ones; guided has no forum. */
export const forumRulesPages: readonly StarterPage<'basic_page'>[] = [
  rulesPage('shared-forum-rules', SELF_HELP, selfHelpRules),
  rulesPage('close-ones-forum-rules', CLOSE_ONES, closeOnesRules),
];
