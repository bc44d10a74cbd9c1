import { useEffect, useRef, useState } from 'react';

/** After a refusal the focus goes to the first wrong field. */
export function useFirstError() {
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const first = () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const wrong = first();
    wrong?.focus();
    // rules that were loaded before answer within the click itself: the errors are then rendered after this
    const later = wrong ? undefined : setTimeout(() => first()?.focus());
    return () => clearTimeout(later);
  }, [failures]);
  return { element, failed: () => setFailures((count) => count + 1) };
}
