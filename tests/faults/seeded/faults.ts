/** A fault that a developer could write in one line, and the tests of `npm test` that should find it. */
export interface SeededFault {
  readonly name: string;
  readonly file: string;
  /** Text to replace, which occurs once. */
  readonly from: string;
  readonly to: string;
  /** Tests of the projects `fast` and `architecture`, by parts of their paths. */
  readonly tests: readonly string[];
  /** Stories of the gate, by parts of a path, if a browser is required. */
  readonly stories?: readonly string[];
}

export const SEEDED_FAULTS: readonly SeededFault[] = [
  {
    name: 'rules: the first day of a gradual plan keeps the goal of before',
    file: 'src/rules/plan/daily-goal.ts',
    from: 'if (day < weekOne && target < usage)',
    to: 'if (day <= weekOne && target < usage)',
    tests: ['src/rules/plan'],
  },
  {
    name: 'contract: an account is always made in Dutch',
    file: 'src/contract/register.ts',
    from: 'preferred_langcode: wrapField(language)',
    to: "preferred_langcode: wrapField('nl')",
    tests: ['src/contract', 'src/cms/modules/accounts', 'tests/contract/contract'],
  },
  {
    name: 'cms: an entry of a diary is changed and deleted by anybody',
    file: 'src/cms/modules/diary/change-entry.ts',
    from: "return and(eq(diaryEntries.uid, requireSession(c).uid), eq(diaryEntries.nid, readIdParam(c, 'id')));",
    to: "return and(eq(diaryEntries.nid, readIdParam(c, 'id')), requireSession(c) ? undefined : undefined);",
    tests: ['src/cms/modules/diary', 'tests/contract/authorisation'],
  },
  {
    name: 'render: the markup of an editor is drawn as it stands',
    file: 'src/render/safe-html.ts',
    from: 'sanitiseRichText(html, RICH_TEXT_TAGS) as SafeHtml',
    to: '(RICH_TEXT_TAGS && sanitiseRichText ? html : html) as SafeHtml',
    tests: ['src/render', 'registry', 'src/ui'],
  },
  {
    name: 'islands: a day without use opens as one with use',
    file: 'src/forms/day/registration-inputs.ts',
    from: "{ ...texts, register: 'no', amount: '' }",
    to: "{ ...texts, register: 'yes', amount: '' }",
    tests: ['src/forms/day'],
  },
  {
    name: 'editor: words of a colleague are lost where two people save a page',
    file: 'src/editor/canvas/conflict/merge.ts',
    from: "standard: isMine ? 'mine' : 'theirs'",
    to: "standard: isMine ? 'mine' : 'mine'",
    tests: ['src/editor/canvas'],
  },
  {
    name: 'i18n: two drinks are said in the singular',
    file: 'src/i18n/format-amount.ts',
    from: 'units > 0 && units < 2',
    to: 'units > 0 && units <= 2',
    tests: ['src/i18n'],
  },
  {
    name: 'styles: the focus cannot be seen',
    file: 'src/styles/_base.scss',
    from: '  outline: 3px solid var(--focus);\n',
    to: '  outline: 0;\n',
    tests: ['src/styles'],
    stories: ['pages/frame'],
  },
  {
    name: 'shell: "back" returns to the page that somebody left quickly',
    file: 'src/shell/quick-exit.ts',
    from: 'location.replace(url)',
    to: 'location.assign(url)',
    tests: ['src/shell'],
    stories: ['pages/frame'],
  },
  {
    name: 'http: a login leads to another host',
    file: 'src/contract/safe-destination.ts',
    from: "pathname.startsWith('//') ? null :",
    to: "pathname.startsWith('///') ? null :",
    tests: ['src/contract/safe-destination'],
  },
  {
    name: 'server: the address of a page is sent to other hosts',
    file: 'src/server/front/headers.ts',
    from: "['referrer-policy', 'same-origin']",
    to: "['referrer-policy', 'unsafe-url']",
    tests: ['src/server/front'],
  },
  {
    name: 'render: the closed home page of a site stands in its sitemap',
    file: 'src/render/sitemap.ts',
    from: "if (path === '/' && site.flags.loginOnly) return false;",
    to: "if (path === '/' && site.flags.loginOnly) return true;",
    tests: ['src/render'],
  },
  {
    name: 'cms: a password is guessed a thousand times a day',
    file: 'src/cms/http/limits.ts',
    from: 'const STRICT_LIMIT: Limit = { attempts: 10,',
    to: 'const STRICT_LIMIT: Limit = { attempts: 1000,',
    tests: ['src/cms/http/limits'],
  },
  {
    name: 'cms: the first day of a programme takes no registration',
    file: 'src/cms/modules/registrations/insert-registration.ts',
    from: 'registrations_start <= $',
    to: 'registrations_start < $',
    tests: ['src/cms/modules/registrations'],
  },
  {
    name: 'cms: the current password is guessed without end',
    file: 'src/cms/identity/confirm-password.ts',
    from: "await checkLimit(c, 'password', user.uid);",
    to: 'await Promise.resolve(checkLimit);',
    tests: ['src/cms/http/limits', 'src/cms/modules/accounts'],
  },
  {
    name: 'rules: a gain is rounded up',
    file: 'src/rules/figures/gains.ts',
    from: 'const rounded = Math.floor(units / step) * step;',
    to: 'const rounded = Math.ceil(units / step) * step;',
    tests: ['src/rules/figures'],
  },
  {
    name: 'session: a draft is shown to the next person of a browser',
    file: 'src/session/drafts.ts',
    from: 'return createDraft(toTabKey(uid, name));',
    to: 'return createDraft(toTabKey(uid * 0, name));',
    tests: ['src/session'],
  },
  {
    name: 'shell: leaving quickly locks no login',
    file: 'src/shell/quick-exit.ts',
    from: 'if (readHint(document.cookie) === null && !isLocked()) return;',
    to: 'if (readHint(document.cookie) !== null || isLocked()) return;',
    tests: ['src/shell'],
    stories: ['login/quick-exit', 'pages/frame', 'login/session-lock'],
  },
  {
    name: 'i18n: a path that begins with the letters of a language loses them',
    file: 'src/i18n/paths.ts',
    from: 'const PREFIXED = /^\\/(nl|en)(?=\\/|$)/;',
    to: 'const PREFIXED = /^\\/(nl|en)/;',
    tests: ['src/i18n', 'src/screens'],
  },
  {
    name: 'styles: pictures move for people who asked for none',
    file: 'src/styles/_base.scss',
    from: '    animation: none !important;\n',
    to: '',
    tests: ['src/styles'],
    stories: ['pages/frame'],
  },
];
