/** Whether a key is pressed without a modifier: with one it is a browser shortcut, as Alt+← for Back. */
export const isPlainKey = ({
  metaKey,
  ctrlKey,
  altKey,
}: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'altKey'>): boolean => !metaKey && !ctrlKey && !altKey;
