import type { Examples } from '../example.ts';
import { Tabs } from './Tabs.tsx';

export const examples: Examples = {
  component: 'Tabs',
  examples: [
    {
      name: 'two views',
      element: (
        <Tabs
          label="Je weken"
          tabs={[
            { key: 'bars', label: 'Balken', panel: <p>De balken van deze week.</p> },
            { key: 'list', label: 'Lijst', panel: <p>De lijst van deze week.</p> },
          ]}
        />
      ),
    },
  ],
};
