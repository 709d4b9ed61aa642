import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { WizardUse } from './use-wizard.ts';
import type { WizardContext } from './wizard-state.ts';

/** What the component of a step gets. */
export interface StepProps {
  readonly wizard: WizardUse;
  readonly context: WizardContext;
  readonly limits: RegistrationLimits;
  readonly isFirst: boolean;
  /** Where the wizard was opened from. */
  readonly out: string;
}
