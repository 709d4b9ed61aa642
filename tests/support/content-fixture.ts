import type { StarterContent } from '#src/cms/starter/content.ts';

const createText = (body: string) => ({ type: 'text', body }) as const;

/** Content of a small installation: a landing page, a help page with questions, a page in one language, and menus. */
export const CONTENT_FIXTURE: StarterContent = {
  pages: [
    {
      id: 'alcohol-landing',
      type: 'landing_page',
      domains: ['alcohol'],
      path: { nl: '/', en: '/' },
      nl: {
        title: 'Minder drinken',
        lead: 'Rustig aan.',
        primary: { href: '/registreren', text: 'Begin' },
        paragraphs: [createText('<p>Welkom</p>')],
      },
      en: {
        title: 'Drink less',
        lead: 'Take your time.',
        primary: { href: '/register', text: 'Begin' },
        paragraphs: [createText('<p>Welcome</p>')],
      },
    },
    {
      id: 'shared-help',
      type: 'help',
      domains: ['alcohol', 'gambling', 'guided'],
      path: { nl: '/hulp', en: '/help' },
      nl: {
        title: 'Hulp',
        paragraphs: [
          createText('<p>Hulp is er</p>'),
          { type: 'faq', title: 'Vragen', questions: ['alcohol-free', 'shared-cost'] },
        ],
      },
      en: {
        title: 'Help',
        paragraphs: [
          createText('<p>Help is there</p>'),
          { type: 'faq', title: 'Questions', questions: ['alcohol-free', 'shared-cost'] },
        ],
      },
      notes: 'CHECK: seen by a clinician',
    },
    {
      id: 'alcohol-local',
      type: 'basic_page',
      domains: ['alcohol'],
      path: { nl: '/alleen-nederlands' },
      nl: { title: 'Alleen Nederlands', paragraphs: [] },
    },
  ],
  questions: [
    {
      id: 'shared-cost',
      nl: { question: 'Kost het iets?', answer: '<p>Nee.</p>' },
      en: { question: 'Does it cost anything?', answer: '<p>No.</p>' },
    },
    { id: 'alcohol-free', nl: { question: 'Mag ik alcoholvrij?', answer: '<p>Dat mag.<script>x</script></p>' } },
  ],
  tips: [{ id: 'alcohol-tip-water', nl: 'Drink eerst water.', en: 'Drink water first.' }],
  menus: [
    {
      menu: 'main',
      domains: ['alcohol', 'guided'],
      items: [
        {
          href: { nl: '/hulp', en: '/en/help' },
          title: { nl: 'Hulp', en: 'Help' },
          below: [{ href: { nl: '/privacy', en: '/en/privacy' }, title: { nl: 'Privacy', en: 'Privacy' } }],
        },
        { href: { nl: 'https://www.nu.nl', en: 'https://www.nu.nl' }, title: { nl: 'Nieuws', en: 'News' } },
      ],
    },
  ],
  sites: [],
  community: { categories: [], badges: [], milestones: [] },
  webforms: [
    {
      id: 'alcohol_1_1',
      domains: ['alcohol'],
      nl: {
        title: 'Wat het je geeft',
        elements: [
          { type: 'textarea', key: 'waarom', label: 'Waarom nu?', required: true, maxLength: 1500 },
          { type: 'number', key: 'glazen', label: 'Hoeveel glazen?', max: 50, step: 0.5 },
          {
            type: 'radios',
            key: 'steun',
            label: 'Wie helpt je?',
            options: [
              { value: 'partner', label: 'Mijn partner' },
              { value: 'vriend', label: 'Een vriend' },
            ],
            other: { label: 'Iemand anders' },
          },
          { type: 'skip', key: 'overslaan', label: 'Dit sla ik nu over' },
        ],
        confirmation: { title: 'Opgeslagen', html: '<p>Goed dat je dit opschreef.<script>x</script></p>' },
      },
    },
  ],
};
