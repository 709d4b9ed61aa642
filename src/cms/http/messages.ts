import type { Language } from '#src/domains/domain.ts';
import { dayAndMonth } from '#src/i18n/date-words.ts';

const MESSAGES = {
  'not-found': { nl: 'Deze pagina is er niet.', en: 'This page does not exist.' },
  forbidden: { nl: 'Dit mag je hier niet doen.', en: 'You are not allowed to do this here.' },
  'login-needed': { nl: 'Log eerst in.', en: 'Log in first.' },
  'token-missing': { nl: 'De kop X-CSRF-Token ontbreekt.', en: 'X-CSRF-Token request header is missing.' },
  'token-invalid': { nl: 'De kop X-CSRF-Token klopt niet.', en: 'X-CSRF-Token request header is invalid.' },
  'other-origin': { nl: 'Dit verzoek komt van een andere site.', en: 'This request comes from another site.' },
  'method-not-allowed': { nl: 'Dat kan op dit adres niet.', en: 'This address does not take that method.' },
  'format-unknown': { nl: 'Dit adres antwoordt alleen in json.', en: 'Supported formats: json.' },
  'type-missing': { nl: 'De kop Content-Type ontbreekt.', en: 'No "Content-Type" request header specified.' },
  'type-unknown': { nl: 'Stuur de inhoud als application/json.', en: 'Send the body as application/json.' },
  'body-empty': { nl: 'Er is geen inhoud ontvangen.', en: 'No entity content received.' },
  'body-broken': { nl: 'De inhoud is geen geldige json.', en: 'Syntax error.' },
  'body-too-large': { nl: 'De inhoud is te groot.', en: 'The body is too large.' },
  'input-invalid': { nl: 'Dit verzoek klopt niet.', en: 'This request is not valid.' },
  'saved-meanwhile': {
    nl: 'Iemand anders heeft dit intussen opgeslagen. Er is niets veranderd.',
    en: 'Somebody else saved this meanwhile. Nothing was changed.',
  },
  'decided-meanwhile': {
    nl: 'Een ander heeft hier intussen iets over besloten. Kijk eerst wat er is gedaan.',
    en: 'Somebody else decided about this meanwhile. First look at what was done.',
  },
  'words-gone': {
    nl: 'Deze tekst is al voorgoed verwijderd.',
    en: 'This text was already removed for good.',
  },
  'still-used': {
    nl: 'Dit wordt nog gebruikt. Haal het daar eerst weg.',
    en: 'This is still used. Take it away there first.',
  },
  'consent-needed': {
    nl: 'Geef eerst toestemming om je gegevens te bewaren. Open je account opnieuw om dat te doen.',
    en: 'First agree that your data are stored. Open your account again to do so.',
  },
  'not-opened': {
    nl: 'Deze site is nog niet open voor nieuwe accounts. Lezen en bellen kan wel.',
    en: 'This site is not open for new accounts yet. You can read, and you can call.',
  },
  'factor-needed': {
    nl: 'Stel eerst je tweede stap in.',
    en: 'First set up your second step.',
  },
  locked: {
    nl: 'Dit staat op slot. Open het eerst met je code of je wachtwoord.',
    en: 'This is locked. First open it with your code or your password.',
  },
  'lock-ended': {
    nl: 'Dat was vijf keer niet goed. Log opnieuw in.',
    en: 'That was wrong five times. Log in again.',
  },
  'confirm-first': {
    nl: 'Laat eerst opnieuw zien dat jij het bent.',
    en: 'First show again that it is you.',
  },
  'already-logged-in': { nl: 'Je bent al ingelogd.', en: 'You are already logged in.' },
  'too-many-tries': {
    nl: 'Er is te vaak iets geprobeerd.',
    en: 'There were too many tries.',
  },
  'wrong-credentials': {
    nl: 'Deze combinatie van e-mailadres en wachtwoord klopt niet.',
    en: 'This combination of email address and password is incorrect.',
  },
  'code-needed': {
    nl: 'Vul ook de code van je tweede stap in.',
    en: 'Fill in the code of your second step as well.',
  },
  'last-administrator': {
    nl: 'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.',
    en: 'This is the last administrator. Make somebody else an administrator first.',
  },
  'waits-for-review': {
    nl: 'Je aanvraag wordt nog beoordeeld. Je krijgt een mail zodra dat klaar is.',
    en: 'Your request is still being reviewed. You get a mail when that is done.',
  },
  'account-closed': { nl: 'Met dit account kun je niet inloggen.', en: 'You cannot log in with this account.' },
  'account-suspended': {
    nl: 'Je account is geschorst. Je kunt er nu niet mee inloggen. Vragen? Stuur ons een bericht via het contactformulier.',
    en: 'Your account is suspended. You cannot log in with it now. Questions? Send us a message with the contact form.',
  },
  'account-suspended-until': {
    nl: 'Je account is geschorst tot en met {{day}}. Daarna kun je weer inloggen. Vragen? Stuur ons een bericht via het contactformulier.',
    en: 'Your account is suspended up to and including {{day}}. After that you can log in again. Questions? Send us a message with the contact form.',
  },
  'approval-withdrawn': {
    nl: 'Je toegang als praktijkondersteuner is ingetrokken. Vragen? Neem contact op met de aanbieder.',
    en: 'Your access as a practice nurse was withdrawn. Questions? Contact the provider.',
  },
  'forum-silenced': {
    nl: 'Je kunt nu niet schrijven op het forum. Lezen kan wel.',
    en: 'You cannot write on the forum now. You can still read.',
  },
  'forum-silenced-until': {
    nl: 'Je kunt tot en met {{day}} niet schrijven op het forum. Lezen kan wel.',
    en: 'You cannot write on the forum up to and including {{day}}. You can still read.',
  },
  'address-in-use': {
    nl: 'Er is al een account met dit e-mailadres. Er is niets veranderd.',
    en: 'There already is an account with this email address. Nothing was changed.',
  },
  'link-invalid': {
    nl: 'Deze link werkt niet meer. Vraag een nieuwe link.',
    en: 'This link no longer works. Ask for a new link.',
  },
  'link-needless': {
    nl: 'Je e-mailadres is al bevestigd. Je hebt deze link niet meer nodig.',
    en: 'Your email address is confirmed already. You no longer need this link.',
  },
  'enough-buddies': {
    nl: 'Je hebt al zoveel buddy’s als kan. Verwijder er eerst een.',
    en: 'You have as many buddies as you can have. Remove one first.',
  },
  'buddy-stopped': {
    nl: 'Je bent gestopt als buddy. Deze uitnodiging geldt niet meer.',
    en: 'You have stopped as a buddy. This invitation no longer counts.',
  },
  'invite-not-found': { nl: 'Deze uitnodiging is er niet meer.', en: 'This invitation is no longer there.' },
  'nurse-not-found': {
    nl: 'Er is geen POH gevonden met deze koppelcode.',
    en: 'No practice nurse was found with this link code.',
  },
  'already-paired': { nl: 'Je bent al gekoppeld.', en: 'You are already paired.' },
  'under-way': {
    nl: 'Dit verzoek wordt al verwerkt.',
    en: 'This request is already being handled.',
  },
  'webform-unknown': { nl: 'Dit formulier is er niet.', en: "Can't load webform." },
  'webform-closed': {
    nl: 'Dit formulier is gesloten. Je kunt het niet meer versturen.',
    en: 'This form is closed. You can no longer send it.',
  },
  'webform-refused': { nl: 'Niet alles is goed ingevuld.', en: 'Submitted data contains validation errors.' },
  'webform-sent-before': {
    nl: 'Je hebt deze oefening al gedaan. Open de oefening opnieuw om je antwoorden te veranderen.',
    en: 'You did this exercise before. Open the exercise again to change your answers.',
  },
  'exercise-locked': {
    nl: 'Deze oefening is nog niet open. Doe eerst de oefeningen ervoor.',
    en: 'This exercise is not open yet. First do the exercises before it.',
  },
  'programme-restarted': {
    nl: 'Je bent intussen opnieuw begonnen met het programma. Open de oefening opnieuw.',
    en: 'You started the programme again meanwhile. Open the exercise again.',
  },
  unavailable: {
    nl: 'Dit lukt nu even niet. Probeer het zo nog eens.',
    en: 'This does not work right now. Try again soon.',
  },
  failed: { nl: 'Er ging iets mis. Probeer het later nog eens.', en: 'Something went wrong. Try again later.' },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof MESSAGES;

/** A message in the reader's language; a calendar date among the values is named as people say it. */
export function messageOf(key: MessageKey, language: Language, { day }: { readonly day?: string } = {}): string {
  const text = MESSAGES[key][language];
  return day === undefined ? text : text.replace('{{day}}', `${dayAndMonth(day, language)} ${day.slice(0, 4)}`);
}

const WAITS: Readonly<Record<Language, Readonly<Record<'minute' | 'minutes' | 'hours', string>>>> = {
  nl: { minute: 'minuut', minutes: 'minuten', hours: 'uur' },
  en: { minute: 'minute', minutes: 'minutes', hours: 'hours' },
};

/** Tells when a call that was refused by a limit works again: in minutes, beyond an hour and a half in hours. */
export function limitMessage(language: Language, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const { minute, minutes: many, hours } = WAITS[language];
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} ${hours}` : `${minutes} ${minutes === 1 ? minute : many}`;
  const refused = messageOf('too-many-tries', language);
  return language === 'nl'
    ? `${refused} Over ${wait} kun je het opnieuw proberen.`
    : `${refused} You can try again in ${wait}.`;
}
