import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { WizardControls } from './use-wizard.ts';
import type { WizardContext } from './wizard-state.ts';

/** Props of a step component. */
export interface StepProps {
  readonly wizard: WizardControls;
  readonly context: WizardContext;
  readonly limits: RegistrationLimits;
  readonly isFirst: boolean;
  /** Path of the page from which the wizard was opened. */
  readonly out: string;
}
