// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '#src/contract/result.ts';
import { generateAnswer } from '#src/contract/webform/answers.fixture.ts';
import { type Answers, OTHER_VALUE } from '#src/contract/webform/answers.ts';
import { checkAnswers } from '#src/contract/webform/check-answers.ts';
import type { LeafElement, QuestionElement, VideoElement } from '#src/contract/webform/definition.ts';
import { mount } from '#src/ui/mount.ts';
import { validateHtml } from '#src/ui/validate-html.ts';
import { createExampleForm, ELEMENT_EXAMPLES, STATIC_EXAMPLES } from './examples.ts';
import { answer, submit, t } from './fill.fixture.ts';
import { Webform } from './Webform.tsx';

afterEach(() => document.body.replaceChildren());

const DONE: Result<unknown> = { ok: true, value: { sid: '1' }, tags: [] };
const QUIET = { show: () => undefined, close: () => undefined };

function show(elements: readonly LeafElement[], initial?: Answers) {
  const onSubmit = vi.fn(async (_answers: Answers) => DONE);
  const page = mount(
    <Webform
      id="f"
      definition={createExampleForm(elements)}
      initial={initial}
      onSubmit={onSubmit}
      notice={QUIET}
      t={t}
      cookiesHref="/cookies"
    />,
  );
  return { ...page, onSubmit, sent: () => onSubmit.mock.calls.at(-1)?.[0] };
}

const cases = Object.entries(ELEMENT_EXAMPLES).map(([name, element]) => ({
  name,
  element: element as QuestionElement,
}));
const expected = (element: LeafElement, answers: Answers) => {
  const checked = checkAnswers({ elements: [element] }, answers, t);
  return checked.ok ? checked.answers : checked.fields;
};

describe.each(cases)('$name', ({ element }) => {
  it('is valid HTML, and every control has a name', async () => {
    const { place, remove } = show([element]);
    expect(await validateHtml(place.innerHTML)).toEqual([]);
    for (const control of place.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      expect((control.labels?.length ?? 0) > 0 || control.hasAttribute('aria-label')).toBe(true);
    }
    remove();
  });

  it('asks what is missing: the summary has the focus and leads to the question', async () => {
    const { place, one, onSubmit, remove } = show([element]);
    await submit(place);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(one('.error-summary'));
    const [, id = ''] = one('.error-summary a').getAttribute('href')?.split('#') ?? [];
    const control = document.getElementById(id);
    expect(control).not.toBeNull();
    const descriptions = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const tied = descriptions.map((part) => document.getElementById(part)?.textContent);
    expect(tied).toContain(one('.error-summary a').textContent);
    expect(await validateHtml(place.innerHTML)).toEqual([]);
    remove();
  });

  it('is filled in, sent, and read back equal', async () => {
    const [value = ''] = fc.sample(
      generateAnswer(element).filter((answer) => ![answer].flat().includes(OTHER_VALUE)),
      1,
    );
    const { place, sent, remove } = show([element]);
    answer(place, value);
    await submit(place);
    expect(sent()).toEqual(expected(element, { a: value }));
    remove();
  });

  it('shows the answers of before, and sends them as they were', async () => {
    const values = fc.sample(
      generateAnswer(element).filter((answer) => ![answer].flat().includes(OTHER_VALUE)),
      8,
    );
    for (const value of values) {
      const answers = expected(element, { a: value });
      const { place, sent, remove } = show([element], answers);
      await submit(place);
      expect(sent()).toEqual(answers);
      remove();
    }
  });
});

describe.each(Object.entries(STATIC_EXAMPLES))('%s', (name, element) => {
  it('is shown as valid HTML, asks nothing, and runs nothing', async () => {
    const { place, sent, remove } = show([element]);
    expect(await validateHtml(place.innerHTML)).toEqual([]);
    expect(place.querySelector('iframe, script, [onclick], [onerror]')).toBeNull();
    await submit(place);
    expect([name, sent()]).toEqual([name, {}]);
    expect('hit' in window).toBe(false);
    remove();
  });
});

it('keeps the words of hostile HTML, and no link that runs', () => {
  const { place, remove } = show([STATIC_EXAMPLES['hostile text'] as LeafElement]);
  const link = place.querySelector('.prose a');
  expect([link?.textContent, link?.hasAttribute('href')]).toEqual(['Lees', false]);
  remove();
});

it('waits with a video, and shows its whole text at once where there is nothing to play', () => {
  const video = show([STATIC_EXAMPLES['a video'] as LeafElement]);
  expect(video.one('.video-card').dataset).toMatchObject({ video: 'youtube', videoId: 'abcdefghijk' });
  expect(video.one('details').textContent).toContain('Adem rustig in.');
  video.remove();
  const script = show([STATIC_EXAMPLES['a script'] as LeafElement]);
  expect(script.place.querySelector('.video-card, details')).toBeNull();
  expect(script.place.textContent).toContain('Adem rustig in.');
  script.remove();
  const videoElement = { ...STATIC_EXAMPLES['a video'], url: 'https://voorbeeld.nl/film' } as VideoElement;
  const links = show([videoElement]);
  expect(links.place.textContent).toContain(videoElement.title);
  expect(links.one('.webform-video a').getAttribute('href')).toBe('https://voorbeeld.nl/film');
  links.remove();
});

it('says after an answer what is worth knowing, in a polite live region, and counts nothing', () => {
  const { place, one, press, remove } = show([ELEMENT_EXAMPLES['a quiz'] as LeafElement]);
  const getText = () => [...place.querySelectorAll('.explanations')].map(({ textContent }) => textContent).join('');
  expect(one('.option-card .explanations').getAttribute('aria-live')).toBe('polite');
  expect(getText()).toBe('');
  press('input[value=niet_waar]');
  expect(getText()).toBe('Toch wel: 250 ml is een glas.');
  press('input[value=waar]');
  expect(getText()).toBe('Een biertje van 250 ml is een glas.');
  expect(place.textContent).not.toMatch(/\d van de \d|\d\/\d|score/i);
  remove();
});

it('asks for the other answer only while its option is chosen', async () => {
  const { place, one, press, sent, remove } = show([ELEMENT_EXAMPLES['one with another'] as LeafElement]);
  press(`input[value=${OTHER_VALUE}]`);
  await submit(place);
  expect(one('.error-summary a').getAttribute('href')).toBe('#f-a_other');
  press('input[value=moe]');
  expect(place.querySelector('#f-a_other')).toBeNull();
  await submit(place);
  expect(sent()).toEqual({ a: 'moe' });
  remove();
});

describe('a list', () => {
  const list = ELEMENT_EXAMPLES['a list'] as LeafElement;

  it('puts the focus on a new line, and keeps it in the list when one goes', () => {
    const { place, press, key, remove } = show([list], { a: ['lopen', 'lezen'] });
    press('.text-list > .button');
    expect(document.activeElement?.id).toBe('f-a-2');
    press('[aria-label="Haal regel 1 weg"]');
    expect(document.activeElement?.id).toBe('f-a-0');
    expect((document.activeElement as HTMLInputElement).value).toBe('lezen');
    key('#f-a-0', 'Enter');
    expect(document.activeElement?.id).toBe('f-a-1');
    expect(place.querySelectorAll('.text-list .control')).toHaveLength(2);
    remove();
  });

  it('takes no more lines than it has room for', () => {
    const { place, remove } = show([list], { a: ['1', '2', '3', '4', '5'] });
    expect(place.querySelector('.text-list > .button')).toBeNull();
    remove();
  });

  it('says at each line what is wrong with it', async () => {
    const { place, one, remove } = show([list], { a: ['lopen', 'x'.repeat(121)] });
    await submit(place);
    expect(one('.error-summary a').getAttribute('href')).toBe('#f-a-1');
    expect(one('#f-a-1').getAttribute('aria-describedby')).toBe('f-a-1-error');
    remove();
  });
});
