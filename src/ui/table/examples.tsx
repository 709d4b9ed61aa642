import type { Examples } from '../example.ts';
import { Table } from './Table.tsx';

interface Client {
  readonly name: string;
  readonly day: string;
  readonly filledIn: string;
}

const clients: readonly Client[] = [
  { name: 'Sam', day: 'dag 11 van 42', filledIn: '9 van 11' },
  { name: 'Een heel lange naam met Aansprakelijkheidswaardevaststelling', day: 'dag 3 van 42', filledIn: '3 van 3' },
];

export const examples: Examples = {
  component: 'Table',
  examples: [
    {
      name: 'clients of a nurse',
      element: (
        <Table
          caption="Je cliënten"
          rows={clients}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Naam', cell: ({ name }) => <a href="#client">{name}</a> },
            { key: 'day', header: 'Waar', cell: ({ day }) => day },
            { key: 'filled-in', header: 'Ingevulde dagen', cell: ({ filledIn }) => filledIn },
          ]}
        />
      ),
    },
  ],
};
