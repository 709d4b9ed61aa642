// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#src/ui/mount.ts';
import { keepFocusInRows } from './keep-focus-in-rows.ts';

function List() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  return (
    <>
      <ol ref={keepFocusInRows}>
        {rows.map((row) => (
          <li key={row}>
            <input aria-label={row} />
            <button type="button" id={row} onClick={() => setRows(rows.filter((other) => other !== row))}>
              Verwijder
            </button>
          </li>
        ))}
      </ol>
      <button type="button" id="add">
        Voeg toe
      </button>
      <button type="button" id="clear" onClick={() => setRows([])}>
        Maak leeg
      </button>
    </>
  );
}

const getFocused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;

async function pressFocused(selector: string, one: (selector: string) => HTMLElement) {
  one(selector).focus();
  await act(async () => one(selector).click());
  return getFocused();
}

it('the focus of a removed row moves to the row in its place, to the last row, and to the button after an empty list', async () => {
  const { one, remove } = mount(<List />);
  expect(await pressFocused('#a', one)).toBe('b');
  expect(await pressFocused('#c', one)).toBe('b');
  expect(await pressFocused('#b', one)).toBe('add');
  remove();
});

it('the focus stays where it is if it was not in a removed row', async () => {
  const { one, remove } = mount(<List />);
  one('#a').focus();
  expect(await pressFocused('#clear', one)).toBe('clear');
  remove();
});
