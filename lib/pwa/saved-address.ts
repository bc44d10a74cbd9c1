function materialOf(address: string): string {
  try {
    return decodeURI(address).split('/').filter(Boolean).slice(-2).join('/');
  } catch {
    return address;
  }
}

/** A material opens at several addresses: under its mark and without one, with a slash at the end. Slugs are unique. */
export const isSameMaterial = (one: string, other: string): boolean => materialOf(one) === materialOf(other);
