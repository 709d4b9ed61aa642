// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#src/ui/mount.ts';
import { keepFocusInCards, keepFocusInRows } from './keep-focus.ts';

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

function Arrows() {
  const [at, setAt] = useState(1);
  return (
    <div ref={keepFocusInRows}>
      {at > 0 && (
        <button type="button" id="earlier" onClick={() => setAt(at - 1)}>
          Eerder
        </button>
      )}
      {at < 1 && (
        <button type="button" id="later" onClick={() => setAt(at + 1)}>
          Later
        </button>
      )}
    </div>
  );
}

it('the focus of a button that is removed at the first or the last page moves to the other one', async () => {
  const { one, remove } = mount(<Arrows />);
  expect(await pressFocused('#earlier', one)).toBe('later');
  expect(await pressFocused('#later', one)).toBe('earlier');
  remove();
});

function Cards() {
  const [isOpen, setOpen] = useState(false);
  const [isAside, setAside] = useState(false);
  return (
    <div ref={keepFocusInCards}>
      {isOpen ? (
        !isAside && (
          <section aria-label="kaart">
            <button type="button" id="aside" onClick={() => setAside(true)}>
              Verberg
            </button>
          </section>
        )
      ) : (
        <p>
          <button type="button" id="open" onClick={() => setOpen(true)}>
            Open
          </button>
        </p>
      )}
      <section aria-label="volgende">
        <button type="button">Nul</button>
      </section>
    </div>
  );
}

it('the focus of a card that is opened or put aside moves to the card in its place, and to none of its buttons', async () => {
  const { one, remove } = mount(<Cards />);
  expect(await pressFocused('#open', one)).toBe('kaart');
  expect(await pressFocused('#aside', one)).toBe('volgende');
  remove();
});
