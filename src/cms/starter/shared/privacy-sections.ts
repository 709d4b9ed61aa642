import type { Localised } from '#src/domains/domain.ts';
import { p, ul } from './markup.ts';
import type { Section } from './section.ts';

/** The program that detects texts about suicide, as explained by privacy, the forum rules and the sources. */
export const RECOGNITION: Localised = {
  nl: 'Een computerprogramma op onze eigen servers kijkt of een tekst over zelfmoord gaat: in je dagboek, je notities, je oefeningen, wat je bij een moeilijk moment schrijft, en op het forum. Denkt het van wel, dan zie je meteen wie je kunt bellen. Niemand krijgt daar bericht van, en we bewaren het niet. Alleen op het forum zet het je tekst bovenaan de lijst van ons team. Iemand van hen kijkt dan. Het programma mist soms iets en vergist zich soms. Reken er dus niet op, en bel zelf 113 of 112.',
  en: 'A computer program on our own servers checks whether a text is about suicide: in your diary, your notes, your exercises, what you write in a hard moment, and on the forum. If it thinks so, you see at once who you can call. Nobody is told, and we do not keep it. Only on the forum does it put your text at the top of our team’s list. One of them then looks. The program sometimes misses things and is sometimes wrong. So do not rely on it, and call 113 or 112 yourself.',
};

/** The parts of the privacy pages that apply to all users. */
export const questions: Localised<Section> = {
  nl: {
    title: 'Een vraag over privacy?',
    body: p('Stuur je vraag met het contactformulier op deze site. Je naam mag je daarbij weglaten.'),
  },
  en: {
    title: 'A question about privacy?',
    body: p('You can send it with the contact form on this site, without giving your name.'),
  },
};

export const encryption: Localised<Section> = {
  nl: {
    title: 'Hoe we het bewaren',
    body: p(
      'Apart versleuteld bewaren we je dagboek, je notities en drankjes, je trek, je kaart, je als-dan-plannen, je antwoorden, je prijzen en de redenen bij een melding. Je aantallen, doelen, plek, gezelschap, kosten, e-mailadres en forumberichten zijn niet apart versleuteld: daarmee rekenen we, of anderen lezen ze.',
      RECOGNITION.nl,
      'Niemand van ons leest je dagboek of je antwoorden mee. Schrijf je daar dat je in nood bent, dan ziet niemand dat meteen. Bel daarom in nood zelf 112 of 113.',
      'Je wachtwoord kennen wij niet, want we bewaren er alleen een afdruk van. Die is niet terug te rekenen.',
    ),
  },
  en: {
    title: 'How we keep it',
    body: p(
      'Kept separately encrypted: your diary, your notes and drinks, your cravings, your card, your if-then plans, your answers, your prices and the reasons with a report. Your amounts, goals, place, company, cost, email address and forum posts are not separately encrypted: we calculate with them, or others read them.',
      RECOGNITION.en,
      'None of us reads your diary or your answers. If you write there that you’re in danger, nobody sees it at once, so call 112 or 113.',
      'We do not know your password, because we only keep a fingerprint of it that cannot be turned back.',
    ),
  },
};

export const emails: Localised<Section> = {
  nl: {
    title: 'Mails van ons',
    body: p(
      'In onze mails staat nooit waar het over gaat. Er staan ook geen aantallen in en geen stukjes uit je dagboek. Je krijgt dus alleen een korte zin en een link.',
      'Op je accountpagina kies je welke mails je wilt.',
    ),
  },
  en: {
    title: 'Emails from us',
    body: p(
      'Our emails never say what they are about. They contain no amounts and nothing from your diary, only a short sentence and a link.',
      'On your account page you can choose which emails you want to get.',
    ),
  },
};

export const legalGround: Localised<Section> = {
  nl: {
    title: 'Waarom we dit van je bewaren',
    body: p(
      'Meedoen aan dit programma zegt iets over je gezondheid. Zulke gegevens zijn volgens de wet extra beschermd. Voor je een account maakt, vragen we daarom je toestemming om ze te bewaren, met een eigen vakje. Wat je goedvond en wanneer, staat op je <a href="/account">accountpagina</a>.',
      'Je kunt je toestemming op elk moment intrekken, ook op je accountpagina. Dan wissen we al je gegevens meteen. Ook wat je op het forum schreef, halen we dan weg.',
    ),
  },
  en: {
    title: 'Why we keep this',
    body: p(
      'Taking part in this programme says something about your health, and the law gives such data extra protection. So before you make an account, we ask for your consent to store it, with its own box. Your <a href="/en/account">account page</a> shows what you agreed to, and when.',
      'You can withdraw your consent at any time, on your account page too. We then delete all your data at once, and take down what you wrote on the forum.',
    ),
  },
};

export const howLong: Localised<Section> = {
  nl: {
    title: 'Hoelang we het bewaren',
    body:
      p('We bewaren je gegevens zolang je een account hebt. Daarna zijn ze weg:') +
      ul(
        'Verwijder je zelf je account, dan wissen we je gegevens meteen.',
        'Bevestigde je nooit je e-mailadres, dan wissen we je account na 30 dagen zonder activiteit.',
        'Ben je 24 maanden niet geweest, dan wissen we je account. Vooraf krijg je 2 keer een mail.',
      ) +
      p('In een reservekopie kan iets nog een tijd bestaan. Daarna verdwijnt het ook daar.'),
  },
  en: {
    title: 'How long we keep it',
    body:
      p('We keep your data for as long as you have an account. When the account goes, so does the data:') +
      ul(
        'If you delete your account yourself, we erase your data at once.',
        'If you never confirmed your email address, we erase your account after 30 days without activity.',
        'If you’ve been away for 24 months, we erase your account, but we send you 2 emails first.',
      ) +
      p('A backup may still hold something for some time. After that it’s gone from there too.'),
  },
};

export const noTracking: Localised<Section> = {
  nl: {
    title: 'Cookies en andere bedrijven',
    body: p(
      'We volgen je niet en verkopen niets aan anderen. Er zijn geen advertenties, geen meetprogramma’s van andere bedrijven en geen knoppen van sociale media.',
      'Andere bedrijven kunnen ons helpen, zoals het bedrijf van de servers. Ze werken alleen in onze opdracht. Welke dat zijn, lees je onder aan deze pagina.',
    ),
  },
  en: {
    title: 'Cookies and other companies',
    body: p(
      'We do not track you, and we sell nothing to anyone. There are no adverts, no analytics from other companies and no social media buttons.',
      'Other companies may help us, such as the one that runs the servers, but they only work on our instructions. You’ll find them at the end of this page.',
    ),
  },
};

export const complaint: Localised<Section> = {
  nl: {
    title: 'Niet tevreden?',
    body: p(
      'Vertel het ons, dan zoeken we samen een oplossing. Je kunt ook een klacht indienen bij de <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>, de toezichthouder in Nederland.',
      'Verandert er iets aan deze regels, dan staat het op deze pagina.',
      'Wie de teksten schreef en uit welke bronnen, lees je bij <a href="/bronnen">Waar komt dit vandaan</a>.',
    ),
  },
  en: {
    title: 'Not satisfied?',
    body: p(
      'Tell us, and we’ll look for a solution together. You can also complain to the <a href="https://www.autoriteitpersoonsgegevens.nl/en">Dutch Data Protection Authority</a>, the supervisor in the Netherlands.',
      'If something changes in these rules, you’ll find it on this page.',
      'You can read who wrote the texts, and from which sources, at <a href="/en/sources">Where this comes from</a>.',
    ),
  },
};

/** The user's rights, in a wording that suits participants and nurses. */
export const rights: Localised<Section> = {
  nl: {
    title: 'Wat jij kunt doen',
    body:
      p('Het zijn jouw gegevens, dus op je <a href="/account">accountpagina</a> kun je:') +
      ul(
        'alles downloaden wat we van je hebben, om te lezen of mee te nemen;',
        'je gegevens veranderen;',
        'je account verwijderen, wat meteen werkt en niet terug te draaien is.',
      ) +
      p(
        'Je kunt ons ook vragen om iets te verbeteren, te wissen of een tijd niet te gebruiken. Je krijgt binnen een maand antwoord.',
      ),
  },
  en: {
    title: 'What you can do',
    body:
      p('The data is yours, so on your <a href="/en/account">account page</a> you can:') +
      ul(
        'download everything we have about you, to read it or take it with you;',
        'change your data;',
        'delete your account, which works at once and cannot be undone.',
      ) +
      p(
        'You can also ask us to correct or erase something, or to stop using it for a time. You’ll get an answer within a month.',
      ),
  },
};

export const providerChecks =
  'CHECK [C5]: the provider fills in or confirms: its name, address and data protection officer; the contact form as the way in; ' +
  'consent as the legal ground (GDPR art. 6 and 9 [S24]); the companies that process data for it and the place of the servers; ' +
  'how long backups live; the terms for access requests (one month). A lawyer reads this page before going live.';
