/** Behind the address of a site that is opened from the desk, and what that site's browser keeps of it. */
export const EDIT_MARK = 'bewerk';
