/**
 * What the frame showed last to whoever is logged in: their picture, and the place of the programme. Script keeps it, so
 * that the next page begins with it; a logout takes it away.
 */
export const FRAME_COOKIE = 'first_frame';
