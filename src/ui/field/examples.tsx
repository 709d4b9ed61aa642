import type { Examples } from '../example.ts';
import { SelectField, TextArea, TextField } from './fields.tsx';

export const examples: Examples = {
  component: 'Field',
  examples: [
    { name: 'text', element: <TextField id="field-text" label="Bijnaam op het forum" defaultValue="Nachtuil" /> },
    {
      name: 'with help',
      element: (
        <TextField
          id="field-help"
          label="Naam"
          help="Zo noemen we je in e-mails. Het hoeft niet je echte naam te zijn."
        />
      ),
    },
    {
      name: 'with an error',
      element: (
        <TextField
          id="field-error"
          type="email"
          autoComplete="email"
          label="E-mailadres"
          error="Vul je e-mailadres in, zoals naam@voorbeeld.nl."
          defaultValue="naam@"
        />
      ),
    },
    {
      name: 'read only',
      element: <TextField id="field-fixed" label="Gebruikersnaam" defaultValue="nachtuil" readOnly />,
    },
    {
      name: 'several lines',
      element: <TextArea id="field-area" label="Hoe ging het vandaag?" help="Alleen jij leest dit." />,
    },
    {
      name: 'a list',
      element: (
        <SelectField
          id="field-select"
          label="Taal"
          options={[
            { value: 'nl', label: 'Nederlands' },
            { value: 'en', label: 'English' },
          ]}
        />
      ),
    },
  ],
};
