/** A key alone: with a modifier it is the browser's, as Alt+← that leads back. */
export const isPlainKey = ({
  metaKey,
  ctrlKey,
  altKey,
}: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'altKey'>): boolean => !metaKey && !ctrlKey && !altKey;
