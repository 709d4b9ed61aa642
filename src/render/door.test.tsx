import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { DoorBlock } from '#registry/paragraphs/door/component.tsx';
import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { getDoors, listBodyLines, listDoorDangers } from '#src/domains/doors/index.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { createFakeRequest } from './content-system.fixture.ts';
import { createBlockContext } from './context.ts';

const rooms = DOMAINS.filter(({ variant }) => variant !== 'professional').flatMap(({ key, languages }) =>
  languages.flatMap((language) =>
    getDoors(key, language).map((door) => ({ domain: key, language, door, kind: door.kind })),
  ),
);

beforeAll(loadTexts);

describe('every door, whatever an editor writes in it', () => {
  it.each(rooms)('$domain, $language, $kind: begins with the numbers and ends with the signs of the body', (room) => {
    const { domain, language, door } = room;
    const context = { ...createBlockContext(createFakeRequest('/', { domain, language }).locals), heading: 2 as const };
    const html = renderToStaticMarkup(
      <DoorBlock
        kind={door.kind}
        title="Titel"
        lead={undefined}
        steps={[{ text: 'Een stap.' }]}
        wave={[{ text: 'Een.' }, { text: 'Twee.' }]}
        context={context}
      />,
    );
    for (const dial of ['112', '08000113']) {
      expect(html.indexOf(`tel:${dial}"`)).toBeGreaterThan(-1);
      expect(html.indexOf(`tel:${dial}"`)).toBeLessThan(html.indexOf('Een stap.'));
    }
    const text = html.slice(html.indexOf('Een stap.')).replace(/<[^>]+>/g, '');
    const lines = listBodyLines(domain, door.kind);
    expect(lines.length).toBeGreaterThan(0);
    for (const key of lines) expect(text).toContain(SAFETY_TEXTS[key][language].replace(/"/g, '&quot;'));
  });
});

describe('the door of danger', () => {
  const dangers = rooms.filter(({ kind }) => kind === 'danger');

  it.each(dangers)('$domain, $language: gives the advice of the page after a yes', ({ domain, language }) => {
    const context = { ...createBlockContext(createFakeRequest('/', { domain, language }).locals), heading: 2 as const };
    const html = renderToStaticMarkup(
      <DoorBlock kind="danger" title="Titel" lead={undefined} steps={[]} wave={[]} context={context} />,
    );
    const kinds = listDoorDangers(domain);
    expect(kinds).toEqual(domain === 'close-ones' ? ['suicide', 'afraid', 'other-suicide'] : ['suicide', 'violence']);
    const blocks = html.split('<details').slice(2);
    expect(blocks).toHaveLength(kinds.length);
    for (const [at, kind] of kinds.entries()) {
      const { title, answer, calls, say, rest } = toDangerBlock(kind, language);
      const block = blocks[at] ?? '';
      const textKey = block.replace(/<[^>]+>/g, '');
      for (const text of [title, answer, say, rest]) expect(textKey).toContain(text.replace(/"/g, '&quot;'));
      for (const { dial } of calls) expect(block).toContain(`href="tel:${dial}"`);
    }
  });
});

it('asks nobody with a craving for a drink to stop, as they may have stopped already', () => {
  expect(listBodyLines('alcohol', 'craving')).toEqual(['alcoholStopped', 'alcoholEmergency']);
  expect(listBodyLines('alcohol', 'slip')).toEqual(['alcoholToday', 'alcoholEmergency']);
});
