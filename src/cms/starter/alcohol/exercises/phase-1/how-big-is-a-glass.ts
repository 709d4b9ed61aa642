import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const howBigIsAGlass = exercise({
  id: 'alcohol_1_2',
  domain: 'alcohol',
  title: { nl: 'Hoe groot is een glas?', en: 'How big is a glass?' },
  parts: [
    told('intro', {
      nl: p(
        'In dit programma tel je in standaardglazen. Thuis is een glas vaak groter, dus bijna iedereen telt te laag. Met vijf zinnen weet je hoe je telt. Je hoeft vooraf niets te weten.',
      ),
      en: p(
        'In this programme you count in Dutch standard drinks: 10 grams of alcohol each. At home a glass is often bigger, so almost everyone counts too low. Five sentences show you how to count. You do not need to know anything beforehand.',
      ),
    }),
    statement(
      'wijnglas',
      {
        nl: 'Een groot wijnglas met 250 ml telt als 1 glas.',
        en: 'A large wine glass with 250 ml counts as 1 glass.',
      },
      false,
      {
        nl: 'Niet waar. Een standaardglas wijn is 100 ml, dus 250 ml telt als 2,5 glas. Dat zie je er niet aan af.',
        en: 'Not true. A standard glass of wine is 100 ml, so 250 ml counts as 2.5 glasses. You cannot tell by looking.',
      },
      { required: true },
    ),
    statement(
      'speciaalbier',
      {
        nl: 'Een flesje speciaalbier van 330 ml kan 2 glazen zijn.',
        en: 'A 330 ml bottle of strong beer can be 2 glasses.',
      },
      true,
      {
        nl: 'Waar. Er zit meer in dan 250 ml en het bier is vaak sterker. Met 8 procent alcohol telt zo’n flesje als 2 glazen.',
        en: 'True. It holds more than 250 ml and the beer is often stronger. At 8 per cent alcohol such a bottle counts as 2 glasses.',
      },
    ),
    statement(
      'zelf_schenken',
      {
        nl: 'Wie zelf sterke drank inschenkt, schenkt vaak meer dan 35 ml.',
        en: 'People who pour their own spirits often pour more than 35 ml.',
      },
      true,
      {
        nl: 'Waar. 35 ml is minder dan de meeste mensen denken. Zonder maatje wordt het al snel anderhalf of twee glazen.',
        en: 'True. 35 ml is less than most people think. Without a measure it soon becomes one and a half or two glasses.',
      },
    ),
    statement(
      'koffie',
      {
        nl: 'Met koffie of een koude douche is de alcohol sneller uit je lijf.',
        en: 'With coffee or a cold shower, the alcohol leaves your body faster.',
      },
      false,
      {
        nl: 'Niet waar. Alleen tijd helpt: je lever doet meer dan een uur over één glas. Na een avond kan er ’s ochtends nog alcohol in je bloed zitten. Rijd dan niet.',
        en: 'Not true. Only time helps: your liver takes more than an hour for one glass. After an evening there can still be alcohol in your blood in the morning. Do not drive then.',
      },
    ),
    statement(
      'nul_procent',
      { nl: 'Een drankje met 0.0 vul je in als 0.', en: 'You fill in a 0.0 drink as 0.' },
      true,
      {
        nl: 'Waar. Het telt als 0. Let wel op wat het met je doet: sommige mensen helpt het, anderen krijgen er trek van.',
        en: 'True. It counts as 0. Do notice what it does for you: it helps some people, others get a craving from it.',
      },
    ),
    told('zo_tel_je', {
      nl: p(safety('glass', 'nl')),
      en: p(safety('glass', 'en')),
    }),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Vul je eigen glas één keer met water en giet het in een maatbeker. Daarna weet je wat 1 is. Tel je vanaf nu hoger dan eerst? Dan drink je niet meer, je telt beter.',
      ),
      en: p(
        'Fill your own glass once with water and pour it into a measuring jug. After that you know what 1 is. Do you count higher than before? Then you are not drinking more, you are counting better.',
      ),
    },
  },
  notes: `Source: Trimbos-instituut (standard glass of 10 g, sizes). 330 ml at 8 per cent is about 21 g: computed. UK unit of 8 g: general knowledge.
CHECK: clinician, "more than an hour for one glass", alcohol in the blood the morning after.`,
});
