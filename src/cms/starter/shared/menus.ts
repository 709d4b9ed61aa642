import type { Localised } from '#src/domains/domain.ts';
import type { StarterMenu, StarterMenuItem } from '../starter.ts';
import { CLOSE_ONES, GUIDED, SELF_HELP } from './variants.ts';

function item(nl: string, en: string, title: Localised): StarterMenuItem {
  return { href: { nl, en: `/en${en}` }, title };
}

/** Creates an item of a domain without English; its English is never shown. */
function dutchItem(path: string, title: string): StarterMenuItem {
  return { href: { nl: path, en: path }, title: { nl: title, en: title } };
}

const programmes = item('/programmas', '/programmes', { nl: 'Programma’s', en: 'Programmes' });
const help = item('/hulp', '/help', { nl: 'Hulp', en: 'Help' });
const login = item('/inloggen', '/login', { nl: 'Inloggen', en: 'Log in' });
const register = item('/registreren', '/register', { nl: 'Registreren', en: 'Register' });
const programme = item('/programma', '/program', { nl: 'Programma', en: 'Programme' });
const plan = item('/mijn-plan', '/my-recovery-plan', { nl: 'Mijn plan', en: 'My plan' });
const forum = item('/forum', '/forum', { nl: 'Forum', en: 'Forum' });
const diary = item('/dagboek', '/diary', { nl: 'Dagboek', en: 'Diary' });
const write = item('/dagboek/nieuwe-ervaring', '/diary/new-entry', {
  nl: 'Schrijf iets op',
  en: 'Write something down',
});
const calendar = item('/kalender', '/calendar', { nl: 'Kalender', en: 'Calendar' });
const badges = item('/badges', '/badges', { nl: 'Medailles', en: 'Badges' });
const messages = item('/berichten', '/messages', { nl: 'Berichten', en: 'Messages' });
const account = item('/account', '/account', { nl: 'Account', en: 'Account' });
const buddies = item('/account/buddies', '/account/buddies', { nl: 'Mijn buddy’s', en: 'My buddies' });
const nurse = item('/account/mijn-poh', '/account/my-nurse-practitioner', { nl: 'Mijn POH', en: 'My practice nurse' });
const logout = item('/user/logout', '/user/logout', { nl: 'Uitloggen', en: 'Log out' });
const privacy = item('/privacy', '/privacy', { nl: 'Privacy', en: 'Privacy' });
const cookies = item('/edit-cookies', '/edit-cookies', { nl: 'Cookies', en: 'Cookies' });
const sources = item('/bronnen', '/sources', { nl: 'Waar komt dit vandaan', en: 'Where this comes from' });
const accessibility = item('/toegankelijkheid', '/accessibility', { nl: 'Toegankelijkheid', en: 'Accessibility' });
const complaints = item('/klachten', '/complaints', { nl: 'Klachten', en: 'Complaints' });
const rules = item('/forum-reglement', '/forum-regulations', { nl: 'Forumreglement', en: 'Forum rules' });

/** The default domain's login carries an extra search string (docs/specification.md, section 2). */
const defaultLogin = item('/inloggen?programma=alcohol', '/login?programma=alcohol', login.title);

const today = item('/dagelijkse-registratie', '/daily-registration', { nl: 'Vandaag', en: 'Today' });
const craving = item('/trek-nu', '/craving', { nl: 'Trek nu', en: 'Craving' });
const starterMenuItem: StarterMenuItem = {
  ...account,
  title: { nl: 'Meer', en: 'More' },
  below: [forum, diary, write, calendar, badges, messages, help, account],
};

const clients = dutchItem('/clienten', 'Cliënten');
const invitation = dutchItem('/client-uitnodigen', 'Nodig uit');
const practice = dutchItem('/account', 'Account');
const leave = dutchItem('/user/logout', 'Uitloggen');

export const menus: readonly StarterMenu[] = [
  { menu: 'main', domains: ['alcohol'], items: [programmes, help, defaultLogin, register] },
  {
    menu: 'main',
    domains: [...SELF_HELP.filter((domain) => domain !== 'alcohol'), ...CLOSE_ONES],
    items: [programmes, help, login, register],
  },
  { menu: 'main-in', domains: SELF_HELP, items: [programme, plan, today, forum, diary, help] },
  { menu: 'bottom', domains: SELF_HELP, items: [programme, plan, today, craving, starterMenuItem] },
  { menu: 'account', domains: SELF_HELP, items: [account, messages, badges, calendar, buddies, nurse, logout] },

  { menu: 'main-in', domains: CLOSE_ONES, items: [programme, forum, diary, help] },
  { menu: 'bottom', domains: CLOSE_ONES, items: [programme, diary, forum, help, account] },
  { menu: 'account', domains: CLOSE_ONES, items: [account, messages, logout] },

  { menu: 'content', domains: [...SELF_HELP, ...CLOSE_ONES], items: [help, rules, privacy, cookies] },
  {
    menu: 'footer',
    domains: [...SELF_HELP, ...CLOSE_ONES],
    items: [
      { ...programmes, title: { nl: 'Alle programma’s', en: 'All programmes' } },
      sources,
      accessibility,
      complaints,
      { ...cookies, title: { nl: 'Cookies aanpassen', en: 'Change cookies' } },
    ],
  },

  {
    menu: 'main',
    domains: GUIDED,
    items: [
      dutchItem('/programmas', 'Programma’s'),
      dutchItem('/hulp', 'Hulp'),
      dutchItem('/inloggen', 'Inloggen'),
      dutchItem('/registreren', 'Registreren'),
    ],
  },
  { menu: 'main-in', domains: GUIDED, items: [clients, leave] },
  { menu: 'bottom', domains: GUIDED, items: [clients, invitation, practice] },
  { menu: 'account', domains: GUIDED, items: [dutchItem('/account', 'Mijn gegevens'), leave] },
  {
    menu: 'content',
    domains: GUIDED,
    items: [dutchItem('/hulp', 'Hulp'), dutchItem('/privacy', 'Privacy'), dutchItem('/edit-cookies', 'Cookies')],
  },
  {
    menu: 'footer',
    domains: GUIDED,
    items: [
      dutchItem('/programmas', 'Alle programma’s'),
      dutchItem('/bronnen', 'Waar komt dit vandaan'),
      dutchItem('/toegankelijkheid', 'Toegankelijkheid'),
      dutchItem('/klachten', 'Klachten'),
      dutchItem('/edit-cookies', 'Cookies aanpassen'),
    ],
  },
];
