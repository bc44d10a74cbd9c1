function materialOf(address: string): string {
  try {
    return decodeURI(address).split('/').filter(Boolean).slice(-2).join('/');
  } catch {
    return address;
  }
}

/** Whether two addresses are of one material: with or without its mark and a final slash. Slugs are unique. */
export const isSameMaterial = (one: string, other: string): boolean => materialOf(one) === materialOf(other);
