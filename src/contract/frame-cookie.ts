/**
 * Last values of the frame for a logged-in user: avatar, and position in the programme. Set by script, so that the next
 * page starts with them; deleted at logout.
 */
export const FRAME_COOKIE = 'first_frame';
