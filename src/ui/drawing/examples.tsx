import type { Examples } from '../example.ts';
import { Drawing } from './Drawing.tsx';
import { DRAWINGS, type DrawingName } from './drawings.ts';
import { Horizon } from './Horizon.tsx';
import { LogoMark } from './Logo.tsx';
import { HORIZONS } from './scenes/horizons.ts';

export const examples: Examples = {
  component: 'Drawing',
  examples: [
    ...(Object.keys(DRAWINGS) as DrawingName[]).map((name) => ({ name, element: <Drawing name={name} alt={name} /> })),
    ...Object.keys(HORIZONS).map((landscape) => ({
      name: `horizon ${landscape}`,
      element: (
        <div className="horizon-example">
          <Horizon landscape={landscape} />
        </div>
      ),
    })),
    { name: 'logo', element: <LogoMark /> },
  ],
};
