const LOCAL = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns true if a host name, in lower case and without port, refers to this computer. */
export const isLocalHost = (host: string): boolean => LOCAL.test(host);
