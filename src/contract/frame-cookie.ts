/**
 * Last values of the frame for a logged-in user, avatar and position in the programme: shown first on the next page.
 * Set by script; deleted at logout.
 */
export const FRAME_COOKIE = 'first_frame';
