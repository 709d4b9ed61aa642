import { expect, it } from 'vitest';
import { EDITOR_PLACEHOLDER, fillProvider, NO_PROVIDER, toPublicProvider } from './provider.ts';

const provider = toPublicProvider({ ...NO_PROVIDER, name: 'Stichting <Voorbeeld>', mail: 'klacht@example.nl' }, 'nl');

it('puts the details of the provider in the open places, as text', () => {
  expect(fillProvider('<p>{{name}}: {{mail}}</p>', provider)).toBe(
    '<p>Stichting &lt;Voorbeeld&gt;: klacht@example.nl</p>',
  );
});

it('leaves what nobody filled in visible, in brackets', () => {
  expect(fillProvider('{{phone}}, {{met een eigen test | met een onderzoek}}', provider)).toBe(
    '[phone], [met een eigen test | met een onderzoek]',
  );
  expect(fillProvider('{{name}}', null)).toBe('[name]');
  expect(fillProvider('{{isComplete}}', provider)).toBe('[isComplete]');
});

it('tells the places of an editor from those of the provider', () => {
  const pattern = new RegExp(EDITOR_PLACEHOLDER);
  expect(['{{wie}}', '{{name of the signatory}}', '{{5}}'].filter((text) => !pattern.test(text))).toEqual([]);
  expect(['{{name}}', '{{phoneHours}}', '{{complaints}}'].filter((text) => pattern.test(text))).toEqual([]);
});
