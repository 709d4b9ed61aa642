import type { Examples } from '../example.ts';
import { Banner } from './Banner.tsx';

export const examples: Examples = {
  component: 'Banner',
  examples: [
    {
      name: 'info',
      element: (
        <Banner icon="mail">
          <p>
            Bevestig je e-mailadres. <a href="#opnieuw">Stuur de mail opnieuw</a>
          </p>
        </Banner>
      ),
    },
    {
      name: 'crisis',
      element: (
        <Banner kind="crisis">
          <p>
            <strong>Gaat het nu niet goed?</strong> Bel <a href="tel:08000113">0800-0113</a>, gratis en anoniem.
          </p>
        </Banner>
      ),
    },
    {
      name: 'above your goal',
      element: (
        <Banner kind="over">
          <p>
            <strong>Boven je doel.</strong> Je hebt het ingevuld, dat helpt. Morgen is een nieuwe dag.
          </p>
        </Banner>
      ),
    },
  ],
};
