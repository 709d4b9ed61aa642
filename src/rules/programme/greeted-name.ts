interface Greeted {
  readonly name: string;
  readonly role: string;
  readonly isDiscreet: boolean;
}

/**
 * The name by which a user is greeted; null in discreet mode, and for a name that they did not choose: that of an
 * account made by another system, or one with a number in it.
 */
export function getGreetedName({ name, role, isDiscreet }: Greeted): string | null {
  const isOwn = role !== 'sso_client' && name.trim() !== '' && !/\d/.test(name);
  return isOwn && !isDiscreet ? name : null;
}
