import { Button } from '../button/Button.tsx';
import type { Examples } from '../example.ts';
import { Dialog } from './Dialog.tsx';

const ignore = () => {};

export const examples: Examples = {
  component: 'Dialog',
  examples: [
    {
      name: 'may be closed',
      element: (
        <Dialog
          open={false}
          title="Wil je dit bericht weggooien?"
          closeLabel="Sluit"
          onClose={ignore}
          footer={<Button>Gooi weg</Button>}
        >
          <p>Je kunt het daarna niet terughalen.</p>
        </Dialog>
      ),
    },
    {
      name: 'asks for an answer',
      element: (
        <Dialog open={false} title="Kies een bijnaam" onClose={ignore} footer={<Button>Sla op</Button>}>
          <p>Zo noemen anderen je op het forum.</p>
        </Dialog>
      ),
    },
  ],
};
