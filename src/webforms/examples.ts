import type { LeafElement, WebformDefinition } from '#src/contract/webform/definition.ts';

const HOSTILE = '<b>vet</b> & "x" שלום 👩🏽‍🌾 Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const quiz = [
  { value: 'waar', label: 'Waar', answer: { fits: true, explanation: 'Een biertje van 250 ml is een glas.' } },
  { value: 'niet_waar', label: 'Niet waar', answer: { fits: false, explanation: 'Toch wel: 250 ml is een glas.' } },
  { value: 'weet_niet', label: 'Weet ik niet', answer: { fits: null, explanation: 'Veel mensen weten dit niet.' } },
];
const plainOptions = [
  { value: 'moe', label: 'Moe' },
  { value: 'alleen', label: 'Alleen' },
  { value: 'vol', label: HOSTILE },
];

/** All element types in their states, by name. */
export const ELEMENT_EXAMPLES: Readonly<Record<string, LeafElement>> = {
  'a line': {
    type: 'text',
    key: 'a',
    label: 'Wat helpt je?',
    help: 'Eén ding is genoeg.',
    required: true,
    maxLength: 120,
  },
  'several lines': { type: 'textarea', key: 'a', label: 'Waarom nu?', required: true, maxLength: 1500 },
  'a list': {
    type: 'text',
    key: 'a',
    label: 'Wat doe je graag?',
    required: true,
    maxLength: 120,
    multiple: { max: 5 },
  },
  'a number': {
    type: 'number',
    key: 'a',
    label: 'Hoeveel glazen?',
    required: true,
    max: 50,
    step: 0.5,
    unit: 'glazen',
  },
  'an address': { type: 'email', key: 'a', label: 'Je e-mailadres', required: true },
  'a date': { type: 'date', key: 'a', label: 'Wanneer?', required: true, help: 'Kies een dag.' },
  'one of several': { type: 'radios', key: 'a', label: 'Hoe voel je je?', required: true, options: plainOptions },
  'one with another': {
    type: 'radios',
    key: 'a',
    label: 'Wie helpt je?',
    required: true,
    options: plainOptions,
    other: { label: 'Iemand anders' },
  },
  'any of several': { type: 'checkboxes', key: 'a', label: 'Wat merk je?', required: true, options: plainOptions },
  'a quiz': { type: 'radios', key: 'a', label: 'Een biertje is een glas.', required: true, options: quiz },
  'a quiz with several': { type: 'checkboxes', key: 'a', label: 'Wat klopt?', required: true, options: quiz },
  'a list to choose from': {
    type: 'select',
    key: 'a',
    label: 'In welke maand?',
    required: true,
    options: plainOptions,
    other: { label: 'Een andere' },
  },
  'a scale': {
    type: 'scale',
    key: 'a',
    label: 'Hoe sterk is de trek?',
    required: true,
    min: 0,
    max: 10,
    minLabel: 'geen trek',
    maxLabel: 'heel veel trek',
  },
  'a tick': { type: 'check', key: 'a', label: 'Ik heb dit gelezen of geluisterd', required: true },
  'hostile words': { type: 'text', key: 'a', label: HOSTILE, help: HOSTILE, required: true, requiredError: HOSTILE },
};

/** Elements without an answer. */
export const STATIC_EXAMPLES: Readonly<Record<string, LeafElement>> = {
  text: { type: 'markup', key: 's', html: '<h2>Kop</h2><p>Lees <a href="https://example.nl">dit</a>.</p>' },
  'folded text': { type: 'markup', key: 's', html: '<ul><li>Een</li></ul>', folded: 'Voorbeelden' },
  'hostile text': {
    type: 'markup',
    key: 's',
    html: '<script>window.hit = 1</script><img src="x" onerror="window.hit = 1"><p onclick="x"><a href="javascript:x">Lees</a></p><iframe src="https://x.example"></iframe>',
  },
  'a drawing': { type: 'image', key: 's', image: { drawing: 'rust' }, alt: 'Een bankje' },
  'a picture': { type: 'image', key: 's', image: { url: '/api/media/1/x.jpg' }, alt: 'Een pad' },
  'a script': { type: 'video', key: 's', title: 'De golf', url: null, transcript: '<p>Adem rustig in.</p>' },
  'a video': {
    type: 'video',
    key: 's',
    title: 'De golf',
    url: 'https://www.youtube.com/watch?v=abcdefghijk',
    transcript: '<p>Adem rustig in.</p>',
  },
  'a video elsewhere': {
    type: 'video',
    key: 's',
    title: 'De golf',
    url: 'https://video.example.nl/golf',
    transcript: '<p>Adem rustig in.</p>',
  },
  'an unknown type': { type: 'unknown', key: 's', properties: { '#type': 'webform_signature', '#title': 'Teken' } },
};

/** Returns a form with these elements. */
export const createExampleForm = (elements: WebformDefinition['elements']): WebformDefinition => ({
  id: 'voorbeeld',
  title: 'Een voorbeeld',
  elements,
  confirmation: { title: 'Goed gedaan', html: '<p>Je antwoorden staan er.</p>' },
});

/** A form with several pages, of which the second depends on the first. */
export const PAGED_FORM: WebformDefinition = createExampleForm([
  {
    type: 'page',
    key: 'p_een',
    title: 'Gebruik je nu?',
    elements: [
      {
        type: 'radios',
        key: 'nu',
        label: 'Gebruik je nu?',
        required: true,
        options: [
          { value: 'ja', label: 'Ja' },
          { value: 'nee', label: 'Nee' },
        ],
      },
    ],
  },
  {
    type: 'page',
    key: 'p_hoeveel',
    title: 'Hoeveel?',
    when: { match: 'any', of: [{ key: 'nu', is: ['ja'] }] },
    elements: [{ type: 'number', key: 'hoeveel', label: 'Hoeveel per dag?', required: true }],
  },
  {
    type: 'page',
    key: 'p_slot',
    title: 'Tot slot',
    elements: [
      { type: 'text', key: 'slot', label: 'Wat neem je mee?', required: true },
      { type: 'skip', key: 'overslaan', label: 'Dit sla ik nu over' },
    ],
  },
]);
