import type { Localised } from '#src/domains/domain.ts';
import type { StarterPage } from '../starter.ts';
import { p, safety, tel, ul } from './markup.ts';
import { type Section, sectionsIn } from './section.ts';
import { CLOSE_ONES, SELF_HELP } from './variants.ts';

const nobodyWatches: Localised<Section> = {
  nl: {
    title: 'Het forum is geen hulplijn',
    body: p(
      'Niemand kijkt dag en nacht mee. Een bericht in nood kan lang blijven staan voordat iemand het leest.',
      `Is er gevaar? Bel ${tel('112')}. ${safety('suicide', 'nl')}`,
      'Lees je zo’n bericht van iemand anders? Wijs die persoon op 113 en meld het bericht aan ons. Je hoeft het niet alleen op te lossen.',
    ),
  },
  en: {
    title: 'The forum is not a help line',
    body: p(
      'Nobody watches day and night. A post from someone in danger can stay there for long before anyone reads it.',
      `Is there danger? Call ${tel('112')}. ${safety('suicide', 'en')}`,
      'Do you read such a post by someone else? Point that person to 113 and report the post to us. You do not have to solve it alone.',
    ),
  },
};

const team: Localised<Section> = {
  nl: {
    title: 'Wat het team doet',
    body: p(
      'Het team van het forum leest mee en bekijkt alle meldingen, maar niet dag en nacht. Onderaan staat wanneer.',
      'Past een bericht niet bij deze regels? Dan halen we het weg. Er blijft een korte, neutrale regel staan.',
      'Berichten van het team zijn ondertekend met “Team forum”.',
    ),
  },
  en: {
    title: 'What the team does',
    body: p(
      'The forum team reads the forum and looks at all reports, but not day and night. You find the times at the end.',
      'If a post does not fit these rules, we remove it and leave a short, neutral line in its place.',
      'Posts by the team are signed “Forum team”.',
    ),
  },
};

const reporting: Localised<Section> = {
  nl: {
    title: 'Een bericht melden',
    body: p(
      'Schrik je van een bericht, of past het niet bij deze regels? Kies “Meld dit bericht” en zeg kort waarom. De schrijver ziet niet wie het meldde.',
      'Toch niet nodig? Je kunt je melding weer intrekken.',
    ),
  },
  en: {
    title: 'Reporting a post',
    body: p(
      'Does a post shock you, or does it not fit these rules? Choose “Report this post” and say briefly why. The writer does not see who reported it.',
      'No longer needed? You can take back your report.',
    ),
  },
};

const removing: Localised<Section> = {
  nl: {
    title: 'Je eigen bericht weghalen',
    body: p(
      'Dat kan altijd. Je tekst en je bijnaam verdwijnen. Er blijft een korte regel staan, zodat de reacties van anderen te volgen zijn.',
      'Bij je eigen bericht kun je kiezen of jouw reacties daaronder ook weggaan.',
    ),
  },
  en: {
    title: 'Removing your own post',
    body: p(
      'You always can. Your text and your nickname disappear. A short line stays, so that the replies of others still make sense.',
      'With your own post you can choose whether your replies below it go too.',
    ),
  },
};

const nickname: Localised<Section> = {
  nl: {
    title: 'Kies een veilige bijnaam',
    body: p(
      'Voordat je schrijft, kies je een bijnaam. Neem er een die niemand van je kent. Dus niet je eigen naam, en niet de naam die je ergens anders online gebruikt.',
    ),
  },
  en: {
    title: 'Choose a safe nickname',
    body: p(
      'Before you write, you choose a nickname. Take one that nobody knows you by. So not your own name, and not the name you use elsewhere online.',
    ),
  },
};

const selfHelpRules: Localised<Section> = {
  nl: {
    title: 'De 5 regels',
    body: ul(
      '<strong>Wees vriendelijk en schrijf over jezelf.</strong> Ieder gaat een eigen weg. Je hoeft een ander niet te overtuigen.',
      '<strong>Noem geen namen en adressen.</strong> Ook geen verkopers, winkels, apps of sites waar je iets kunt krijgen of kunt spelen.',
      '<strong>Schrijf niet hoe je gebruikt of gokt.</strong> Deel ook geen eigen schema om af te bouwen. Wat bij jou ging, kan voor een ander gevaarlijk zijn.',
      '<strong>Geef geen medisch advies.</strong> Een ervaring delen is fijn. Voor advies is er je huisarts of apotheek.',
      '<strong>Bel bij gevaar 112 of 113.</strong> Wacht niet op een reactie op het forum.',
    ),
  },
  en: {
    title: 'The 5 rules',
    body: ul(
      '<strong>Be kind and write about yourself.</strong> Everyone goes their own way. You do not have to convince anyone.',
      '<strong>Give no names and addresses.</strong> Also no sellers, shops, apps or sites where you can get something or play.',
      '<strong>Do not write how you use or gamble.</strong> Do not share your own schedule for cutting down either. What worked for you can be dangerous for someone else.',
      '<strong>Give no medical advice.</strong> Sharing an experience is good. For advice there is your GP or pharmacy.',
      '<strong>In danger, call 112 or 113.</strong> Do not wait for a reply on the forum.',
    ),
  },
};

const closeOnesRules: Localised<Section> = {
  nl: {
    title: 'De 5 regels',
    body: ul(
      '<strong>Wees vriendelijk en schrijf over jezelf.</strong> Hoe gaat het met jou? Blijven of weggaan, dat kiest ieder zelf.',
      '<strong>Bescherm de ander.</strong> Noem geen namen, plaatsen of werk. Ook geen namen van kinderen. Zet geen foto’s of berichten van een ander op het forum.',
      '<strong>Geef geen schema’s om iemand te laten afbouwen.</strong> Ineens stoppen kan gevaarlijk zijn. Daar is een huisarts voor.',
      '<strong>Geef geen medisch of juridisch advies.</strong> Een ervaring delen is fijn.',
      '<strong>Bel bij gevaar 112.</strong> Is het thuis niet veilig? Bel Veilig Thuis: <a href="tel:08002000">0800-2000</a>, gratis, dag en nacht.',
    ),
  },
  en: {
    title: 'The 5 rules',
    body: ul(
      '<strong>Be kind and write about yourself.</strong> How are you? Staying or leaving is everyone’s own choice.',
      '<strong>Protect the other person.</strong> Give no names, places or work. No names of children either. Put no photos or messages of others on the forum.',
      '<strong>Give no schedules to make someone cut down.</strong> Stopping suddenly can be dangerous. That is for a GP.',
      '<strong>Give no medical or legal advice.</strong> Sharing an experience is good.',
      '<strong>In danger, call 112.</strong> Is it not safe at home? Call Veilig Thuis: <a href="tel:08002000">0800-2000</a>, free, day and night.',
    ),
  },
};

/** When the provider reads the forum: filled in at the desk. */
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
      description: 'De regels van het forum, wat het team doet en hoe je een bericht meldt of weghaalt.',
      paragraphs: [...sectionsIn('nl', sections), HOURS],
    },
    en: {
      title: 'Forum rules',
      lead: 'On the forum you talk with people who go through the same. These rules keep it a safe place for everyone.',
      description: 'The rules of the forum, what the team does and how you report or remove a post.',
      paragraphs: [...sectionsIn('en', sections), HOURS],
    },
    notes:
      'Source: outline 5.5; decisions on community. CHECK: the provider sets who reads reports about suicide (outline 6, item 3). ' +
      'CHECK: the wording on suicide with the guideline of 113; one test call to every number (item 4).',
  };
}

/** The forum rules of the self-help programmes and of close-ones; guided has no forum. */
export const forumRulesPages: readonly StarterPage<'basic_page'>[] = [
  rulesPage('shared-forum-rules', SELF_HELP, selfHelpRules),
  rulesPage('close-ones-forum-rules', CLOSE_ONES, closeOnesRules),
];
