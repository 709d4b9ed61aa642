/** True for a placeholder address: that of a user of single sign-on or HTI who gave no address. */
export function isPlaceholder(address: string, placeholderDomain: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return domain === placeholderDomain || domain.endsWith(`.${placeholderDomain}`);
}
