import { useEffect, useRef, useState } from 'react';

/** Focuses the first invalid field after a failed submit. */
export function useFirstError() {
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const first = () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const wrong = first();
    wrong?.focus();
    // rules loaded earlier fail within the click itself, and the errors are rendered only after this effect
    const later = wrong ? undefined : setTimeout(() => first()?.focus());
    return () => clearTimeout(later);
  }, [failures]);
  return { element, failed: () => setFailures((count) => count + 1) };
}
