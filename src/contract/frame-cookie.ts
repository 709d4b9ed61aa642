/**
 * Cookie with the last values of a logged-in user's frame, avatar and position in the programme, which the next page
 * shows until it has loaded them. Set by script; deleted at logout.
 */
export const FRAME_COOKIE = 'first_frame';
