/** Under this key an invitation waits in the tab; every page looks for it before it loads anything more. */
export const INVITATION_KEY = 'invitation';
