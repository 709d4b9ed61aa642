/**
 * Words that a password may not consist of, even with digits and marks at its end: first names of the common lists, the
 * words that Dutch lists begin with, and the product's own, which are guessed first here (docs/product-rules.md,
 * "Accounts"). Lower case, without accents.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  welkom welkomthuis welkomterug hallo hallohallo wachtwoord mijnwachtwoord nieuwwachtwoord geheim supergeheim toegang
  inloggen login admin administrator beheerder gebruiker test testtest tester computer laptop internet telefoon
  password passwort passwoord passw letmein iloveyou qwerty qwertz azerty asdfgh zxcvbn abc abcd abcde abcdef abcdefg
  abcdefgh abcdefghi abcdefghij
  zelfhulp zelfhulpprogramma selfhelp mijnplan alcohol drank drinken biertje bier wijn nuchter sober tabak roken
  rookvrij stoppen stoppenmetroken stoppenmetdrinken ikstop ikwilstoppen minderen gokken gokvrij gambling cannabis wiet
  blowen joint coke cocaine cokevrij drugs drugsvrij clean naasten begeleid verslaving verslaafd vrijheid opnieuw
  nieuwbegin nieuwleven buddy dagboek
  nederland holland oranje amsterdam rotterdam utrecht denhaag eindhoven groningen tilburg almere breda nijmegen arnhem
  haarlem enschede maastricht leiden zwolle friesland brabant limburg zeeland drenthe gelderland belgie vlaanderen
  ajax ajaxamsterdam feyenoord psv psveindhoven voetbal hardlopen
  zomer winter herfst lente voorjaar najaar maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari
  maart april juni juli augustus september oktober november december vakantie kerstmis kerst sinterklaas
  mama papa mamapapa papamama schatje liefje lieverd schat lieveling liefde ikhouvanjou ikhouvanje houvanjou knuffel
  kusje vriend vriendin familie kinderen baby prinses konijn konijntje hondje poesje katje paard vlinder bloem bloemen
  bloemetje zonnetje zonneschijn zonnebloem regenboog sterretje aardbei chocola chocolade pannenkoek appeltaart
  superman batman pokemon minecraft liverpool charlie michael jennifer jessica daniel thomas michelle ashley nicole
  sunshine princess football baseball monkey dragon master shadow killer summer flower hello welcome secret
  `
    .trim()
    .split(/\s+/),
);
