const LOCAL = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** True if a host name, in lower case and without port, refers to this machine. */
export const isLocalHost = (host: string): boolean => LOCAL.test(host);
