import { Button } from '../button/Button.tsx';
import type { Examples } from '../example.ts';
import { LookBack } from '../look-back/LookBack.tsx';
import { EventSheet } from './EventSheet.tsx';
import { NewMedalGift } from './NewMedalGift.tsx';

const ignore = () => {};

export const examples: Examples = {
  component: 'Moment',
  examples: [
    {
      name: 'a day with a medal',
      element: (
        <EventSheet
          open={false}
          location="Vandaag"
          title="Dag 22 ligt er"
          closeLabel="Sluit"
          onClose={ignore}
          picture={
            <LookBack
              days={['within', 'within', 'above', 'within', 'within', 'within', 'within']}
              label="De laatste zeven dagen"
            />
          }
          gift={
            <NewMedalGift
              kicker="Een medaille voor jou"
              name="Drie weken onderweg"
              description="Je vulde 21 dagen in."
              image={{ kind: 'drawing', name: 'badge-drie-weken' }}
              link={{ href: '#medailles', label: 'Bekijk al je medailles' }}
            />
          }
          ways={<Button>Klaar</Button>}
        >
          <p>0 glazen. Een dag zonder.</p>
        </EventSheet>
      ),
    },
  ],
};
