import { randomUUID } from 'node:crypto';
import { encryptText } from '#src/cms/db/encryption/seal.ts';
import { secondFactors } from '#src/cms/db/schema/index.ts';
import { toRemovedContext } from '#src/cms/modules/forum/removed-texts.ts';
import { createAlert, listAlerts } from '#src/contract/desk/alerts.ts';
import { listFacts, signFacts } from '#src/contract/desk/facts.ts';
import { checkHelpLine, listHelpLines } from '#src/contract/desk/help-lines.ts';
import { openMail, saveMail } from '#src/contract/desk/mails.ts';
import { openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { listModerationActions, moderateText } from '#src/contract/desk/moderation.ts';
import { listNurseApplications, resetNurseFactor, reviewNurse, setNurseStatus } from '#src/contract/desk/nurses.ts';
import { answerObjection, listObjections } from '#src/contract/desk/objections.ts';
import { saveProvider, setPointState, showOpening, showProvider } from '#src/contract/desk/opening.ts';
import { createPage, duplicatePage, updatePageProperties } from '#src/contract/desk/page-life.ts';
import { openPage, savePage } from '#src/contract/desk/pages.ts';
import { restrictPerson, sendMessage } from '#src/contract/desk/people.ts';
import { restoreRemovedTexts } from '#src/contract/desk/removed-texts.ts';
import { listSites, saveSite } from '#src/contract/desk/sites.ts';
import { inviteStaff, listStaff } from '#src/contract/desk/staff.ts';
import { saveOwnStaff } from '#src/contract/desk/staff-user.ts';
import { createTerm, listTerms } from '#src/contract/desk/terms.ts';
import type { WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import { createWebform, openWebform, saveWebform } from '#src/contract/desk/webform/webforms.ts';
import { objectToDecision } from '#src/contract/objection.ts';
import { getView } from '#src/contract/views.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createObjector, createSilencedMember } from '#tests/support/objections.ts';
import { makeAccount } from './people.ts';
import { getColumn, type TextField, type TextFields, type TextScene } from './text-scene.ts';

const NL = 'nl' as const;
const ALERT = { type: 'info', domains: ['cocaine'], isOn: false } as const;
const TERM = { domains: ['cocaine'], image: null, rule: null, phase: null, badges: [] } as const;
const FORUMS = { params: { vocabulary: 'forums' } } as const;
const MENU = { params: { menu: 'content', domain: 'cocaine', language: NL } } as const;
const MAIL = { params: { mail: 'account-deleted', language: NL } } as const;

/** Returns every text field of the staff at the desk, with a way to write and read it. */
export async function deskTextFields(fixture: TextScene): Promise<TextFields> {
  const { system, me, theirs } = fixture;
  const { client } = fixture.staff;
  const result = { type: 'basic_page', domains: ['cocaine'], language: NL } as const;
  const { nid } = expectSuccess(await client.call(createPage, { body: { ...result, title: 'Blad' } }));
  const page = { nid, language: NL } as const;
  const openIt = () => client.call(openPage, { params: page });
  const { id } = expectSuccess(
    await client.call(createWebform, { body: { title: 'Formulier', domains: ['cocaine'] } }),
  );
  const form = { params: { webform: id } } as const;
  const openForm = () => client.call(openWebform, form);

  const withSavedPage = (
    getFields: (text: string) => { title?: string; fields?: Readonly<Record<string, unknown>> },
  ): TextField => ({
    write: async (text) => {
      const { vid: from } = expectSuccess(await openIt());
      return client.call(savePage, { params: page, body: { from, title: 'Blad', fields: {}, ...getFields(text) } });
    },
    read: openIt,
  });
  const createQuestion = (text: string) => ({ type: 'text', key: 'vraag', label: text }) as const;
  const savedForm = (change: (content: WebformContent, text: string) => Partial<WebformContent>): TextField => ({
    write: async (text) => {
      const {
        revision: from,
        domains,
        isOpen,
        isSensitive,
        notes,
        texts: previousTexts,
      } = expectSuccess(await openForm());
      const texts = { ...previousTexts, nl: { ...previousTexts.nl, elements: [createQuestion('Waarom?')] } };
      const content = { domains, isOpen, isSensitive, notes, texts };
      return client.call(saveWebform, { ...form, body: { ...content, ...change(content, text), from } });
    },
    read: openForm,
  });
  const savedSite = (change: (text: string) => object): TextField => ({
    write: async (text) => {
      const site = expectSuccess(await client.call(listSites)).find(({ domain }) => domain === 'cocaine');
      if (!site) throw new Error('The site is missing.');
      const { domain: _, ...before } = site;
      return client.call(saveSite, { params: { domain: 'cocaine' }, body: { ...before, ...change(text) } });
    },
    read: () => client.call(listSites),
  });
  const savedMail = (change: (text: string) => object): TextField => ({
    write: async (text) => {
      const { version, original } = expectSuccess(await client.call(openMail, MAIL));
      return client.call(saveMail, { ...MAIL, body: { ...original, ...change(text), version } });
    },
    read: () => client.call(openMail, MAIL),
  });
  const savedProvider = (change: (text: string) => object): TextField => ({
    write: async (text) => {
      const previousProviderSettings = expectSuccess(await client.call(showProvider));
      return client.call(saveProvider, { body: { ...previousProviderSettings, ...change(text) } });
    },
    read: () => client.call(showProvider),
  });
  const settled = (getText: (text: string) => { readonly name: string; readonly reason: string }): TextField => ({
    write: (text) =>
      client.call(setPointState, { params: { point: 'backup' }, body: { outcome: 'done', ...getText(text) } }),
    read: () => client.call(showOpening),
  });
  const createCheckedLine = (change: (text: string) => object): TextField => ({
    write: (text) => {
      const match = { checkedOn: '2026-11-20', checkedBy: 'Robin', open: null, price: null, languages: null };
      return client.call(checkHelpLine, { params: { line: 'debts' }, body: { ...match, ...change(text) } });
    },
    read: () => client.call(listHelpLines),
  });
  const createMadeAlert = (getText: (text: string) => object): TextField => ({
    write: (text) => {
      const nl = { title: 'Let op', body: '<p>Even.</p>', ...getText(text) };
      return client.call(createAlert, { body: { ...ALERT, words: { nl, en: null } } });
    },
    read: () => client.call(listAlerts),
  });
  const createMadeTerm = (getText: (text: string) => object): TextField => ({
    write: (text) => {
      const nl = { name: 'Vragen', description: '', ...getText(text) };
      return client.call(createTerm, { ...FORUMS, body: { ...TERM, words: { nl, en: null } } });
    },
    read: () => client.call(listTerms, FORUMS),
  });

  return {
    'make-page title': {
      write: (title) => client.call(createPage, { body: { ...result, title } }),
      read: getColumn(fixture, 'title', 'node_revisions'),
    },
    'duplicate-page title': {
      write: (title) => client.call(duplicatePage, { params: page, body: { title } }),
      read: getColumn(fixture, 'title', 'node_revisions'),
    },
    'describe-page notes': {
      write: (notes) => client.call(updatePageProperties, { params: { nid }, body: { notes } }),
      read: openIt,
    },
    'save-page title': withSavedPage((title) => ({ title })),
    'save-page field': withSavedPage((title) => ({
      fields: { paragraphs: [{ type: 'faq', uuid: randomUUID(), title, questions: [] }] },
    })),
    'save-page link': withSavedPage((text) => ({
      fields: {
        paragraphs: [{ type: 'call_to_action', uuid: randomUUID(), title: 'x', link: { href: '/hulp', text } }],
      },
    })),
    'make-webform title': {
      write: (title) => client.call(createWebform, { body: { title, domains: ['cocaine'] } }),
      read: getColumn(fixture, 'title', 'webform_translations'),
    },
    'save-webform notes': savedForm((_, notes) => ({ notes })),
    'save-webform texts.nl.title': savedForm(({ texts }, title) => ({
      texts: { ...texts, nl: { ...texts.nl, title } },
    })),
    'save-webform label': savedForm(({ texts }, text) => ({
      texts: { ...texts, nl: { ...texts.nl, elements: [createQuestion(text)] } },
    })),
    'make-alert title': createMadeAlert((title) => ({ title })),
    'make-alert rich text': createMadeAlert((body) => ({ body })),
    'make-term name': createMadeTerm((name) => ({ name })),
    'make-term description': createMadeTerm((description) => ({ description })),
    'save-webform rich text': savedForm(({ texts }, html) => ({
      texts: { ...texts, nl: { ...texts.nl, confirmation: { ...texts.nl.confirmation, html } } },
    })),
    'save-page rich text': withSavedPage((body) => ({
      fields: { paragraphs: [{ type: 'text', uuid: randomUUID(), body }] },
    })),
    'save-menu title': {
      write: async (title) => {
        const { version } = expectSuccess(await client.call(openMenu, MENU));
        const entries = [{ uuid: null, title, href: '/hulp', isOn: true }];
        return client.call(saveMenu, { ...MENU, body: { version, entries } });
      },
      read: () => client.call(openMenu, MENU),
    },
    'save-mail subject': savedMail((subject) => ({ subject })),
    'save-mail line': savedMail((line) => ({ lines: [line] })),
    'save-mail action': savedMail((action) => ({ action })),
    'save-site name': savedSite((name) => ({ name })),
    'save-site cookie title': savedSite((title) => ({ cookieTexts: { nl: { title, body: 'Mag dat?' } } })),
    'save-site cookie body': savedSite((body) => ({ cookieTexts: { nl: { title: 'Koekjes', body } } })),
    'save-site partner': savedSite((name) => ({ partners: [{ name, href: 'https://www.example.nl', logo: null }] })),
    'save-provider name': savedProvider((name) => ({ name })),
    'save-provider words': savedProvider((nl) => ({ complaints: { nl, en: 'x' } })),
    'save-provider sender': savedProvider((mailSender) => ({ mailSender })),
    'settle-point name': settled((name) => ({ name, reason: 'Klaar.' })),
    'settle-point reason': settled((reason) => ({ name: 'Robin', reason })),
    'sign-facts name': {
      write: async (name) => {
        await system.database.pool.query('delete from signed_facts');
        const [fact] = expectSuccess(await client.call(listFacts));
        return client.call(signFacts, { body: { name, facts: fact ? [fact] : [] } });
      },
      read: () => client.call(listFacts),
    },
    'check-help-line name': createCheckedLine((checkedBy) => ({ checkedBy })),
    'save-own-staff name': {
      write: (name) => client.call(saveOwnStaff, { body: { name, language: NL } }),
      read: () => client.call(listStaff),
    },
    'invite-staff name': {
      write: (name) =>
        client.call(inviteStaff, { body: { name, mail: `${randomUUID()}@example.nl`, role: 'editor', language: NL } }),
      read: () => client.call(listStaff),
    },
    'moderate-text reason': {
      write: async (reason) => {
        const params = { type: 'node', id: theirs.id } as const;
        const { rows } = await system.database.pool.query<{ seen: number }>(
          "select coalesce(max(id), 0)::int as seen from moderation_actions where entity_type = 'node' and entity_id = $1",
          [theirs.id],
        );
        await system.database.pool.query('update forum_posts set hidden_at = null where nid = $1', [theirs.id]);
        return client.call(moderateText, { params, body: { decision: 'hide', reason, seen: rows[0]?.seen ?? 0 } });
      },
      read: () => client.call(listModerationActions, {}),
    },
    'send-message text': {
      write: (text) => client.call(sendMessage, { body: { uid: me.uid, text, about: null }, key: randomUUID() }),
      read: () => me.client.call(getView, { params: { view: 'messages', display: 'list' } }),
    },
    'object-to-decision why': {
      write: async (reason) => {
        const { mid, client: otherClient } = await createSilencedMember(system);
        return otherClient.call(objectToDecision, { params: { id: mid }, body: { why: reason, more: '' } });
      },
      read: () => client.call(listObjections, {}),
    },
    'object-to-decision more': {
      write: async (more) => {
        const { mid, client: otherClient } = await createSilencedMember(system);
        return otherClient.call(objectToDecision, { params: { id: mid }, body: { why: 'Zo was het niet.', more } });
      },
      read: () => client.call(listObjections, {}),
    },
    'answer-objection reason': {
      write: async (reason) => {
        const { objection } = await createObjector(system);
        return client.call(answerObjection, { params: { id: objection }, body: { answer: 'uphold', reason } });
      },
      read: () => client.call(listModerationActions, {}),
    },
    'restrict-person reason': {
      write: async (reason) => {
        const { uid } = await makeAccount(system, { role: 'client', domain: 'alcohol' });
        return client.call(restrictPerson, { params: { uid }, body: { action: 'silence', reason, until: null } });
      },
      read: () => client.call(listModerationActions, {}),
    },
    'set-nurse-standing reason': {
      write: async (reason) => {
        const { uid } = await makeAccount(system, { role: 'poh', domain: 'guided' });
        return client.call(setNurseStatus, { params: { uid }, body: { action: 'withdraw', reason } });
      },
      read: () => client.call(listModerationActions, {}),
    },
    'reset-nurse-factor reason': {
      write: async (reason) => {
        const { uid } = await makeAccount(system, { role: 'poh', domain: 'guided' });
        await system.system.database.db.insert(secondFactors).values({ uid, confirmedAt: system.clock.now() });
        return client.call(resetNurseFactor, { params: { uid }, body: { reason } });
      },
      read: () => client.call(listModerationActions, {}),
    },
    'restore-words reason': {
      write: async (reason) => {
        const [removal, uuid] = [randomUUID(), randomUUID()];
        await system.database.pool.query(
          `insert into removed_words (uuid, removal, domain, part, entity_type, entity_id, words, removed_at)
           values ($1, $2, 'alcohol', 'text', 'node', $3, $4, $5)`,
          [
            uuid,
            removal,
            fixture.mine.id,
            encryptText(system.system.keys, toRemovedContext(uuid), '{"body":"x"}'),
            system.clock.now(),
          ],
        );
        return client.call(restoreRemovedTexts, { params: { removal }, body: { reason } });
      },
      read: () => client.call(listModerationActions, {}),
    },
    'review-nurse reason': {
      write: async (reason) => {
        const { uid } = await makeAccount(system, { role: 'poh', domain: 'guided' });
        await system.database.pool.query("update users set status = 'pending' where uid = $1", [uid]);
        return client.call(reviewNurse, { params: { uid }, body: { decision: 'reject', reason } });
      },
      read: () => client.call(listNurseApplications, { query: { state: 'decided' } }),
    },
  };
}
