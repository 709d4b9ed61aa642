import type { Examples } from '../example.ts';
import { Button, ButtonLink } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

export const examples: Examples = {
  component: 'Button',
  examples: [
    { name: 'accent', element: <Button>Sla je plan op</Button> },
    { name: 'with an icon', element: <Button icon="check">Sla je dag op</Button> },
    { name: 'quiet', element: <Button kind="quiet">Annuleer</Button> },
    { name: 'plain', element: <Button kind="plain">Later verder</Button> },
    { name: 'risk', element: <Button kind="risk">Verwijder je account</Button> },
    { name: 'disabled', element: <Button disabled>Sla je plan op</Button> },
    { name: 'busy', element: <Button busy="Bezig met opslaan">Sla je plan op</Button> },
    { name: 'wide', element: <Button wide>Begin gratis</Button> },
    { name: 'link', element: <ButtonLink href="#">Begin gratis</ButtonLink> },
    { name: 'icon alone', element: <IconButton icon="x" label="Sluit" /> },
  ],
};
