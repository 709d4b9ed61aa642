/** Styles of a mail. A mail program that ignores them shows the text and the link as well. */
export const MAIL_STYLES = `
body { margin: 0; padding: 24px 16px; font-family: system-ui, -apple-system, 'Segoe UI', sans-serif; line-height: 1.5; }
.mail { max-width: 32em; margin: 0 auto; font-size: 17px; }
.mail p { margin: 0 0 1em; }
.link { display: inline-block; padding: 12px 20px; border: 2px solid currentColor; border-radius: 8px; font-weight: 600; }
`;
