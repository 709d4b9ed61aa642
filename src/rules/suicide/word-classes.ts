/**
 * Words of one meaning in both languages, so that the weight of one applies to the others. `stem*` matches every word
 * with that start. A word belongs to the first class that contains it.
 */
const CLASSES: Readonly<Record<string, string>> = {
  self: 'ik mij me mezelf mijzelf i im ive id ill myself uzelf',
  own: 'mijn my eigen own mine',
  not: 'niet nooit geen niks niets zonder not never no dont cant wont nothing without didnt doesnt isnt wasnt wouldnt couldnt shouldnt arent havent hasnt nor nergens nowhere none aint gene amper nauwelijks hardly barely',
  nobody: 'niemand nobody',
  wish: 'wil wou wilde willen hoop hoopte hopen hopelijk wens wenste verlang* hunker* smacht* liever liefst graag want wanted wish wished wishing hope hoped hoping rather prefer pray praying prayed bid bad gebeden long longing craving snak* fantas* mag mogen mocht let laat',
  live: 'leven leef leeft leefde geleefd bestaan besta bestond bestaat live lives living lived alive life exist existing existence existed ademen adem ademt ademhal* breathe breathing breath doorleven voortleven overleven overleef overleef* survive survived surviving',
  die: 'dood doodgaan doodga doodging doden sterven sterf stierf gestorven overlijden overlijd overleden creperen death die dying died dead dies deaths deceased lijk corpse kapotgaan perish levenloos',
  suicide: 'zelfmoord* zelfdod* suicid* tp kms euthan* unaliv* levensmoe*',
  kill: 'kill killing killed vermoord* ombreng* omleg* ophang* verhang* hang hanging hanged hangen opgehangen verdrink* verdronken drown drowning drowned doodmaken doodschiet* vergift* poison wurg* strangle* stik* shoot shooting overdosis overdose od overdosing',
  end: 'einde eind stop stoppen stopt gestopt ophouden ophoudt voorbij klaar afgelopen gedaan end ended ending ends finish finished finishing done over afmaken uit uitzetten knop punt beeindig* finito',
  gone: 'weg verdwijn* verdwenen vertrek vertrekken vertrokken gone disappear* vanish* leave leaving left wegga weggaan verlaat verlaten vanished absence afwezig opgelost evaporate fade wegglij* slip wis wissen delete erase',
  go: 'ga gaan ging gegaan go going went stap stappen stapte',
  there: 'er hier here around there erbij bij ben zijn be being been was were am is',
  more: 'meer langer anymore longer again nog still even yet',
  sleep: 'slapen slaap sliep inslapen ingeslapen slaapt sleep sleeping asleep slept bed',
  wake: 'wakker ontwaken opstaan opsta wake waking woke wakes woken ogen eyes ochtend ochtends morning ontwaak get',
  forever:
    'altijd voorgoed eeuwig* forever ever permanent* definitief eternal* eternity ooit never-ending blijvend eindeloos',
  better:
    'beter better easier makkelijker lichter opluchting opgelucht relief relieved verlossing bevrijd* free freer freedom vrij favour plezier happier gelukkiger rustiger mercy genade',
  off: 'af off out eruit uitstappen uitweg exit escape uitgang',
  burden:
    'last blok belasting burden weight waste verspilling tot-last ballast nuisance problem probleem costing lastpost overbodig teveel sta-in-de-weg space ruimte',
  them: 'iedereen ze zij jullie gezin familie kinderen kids kind zoon zoontje dochter dochtertje vrouw man moeder mama mam ma vader papa pa pap ouders zus zusje broer broertje vriend vriendin vrienden everyone everybody they theyd theyll them family children child son daughter wife husband mum mom dad parents sister brother partner friends friend girls boys people mensen anderen others oma opa nan gran grandad hij he she her him hen hun hem haar you je jij neef* nicht* nephew niece',
  world: 'wereld aarde world earth planet planeet maatschappij society',
  miss: 'missen mist miste missed miss merken merkt merkte opvallen opvalt notice noticed notices care cares schelen uitmaken interesseert boeit matter matters noemen vergeten forget forgotten remember herinner* cry huilen mourn rouwen grieve treuren',
  farewell:
    'vaarwel afscheid adieu doei dag bedankt bedank dank goodbye goodbyes farewell thank thanks bye vergeef vergeven vergeving forgive forgiven sorry spijt excuses apolog* hou hugged knuffel* loved love liefs',
  last: 'laatste laatst last final finally allerlaatste ultimate one',
  give: 'geef gegeven gaf weggegeven weggeven geven give gave given giving handed uitgedeeld verdeeld krijgt mag-hebben have-my erven',
  papers:
    'testament polis verzekering* levensverzekering* papieren wachtwoord* brief briefje brieven note notes letter letters will insurance password* affairs zaken administratie map codes pincode documents polissen erfenis inheritance notaris geregeld arranged sorted regelen opgeruimd leeggeruimd',
  funeral:
    'begrafenis uitvaart graf kist crematie kerkhof begraafplaats begraven funeral grave coffin buried cemetery graveyard cremated kist as ashes urn rouwkaart condoleance grond ground',
  heaven: 'hemel daarboven boven heaven heavens hiernamaals afterlife god overkant reunited herenigd',
  pills:
    'pil pillen medicijn* medicatie tablet* slaappil* paracetamol* strips oxazepam insuline insulin morfine pills meds medication methadone methadon fentanyl prescription painkillers dosis dose',
  rope: 'touw strop koord riem snoer rope noose belt ligature pistool geweer gun shotgun mes mesje messen scheermes* knife knives blade blades razor* kogel bullet schaar gas helium bleach uitlaat',
  place:
    'brug spoor rails perron dak flat balkon viaduct kanaal haven kade water rivier zee trein treinen metro vrachtwagen boom bridge track tracks railway platform roof ledge cliff* river canal quay sea train trains tube lorry truck traffic tree edge rand raam verdieping',
  jump: 'springen spring sprong gesprongen ervoor eronder jump jumping jumped val vallen fall duiken',
  cut: 'snijd* snij sneed gesneden krassen kras gekrast kerven cut cuts cutting cutted bleed bleeding bloed* pols polsen wrist wrists aders veins arm armen arms dijen thighs harm harming hurt hurting pijnigen beschadig* verwond* littekens scars burn burning automutil* selfharm* bloedt',
  tired:
    'moe doodop uitgeput tired exhausted sick fed zat beu moegestreden op leeg empty leegte emptiness uitgeblust opgebrand numb worn kapot',
  point:
    'zin zinloos nut nutteloos reden redenen waarom waarvoor waartoe waarvoor point pointless reason reasons purpose why meaning meaningless doel betekenis',
  future:
    'toekomst uitzicht* perspectief hoop-loos hopeloos future hopeless hope-less vooruitzicht uitzichtloos weg-kwijt way verjaardag birthday kerst christmas zomer summer volgend next jaar year',
  pain: 'pijn lijden leed pain suffering suffer agony hel hell marteling torture ondraaglijk unbearable ellende misery kwelling straf',
  peace:
    'rust vrede stilte stil rustig kalm peace peaceful quiet rest silence calm dark darkness duisternis donker black zwart nothingness niets-zijn',
  hold: 'volhouden hou houden verder doorgaan door vechten strijd volhoud vol carry hold holding continue fight fighting cope coping bear take stand keep verdragen aankan dragen proberen probeerde geprobeerd try tried',
  can: 'kan kunnen kon trek red lukt can could able durf',
  soon: 'morgen vannacht vanavond straks binnenkort overmorgen tonight tomorrow soon weekend maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday thursday friday saturday sunday nu now vandaag today',
  worth:
    'waard waardeloos mislukking mislukkeling mislukt faal falen nutteloos worth worthless failure useless fail failed loser schuld fault blame guilt verpest* ruin* mistake fout vergissing verdien* deserve deserved deserves',
  born: 'geboren born geboorte birth',
  plan: 'plan plannen planned planning besloten besluit beslist decided decision gekozen datum date manier method methode klaar-ligt ready bereid doen do doing did done-it',
  find: 'vinden vindt gevonden vind find finds found lezen leest gelezen read reading bericht message',
  alone: 'alleen eenzaam alone lonely isolat* verlaten-gevoel',
  help: 'hulp helpen helpt geholpen help helped helping redden gered save saved rescue stop-me tegenhouden',
  fear: 'bang angst angstig scared afraid frightened terrified schrik fear',
  think: 'denk denken dacht gedacht gedachte* think thinking thought thoughts piekeren imagine imagining picture stel',
  substance:
    'drink drinken drank dronk gedronken drinkt drinking drank drunk bier biertje* wijn wijntje* alcohol alcohol* fles flessen whisky vodka wodka pils glas glazen borrel beer beers wine pint pints gin booze roken rook gerookt sigaret* peuk peuken shag smoke smoking smoked cigarette* fag fags vape* vapen nicotine wiet blow* joint* hasj weed spliff* cannabis coke cocaine snuiven gesnoven snuif lijn lijntje* line lines dealer gokken gok gegokt vergokt casino gokkast* inzet* bet bets betting gambl* slots bookies machines gebruik gebruiken gebruikt using used kater hangover nuchter sober clean relapse* terugval slip craving* kroeg cafe pub bar kantine patches pleister*',
  daily:
    'werk werken baas collega* work job boss office shift colleague* school examen exam meeting vergadering training sport* voetbal fiets fietsen gefietst wandel* gewandeld lopen rennen walk walking run running gym football hond kat dog cat koken eten gegeten soep pizza taart food dinner lunch breakfast ontbijt cake chocol* koffie thee coffee tea boodschappen winkel supermarkt shop shopping huis tuin garden kitchen keuken auto car bus vakantie holiday film serie tv telly telefoon phone app batterij battery verjaardagsfeest feest party bruiloft wedding tandarts dentist dokter huisarts doctor gp nurse geld money schuld-en bank huur rent rekening bill bills kleren jas was-machine buren buurvrouw buurman neighbour* haar-knippen kapper muziek music boek book spel game team club groep group oefening exercise programma week weken days dagen maanden months uur hour hours euro quid pond',
  good: 'blij trots fijn leuk gezellig mooi lekker gelukt goed gelukkig lach* proud happy good great nice lovely fun laugh* laughed glad enjoy* enjoyed beter-dan haha lol hihi grapje joke',
};

const WORDS = new Map<string, string>();
const STEMS = new Map<string, [stem: string, name: string][]>();
const LEAD = 3;

for (const [name, text] of Object.entries(CLASSES)) {
  for (const word of text.split(' ')) {
    if (!word.endsWith('*')) {
      if (!WORDS.has(word)) WORDS.set(word, name);
      continue;
    }
    const stem = word.slice(0, -1);
    const prefix = stem.slice(0, LEAD);
    STEMS.set(prefix, [...(STEMS.get(prefix) ?? []), [stem, name]]);
  }
}

/** Returns the class of a word that `toPlainWords` prepared, or null. */
export const findWordClass = (word: string): string | null =>
  WORDS.get(word) ?? STEMS.get(word.slice(0, LEAD))?.find(([stem]) => word.startsWith(stem))?.[1] ?? null;
