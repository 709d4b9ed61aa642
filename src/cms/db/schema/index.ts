export * from './alerts.ts';
export * from './media.ts';
export * from './menus.ts';
export * from './nodes.ts';
export * from './sessions.ts';
export * from './sites.ts';
export * from './terms.ts';
export * from './webforms.ts';
