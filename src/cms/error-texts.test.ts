import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AlertContent, createAlert } from '#src/contract/desk/alerts.ts';
import { signFacts } from '#src/contract/desk/facts.ts';
import { openMail, saveMail } from '#src/contract/desk/mails.ts';
import { updateMedia } from '#src/contract/desk/media.ts';
import { MENU_FORM_TEXTS, menuEntryFields, openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { saveProvider, setPointState, showProvider } from '#src/contract/desk/opening.ts';
import { listSites, PARTNER_FORM_TEXTS, partnerFields, saveSite } from '#src/contract/desk/sites.ts';
import { inviteStaff } from '#src/contract/desk/staff.ts';
import { changeStaffPassword, saveOwnStaff } from '#src/contract/desk/staff-user.ts';
import { createTerm, type TermContent } from '#src/contract/desk/terms.ts';
import { createCredentialsForm } from '#src/contract/forms/credentials.ts';
import { defineForm, type Form } from '#src/contract/forms/form.ts';
import { getKindForm, getKindFormTexts } from '#src/contract/forms/kind-form.ts';
import {
  ALT_WIRE_NAMES,
  altForm,
  createMailForm,
  MAIL_FORM_TEXTS,
  MEDIA_FORM_TEXTS,
  TERM_FORM,
  termForm,
  toMailInputs,
} from '#src/contract/forms/library.ts';
import {
  donePointForm,
  OPENING_FORM_TEXTS,
  PROVIDER_FORM_TEXTS,
  providerForm,
  signFactsForm,
  skippedPointForm,
  toProviderFormValues,
} from '#src/contract/forms/opening.ts';
import {
  createSiteForm,
  SITE_FORM_TEXTS,
  SITE_WIRE_NAMES,
  toSiteFormValues,
} from '#src/contract/forms/site-settings.ts';
import { createStaffPasswordForm, inviteStaffForm, ownStaffForm, STAFF_FORM } from '#src/contract/forms/staff.ts';
import { ALERT } from '#src/contract/kinds/alert.ts';
import { register } from '#src/contract/register.ts';
import type { Result } from '#src/contract/result.ts';
import type { Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { NO_PROVIDER } from '#src/domains/provider.ts';
import type { Client } from '#src/http/client.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { expectSuccess, PASSWORD } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { type AnyForm, compareErrorTexts, getBrowserErrorText } from '#tests/support/error-texts.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { openSession } from '#tests/support/open-session.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getSessionCookieName } from './http/session.ts';
import { storeMedia } from './modules/media/store-media.ts';

type Texts = Readonly<Record<string, string>>;

/** A form of the desk: valid values, the names of its fields in a request, and its save. */
interface Kind {
  readonly form: Form<never, unknown>;
  readonly words: string;
  readonly good: object;
  readonly wires: Texts;
  readonly send: (texts: Texts) => Promise<Result<unknown>>;
}

const INVITE = {
  subject: '{{name}} wil je iets vragen',
  lines: ['Dag,', 'Wil je {{name}} steunen?'],
  action: 'Ja',
  second: 'Nee',
};
const NO_LIMITS = { maximum: null, checkFrom: null, weeksInGroup: null };

const isSame = (...names: readonly string[]): Texts => Object.fromEntries(names.map((name) => [name, name]));
const flipped = (names: Texts): Texts => Object.fromEntries(Object.entries(names).map(([wire, name]) => [name, wire]));
const worded = ({ titleNl, bodyNl, titleEn, bodyEn }: Texts) => ({
  nl: { title: titleNl ?? '', body: bodyNl ?? '' },
  en: { title: titleEn ?? '', body: bodyEn ?? '' },
});

let system: TestSystem;
let uuid: string;
beforeAll(async () => {
  loadTexts();
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#147' } })
    .png()
    .toBuffer();
  ({ uuid } = await storeMedia(system.system, { bytes, name: 'stip.png', alt: { nl: '' } }));
});
afterAll(() => system.close());

/** Returns the client of an administrator who reads the desk in this language. */
async function readDesk(language: Language): Promise<Client> {
  const { uid } = await createAccount(system.system, { role: 'administrator', domain: null, language });
  const browser = createBrowser(system.app, { host: system.system.config.baseHosts[0] ?? '', language });
  const session = { uid, role: 'administrator', domain: null, seconds: 3600 } as const;
  browser.cookies.set(getSessionCookieName(browser.host, false), await openSession(system.system, session));
  return browser.client;
}

const GAMBLING = getDomain('gambling');
const MINIMUM = 10;

/** Returns every form with a single text field, by its entry type. */
function getKinds(client: Client, language: Language): Readonly<Record<string, Kind>> {
  const params = { domain: GAMBLING.key };
  return {
    site: {
      form: createSiteForm(GAMBLING.registration),
      words: SITE_FORM_TEXTS,
      good: toSiteFormValues({
        name: '',
        loginOnly: null,
        supportPopup: null,
        stopDate: null,
        limits: NO_LIMITS,
        cookieTexts: null,
      }),
      wires: { name: 'name', ...SITE_WIRE_NAMES },
      send: async ({ name = '', maximum, checkFrom, weeksInGroup, ...texts }) => {
        const site = expectSuccess(await client.call(listSites)).find(({ domain }) => domain === params.domain);
        const { domain: _, ...before } = site as NonNullable<typeof site>;
        const getNumber = (text: string | undefined) => (text ? Number(text.replace(',', '.')) : null);
        const limits = {
          maximum: getNumber(maximum),
          checkFrom: getNumber(checkFrom),
          weeksInGroup: getNumber(weeksInGroup),
        };
        return client.call(saveSite, { params, body: { ...before, name, limits, cookieTexts: worded(texts) } });
      },
    },
    'a partner': {
      form: defineForm(partnerFields),
      words: PARTNER_FORM_TEXTS,
      good: { name: 'Trimbos', href: 'https://www.trimbos.nl' },
      wires: { name: 'partners.0.name', href: 'partners.0.href' },
      send: async ({ name = '', href = '' }) => {
        const site = expectSuccess(await client.call(listSites)).find(({ domain }) => domain === params.domain);
        const { domain: _, ...before } = site as NonNullable<typeof site>;
        return client.call(saveSite, { params, body: { ...before, partners: [{ name, href, logo: null }] } });
      },
    },
    'a mail': {
      form: createMailForm(INVITE),
      words: MAIL_FORM_TEXTS,
      good: toMailInputs(INVITE),
      wires: isSame('subject', 'lines', 'action', 'second', 'closing'),
      send: async (texts) => {
        const location = { mail: 'buddy-invite', language: 'nl' } as const;
        const { version } = expectSuccess(await client.call(openMail, { params: location }));
        // The request as the content system receives it: a form would shorten these texts.
        const { lines = '', subject = '', action = '', second = '', closing = '' } = texts;
        const body = { subject, lines: lines.split('\n\n'), action, second, closing, version };
        return client.call(saveMail, { params: location, body });
      },
    },
    'an entry of a menu': {
      form: defineForm(menuEntryFields),
      words: MENU_FORM_TEXTS,
      good: { title: 'Hulp', href: '/hulp' },
      wires: { title: 'entries.0.title', href: 'entries.0.href' },
      send: async ({ title = '', href = '' }) => {
        const location = { menu: 'footer', ...params, language: 'nl' } as const;
        const { version } = expectSuccess(await client.call(openMenu, { params: location }));
        return client.call(saveMenu, {
          params: location,
          body: { version, entries: [{ uuid: null, title, href, isOn: true }] },
        });
      },
    },
    'an alert': {
      form: getKindForm(ALERT),
      words: getKindFormTexts(ALERT).textKey,
      good: { type: 'info', titleNl: 'x', bodyNl: 'x', titleEn: 'x', bodyEn: 'x', domains: ['alcohol'] },
      wires: flipped(getKindFormTexts(ALERT).names),
      send: (texts) => {
        const body: AlertContent = { type: 'info', domains: ['alcohol'], isOn: false, words: worded(texts) };
        return client.call(createAlert, { body });
      },
    },
    'a term': {
      form: termForm,
      words: TERM_FORM.textKey,
      good: {
        ...{ nameNl: 'x', descriptionNl: 'x', nameEn: 'x', descriptionEn: 'x' },
        ...{ domains: ['alcohol'], image: '', rule: '', phase: '', badges: [] },
      },
      wires: flipped(TERM_FORM.names),
      send: ({ nameNl = '', descriptionNl = '', nameEn = '', descriptionEn = '' }) => {
        const texts = {
          nl: { name: nameNl, description: descriptionNl },
          en: { name: nameEn, description: descriptionEn },
        };
        const body: TermContent = {
          domains: ['alcohol'],
          words: texts,
          image: null,
          rule: null,
          phase: null,
          badges: [],
        };
        return client.call(createTerm, { params: { vocabulary: 'forums' }, body });
      },
    },
    'a picture': {
      form: altForm,
      words: MEDIA_FORM_TEXTS,
      good: { meaning: 'words', nl: 'Een stip', en: 'A dot' },
      wires: ALT_WIRE_NAMES,
      send: ({ nl = '', en = '' }) => client.call(updateMedia, { params: { uuid }, body: { alt: { nl, en } } }),
    },
    'somebody of the staff': {
      form: inviteStaffForm,
      words: STAFF_FORM.textKey,
      good: { name: 'Robin', mail: 'geen', role: 'editor', language },
      wires: isSame('name', 'mail'),
      send: ({ name = '', mail = '' }) => client.call(inviteStaff, { body: { name, mail, role: 'editor', language } }),
    },
    'the own account of the staff': {
      form: ownStaffForm,
      words: STAFF_FORM.textKey,
      good: { name: 'Robin', language },
      wires: isSame('name'),
      send: ({ name = '' }) => client.call(saveOwnStaff, { body: { name, language } }),
    },
    'a password of the staff': {
      form: createStaffPasswordForm(MINIMUM),
      words: STAFF_FORM.textKey,
      good: { current: PASSWORD, password: '', confirmation: '' },
      wires: isSame('password'),
      send: ({ password = '' }) => client.call(changeStaffPassword, { body: { current: PASSWORD, password } }),
    },
    'a new account': {
      form: createCredentialsForm(MINIMUM),
      words: 'start.errors',
      // Creates no account: a field outside this test is invalid too.
      good: { name: 'Sam', mail: 'geen', password: 'kort', adult: true, consent: true, privacy: true },
      wires: { name: 'field_name', mail: 'mail', password: 'pass' },
      send: ({ name = '', mail = '', password = '' }) =>
        createBrowser(system.app, { language }).client.call(register, {
          body: { mail, password, name, language, isConsenting: true },
          key: randomUUID(),
        }),
    },
    'the provider': {
      form: providerForm,
      words: PROVIDER_FORM_TEXTS,
      good: toProviderFormValues(NO_PROVIDER),
      wires: isSame('mail', 'approvedOn'),
      send: async ({ mail = '', approvedOn = '' }) => {
        const previousProviderSettings = expectSuccess(await client.call(showProvider));
        return client.call(saveProvider, { body: { ...previousProviderSettings, mail, approvedOn } });
      },
    },
    'a point that is done': {
      form: donePointForm,
      words: OPENING_FORM_TEXTS,
      good: { name: 'Robin', reason: '' },
      wires: isSame('name'),
      send: (body) =>
        client.call(setPointState, { params: { point: 'backup' }, body: { outcome: 'done', ...body } as never }),
    },
    'a point that is passed': {
      form: skippedPointForm,
      words: OPENING_FORM_TEXTS,
      good: { name: 'Robin', reason: 'Zo.' },
      wires: isSame('name', 'reason'),
      send: (body) =>
        client.call(setPointState, { params: { point: 'backup' }, body: { outcome: 'passed', ...body } as never }),
    },
    'a signature': {
      form: signFactsForm,
      words: OPENING_FORM_TEXTS,
      good: { name: 'Robin' },
      wires: isSame('name'),
      send: ({ name = '' }) => client.call(signFacts, { body: { name, facts: [] } }),
    },
  };
}

it('what staff and newcomers type is refused in the words of the browser', async () => {
  const language = 'nl';
  const client = await readDesk(language);
  for (const [label, { form, words: textKey, good, wires, send }] of Object.entries(getKinds(client, language))) {
    const fields = Object.fromEntries(Object.entries(wires).map(([name, wireName]) => [name, { wireName }]));
    const isNumber = (name: string) => ['maximum', 'checkFrom', 'weeksInGroup'].includes(name);
    const errors = await compareErrorTexts(fields, {
      browser: (name, text) =>
        getBrowserErrorText(form as AnyForm, name, { ...good, [name]: text }, { language, words: textKey }),
      server: (name, text) => send({ ...(good as Texts), [name]: text }),
      // Number fields send only digits; a request with very long texts of the provider is too large to be read.
      isSent: (name, text) => (isNumber(name) ? /^-?\d+$/.test(text) : label !== 'the provider' || text.length < 1000),
    });
    expect([label, errors]).toEqual([label, Object.keys(wires)]);
  }
});
