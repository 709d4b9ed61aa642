import { expect, it } from 'vitest';
import { EDITORS_PLACE, NO_PROVIDER, shownProvider, withProvider } from './provider.ts';

const provider = shownProvider({ ...NO_PROVIDER, name: 'Stichting <Voorbeeld>', mail: 'klacht@example.nl' }, 'nl');

it('puts the details of the provider in the open places, as text', () => {
  expect(withProvider('<p>{{name}}: {{mail}}</p>', provider)).toBe(
    '<p>Stichting &lt;Voorbeeld&gt;: klacht@example.nl</p>',
  );
});

it('leaves what nobody filled in visible, in brackets', () => {
  expect(withProvider('{{phone}}, {{met een eigen test | met een onderzoek}}', provider)).toBe(
    '[phone], [met een eigen test | met een onderzoek]',
  );
  expect(withProvider('{{name}}', null)).toBe('[name]');
  expect(withProvider('{{isComplete}}', provider)).toBe('[isComplete]');
});

it('tells the places of an editor from those of the provider', () => {
  const place = new RegExp(EDITORS_PLACE);
  expect(['{{wie}}', '{{name of the signatory}}', '{{5}}'].filter((text) => !place.test(text))).toEqual([]);
  expect(['{{name}}', '{{phoneHours}}', '{{complaints}}'].filter((text) => place.test(text))).toEqual([]);
});
