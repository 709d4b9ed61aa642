// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import { ImportData } from './ImportData.tsx';

const texts = { account: { import: { errors: { 'not-ours': 'Dit is geen bestand van hier.' } } } };

it('offers files whose type a phone does not know, and refuses what is not ours by its content', async () => {
  const { one, place, remove } = mount(
    <Island {...createIslandProps({ texts })}>
      <ImportData />
    </Island>,
  );
  const field = one<HTMLInputElement>('input[type=file]');
  expect(field.accept.split(',')).toEqual(
    expect.arrayContaining(['application/json', '.json', 'text/plain', 'application/octet-stream']),
  );
  const file = new File(['{"a":1}'], 'mijn-gegevens', { type: 'application/octet-stream' });
  Object.defineProperty(file, 'text', { value: async () => '{"a":1}' });
  Object.defineProperty(field, 'files', { value: [file] });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(place.textContent).toContain('Dit is geen bestand van hier.'), { timeout: 60_000 });
  remove();
});
