interface GreetedUser {
  readonly name: string;
  readonly role: string;
  readonly isDiscreet: boolean;
}

/**
 * Returns the name for the greeting; null in discreet mode, and for a name that the user did not choose: that of an
 * account created by another system, or a name with a number.
 */
export function getGreetedName({ name, role, isDiscreet }: GreetedUser): string | null {
  const isOwnEntry = role !== 'sso_client' && name.trim() !== '' && !/\d/.test(name);
  return isOwnEntry && !isDiscreet ? name : null;
}
