// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure, Result } from '#src/contract/result.ts';
import type { Answers } from '#src/contract/webform/answers.ts';
import type { LeafElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { mount } from '#src/ui/mount.ts';
import type { AnswerInputs } from './answer-inputs.ts';
import { createExampleForm, ELEMENT_EXAMPLES, PAGED_FORM } from './examples.ts';
import { answer, submit, t, write } from './fill.fixture.ts';
import { Webform, type WebformProps } from './Webform.tsx';

afterEach(() => document.body.replaceChildren());

const DONE: Result<unknown> = { ok: true, value: {}, tags: [] };
const fail = (failure: Partial<Failure>): Result<unknown> => ({
  ok: false,
  failure: { kind: 'server', status: 500, message: '', ...failure },
});

const LINE = createExampleForm([ELEMENT_EXAMPLES['a line'] as LeafElement]);

function show(definition: WebformDefinition, webformProps: Partial<WebformProps> = {}) {
  const onSubmit = vi.fn(async (_answers: Answers) => DONE);
  const notice = { show: vi.fn(), close: vi.fn() };
  const page = mount(
    <Webform
      id="f"
      definition={definition}
      onSubmit={onSubmit}
      notice={notice}
      t={t}
      cookiesHref="/cookies"
      {...webformProps}
    />,
  );
  return { ...page, onSubmit, notice };
}

const renderButton = (container: HTMLElement) => container.querySelector<HTMLButtonElement>('button[type=submit]');

describe('sending', () => {
  it('ends in the confirmation, which takes the focus', async () => {
    const onDone = vi.fn();
    const { place, one, remove } = show(LINE, { onDone, footer: <a href="/programma">Naar je programma</a> });
    answer(place, 'Wandelen');
    await submit(place);
    expect(document.activeElement).toBe(one('.webform-confirmation'));
    expect(place.textContent).toBe('Goed gedaanJe antwoorden staan er.Naar je programma');
    expect(onDone).toHaveBeenCalledOnce();
    remove();
  });

  it('makes one request of several presses, and shows that it runs', async () => {
    let finish = (_result: Result<unknown>): void => undefined;
    const onSubmit = vi.fn(() => new Promise<Result<unknown>>((resolve) => (finish = resolve)));
    const { place, remove } = show(LINE, { onSubmit });
    answer(place, 'Wandelen');
    await submit(place);
    await submit(place);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(renderButton(place)).toMatchObject({ ariaDisabled: 'true', textContent: 'Bezig met opslaan' });
    await act(async () => finish(DONE));
    remove();
  });

  it('that fails is told, keeps what was typed and the focus, and tries again', async () => {
    const onSubmit = vi.fn(async (): Promise<Result<unknown>> => DONE).mockImplementationOnce(async () => fail({}));
    const { place, one, notice, remove } = show(LINE, { onSubmit });
    answer(place, 'Wandelen');
    renderButton(place)?.focus();
    await submit(place);
    expect(notice.show.mock.calls).toEqual([['Opslaan is niet gelukt. Wat je schreef, staat er nog.']]);
    expect(one<HTMLInputElement>('#f-a').value).toBe('Wandelen');
    expect(document.activeElement).toBe(renderButton(place));
    expect(renderButton(place)?.textContent).toBe('Probeer het opnieuw');
    notice.close.mockClear();
    await submit(place);
    expect(notice.close).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(place.querySelector('.webform-confirmation')).not.toBeNull();
    remove();
  });

  it('that is refused says it at the field', async () => {
    const onSubmit = async () => fail({ status: 400, kind: 'invalid', fields: { a: 'Dit staat er al.' } });
    const { place, one, notice, remove } = show(LINE, { onSubmit });
    answer(place, 'Wandelen');
    await submit(place);
    expect(document.activeElement).toBe(one('.error-summary'));
    expect(one('#f-a-error').textContent).toBe('Dit staat er al.');
    expect(notice.show).not.toHaveBeenCalled();
    remove();
  });

  it('shows the words of the failure where there are some', async () => {
    const onSubmit = async () => fail({ status: 412, kind: 'conflict', message: 'Je bent opnieuw begonnen.' });
    const { place, notice, remove } = show(LINE, { onSubmit });
    answer(place, 'Wandelen');
    await submit(place);
    expect(notice.show).toHaveBeenCalledExactlyOnceWith('Je bent opnieuw begonnen.');
    remove();
  });
});

describe('validation', () => {
  it('runs on submit only, and what it found goes with the next answer', async () => {
    const { place, one, remove } = show(LINE);
    await submit(place);
    expect(one('#f-a-error').textContent).toBe('Vul dit nog in: Wat helpt je?');
    write(one<HTMLInputElement>('#f-a'), 'x'.repeat(300));
    one('#f-a').blur();
    expect(place.querySelector('#f-a-error, .error-summary a')).toBeNull();
    remove();
  });

  it('asks nothing once "Dit sla ik nu over" is ticked', async () => {
    const skip: LeafElement = { type: 'skip', key: 'overslaan', label: 'Dit sla ik nu over' };
    const { place, press, onSubmit, remove } = show(createExampleForm([...LINE.elements, skip]));
    press('#f-overslaan');
    await submit(place);
    expect(onSubmit).toHaveBeenCalledWith({ overslaan: true });
    remove();
  });
});

it('a closed form says so and cannot be sent', () => {
  const { place, remove } = show({ ...LINE, closed: true });
  expect(renderButton(place)).toBeNull();
  expect(place.textContent).toContain('Dit formulier is gesloten.');
  remove();
});

describe('a draft', () => {
  function store(draft: AnswerInputs | null = null) {
    return { read: () => draft, write: vi.fn((_typed: AnswerInputs) => undefined), clear: vi.fn() };
  }

  it('is kept while one types, and goes when the form is sent', async () => {
    const draft = store();
    const { place, remove } = show(LINE, { draft });
    answer(place, 'Wandelen');
    expect(draft.write).toHaveBeenLastCalledWith({ a: 'Wandelen' });
    expect(draft.clear).not.toHaveBeenCalled();
    answer(place, '');
    expect(draft.clear).toHaveBeenCalledOnce();
    answer(place, 'Wandelen');
    await submit(place);
    expect(draft.clear).toHaveBeenCalledTimes(2);
    remove();
  });

  it('holds no answer that was not changed', () => {
    const draft = store();
    const second = { ...ELEMENT_EXAMPLES['a line'], key: 'b' } as LeafElement;
    const { place, remove } = show(createExampleForm([...LINE.elements, second]), {
      draft,
      initial: { a: 'Lezen', b: 'Zingen' },
    });
    answer(place, 'Wandelen');
    expect(draft.write).toHaveBeenLastCalledWith({ a: 'Wandelen' });
    remove();
  });

  it('comes back, before the answers of before; what no longer fits is left out', () => {
    const draft = store({ a: 'Zingen', weg: 'x' });
    const { place, one, remove } = show(LINE, { draft, initial: { a: 'Lezen' } });
    expect(one<HTMLInputElement>('#f-a').value).toBe('Zingen');
    expect(place.textContent).toContain('Dit schreef je eerder. Het is nog niet opgeslagen.');
    remove();
    const broken = show(LINE, { draft: store({ a: ['x'] }), initial: { a: 'Lezen' } });
    expect(broken.one<HTMLInputElement>('#f-a').value).toBe('Lezen');
    broken.remove();
  });
});

describe('pages', () => {
  it('lead on one by one, with progress, and skip what is hidden', async () => {
    const { place, one, press, onSubmit, remove } = show(PAGED_FORM);
    expect([one('h2').textContent, renderButton(place)?.textContent]).toEqual(['Gebruik je nu?', 'Verder']);
    await submit(place);
    expect(document.activeElement).toBe(one('.error-summary'));
    press('input[value=ja]');
    expect(one('.progress-bar span').textContent).toBe('Stap 1 van 3');
    press('input[value=nee]');
    expect(one('.progress-bar span').textContent).toBe('Stap 1 van 2');
    await submit(place);
    expect(document.activeElement).toBe(one('h2'));
    expect(one('h2').textContent).toBe('Tot slot');
    write(one<HTMLInputElement>('.control'), 'Rust');
    await submit(place);
    expect(onSubmit).toHaveBeenCalledWith({ nu: 'nee', slot: 'Rust' });
    remove();
  });

  it('go back with everything still there', async () => {
    const { place, one, press, remove } = show(PAGED_FORM);
    press('input[value=ja]');
    await submit(place);
    answer(place, '2');
    press('.button-plain');
    expect(one<HTMLInputElement>('input[value=ja]').checked).toBe(true);
    await submit(place);
    expect(one<HTMLInputElement>('.control').value).toBe('2');
    remove();
  });

  it('show a refusal of an earlier page on that page', async () => {
    const onSubmit = async () => fail({ status: 400, fields: { nu: 'Kies opnieuw.' } });
    const { place, one, press, remove } = show(PAGED_FORM, { onSubmit });
    press('input[value=nee]');
    await submit(place);
    write(one<HTMLInputElement>('.control'), 'Rust');
    await submit(place);
    expect(one('h2').textContent).toBe('Er klopt nog iets niet');
    expect(one('.error-summary a').getAttribute('href')).toBe('#f-nu');
    expect(one('.progress-bar span').textContent).toBe('Stap 1 van 2');
    remove();
  });
});

describe('one question on a screen', () => {
  const displayedLeafElement: LeafElement = { type: 'markup', key: 'intro', html: '<p>Twee vragen.</p>' };
  const getAsked = (key: string, required = true): LeafElement => ({
    type: 'text',
    key,
    label: `Vraag ${key}`,
    required,
  });
  const TWO = createExampleForm([displayedLeafElement, getAsked('a'), getAsked('b')]);

  afterEach(() => history.replaceState(null, ''));

  it('tells which one it is, checks it before the next, and sends all of them at the end', async () => {
    const { place, one, onSubmit, remove } = show(TWO, { isOneByOne: true });
    expect(one('h2').textContent).toBe('Vraag 1 van 2');
    expect(place.textContent).toContain('Twee vragen.');
    expect(place.querySelectorAll('.control')).toHaveLength(1);
    await submit(place);
    expect(document.activeElement).toBe(one('.error-summary'));
    answer(place, 'Rust');
    await submit(place);
    expect(document.activeElement).toBe(one('h2'));
    expect([one('h2').textContent, one('progress').getAttribute('value')]).toEqual(['Vraag 2 van 2', '2']);
    answer(place, 'Slaap');
    await submit(place);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ a: 'Rust', b: 'Slaap' });
    remove();
  });

  it('goes back by the way back of the browser, with the answer still there', async () => {
    const { place, one, remove } = show(TWO, { isOneByOne: true });
    answer(place, 'Rust');
    await submit(place);
    await act(async () => {
      const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await left;
    });
    expect(one('h2').textContent).toBe('Vraag 1 van 2');
    expect(one<HTMLInputElement>('.control').value).toBe('Rust');
    remove();
  });

  it('stays at its question when a link leads to a field', async () => {
    const { place, one, remove } = show(TWO, { isOneByOne: true });
    answer(place, 'Rust');
    await submit(place);
    await act(async () => {
      const movedEntry = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      location.hash = '#f-b';
      await movedEntry;
    });
    expect(one('h2').textContent).toBe('Vraag 2 van 2');
    remove();
    location.hash = '';
  });

  it('offers under each question to skip, and then sends at once', async () => {
    const skip: LeafElement = { type: 'skip', key: 'overslaan', label: 'Dit sla ik nu over' };
    const { place, press, onSubmit, remove } = show(createExampleForm([...TWO.elements, skip] as LeafElement[]), {
      isOneByOne: true,
    });
    press('#f-overslaan');
    await submit(place);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ overslaan: true });
    remove();
  });
});
