const LOCAL = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** True when a host name, in lower case and without port, names this machine alone: no other machine reaches it. */
export const isLocalHost = (host: string): boolean => LOCAL.test(host);
