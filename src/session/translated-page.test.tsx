// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { mount } from '#src/ui/mount.ts';
import { watchTranslation } from './translated-page.ts';

beforeAll(watchTranslation);

function Counter() {
  const [count, setCount] = useState(1);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Meer
      </button>
      {count > 1 && 'Nu '}
      {count} glazen
      {count % 2 === 1 && ' op een oneven dag'}
    </p>
  );
}

const getTexts = (root: Node): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode as Text);
  return textNodes;
};

const WAYS = {
  'wrapped by one that holds it': (text: Text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
  'replaced by a copy': (text: Text) => {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  },
  'replaced by a copy that is put before it first': (text: Text) => {
    const font = document.createElement('font');
    font.innerHTML = '<font></font>';
    font.firstElementChild?.append(text.data);
    text.before(font);
    text.remove();
  },
} as const;

it.each(Object.entries(WAYS))('shows the numbers of now where each text was %s', async (_way, translate) => {
  const { one, press, remove } = mount(<Counter />);
  const getVisibleText = () => one('p').textContent?.replace('Meer', '');
  expect(getVisibleText()).toBe('1 glazen op een oneven dag');
  getTexts(one('p')).forEach(translate);
  await act(async () => Promise.resolve());
  press('button');
  expect(getVisibleText()).toBe('Nu 2 glazen');
  getTexts(one('p')).forEach(translate);
  press('button');
  expect(getVisibleText()).toBe('Nu 3 glazen op een oneven dag');
  press('button');
  expect(getVisibleText()).toBe('Nu 4 glazen');
  remove();
});
