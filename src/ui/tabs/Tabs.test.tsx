// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../mount.ts';
import { Tabs } from './Tabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ key: label, label, panel: <p>{label}</p> }));
const SELECTED = '[role=tab][aria-selected=true]';

it('shows the panel of the selected tab only, and one tab in the tab order', () => {
  const { place, one, press, remove } = mount(<Tabs label="Views" tabs={tabs} />);
  expect(one('[role=tabpanel]:not([hidden])').textContent).toBe('One');
  press('[role=tab]:nth-child(2)');
  expect(one('[role=tabpanel]:not([hidden])').textContent).toBe('Two');
  expect(place.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
  remove();
});

it('moves with the arrow keys around the ends, and with Home and End', () => {
  const { one, key, remove } = mount(<Tabs label="Views" tabs={tabs} />);
  for (const [pressedKeys, label] of [
    ['ArrowLeft', 'Three'],
    ['ArrowRight', 'One'],
    ['End', 'Three'],
    ['Home', 'One'],
  ] as const) {
    key(SELECTED, pressedKeys);
    expect(one(SELECTED).textContent).toBe(label);
    expect(document.activeElement).toBe(one(SELECTED));
  }
  remove();
});
