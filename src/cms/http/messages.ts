import type { Language } from '#src/domains/domain.ts';

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
  'already-logged-in': { nl: 'Je bent al ingelogd.', en: 'You are already logged in.' },
  'too-many-tries': {
    nl: 'Er is te vaak iets geprobeerd. Wacht even en probeer het dan opnieuw.',
    en: 'There were too many tries. Wait a while and then try again.',
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
  'not-registered': { nl: 'Er ging iets mis bij het registreren.', en: 'Something went wrong while registering.' },
  'mail-not-changed': {
    nl: 'Er ging iets mis. Je e-mailadres is niet gewijzigd.',
    en: 'Something went wrong. Your email address has not changed.',
  },
  'link-invalid': {
    nl: 'Deze link werkt niet meer. Vraag een nieuwe link.',
    en: 'This link no longer works. Ask for a new link.',
  },
  'enough-buddies': {
    nl: 'Je hebt al zoveel buddy’s als kan. Verwijder er eerst een.',
    en: 'You have as many buddies as you can have. Remove one first.',
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

/** A message in the reader's language. */
export const messageOf = (key: MessageKey, language: Language): string => MESSAGES[key][language];
