import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SESSION_RESUMED } from '@/api/core/browser-transport';
import { NO_SESSION } from './show-on';

type RefusedForm = Pick<UseFormReturn<FieldValues>, 'getFieldState' | 'clearErrors'>;

/** Clears the form's error about the ended session after a new sign-in over the page. */
export function useResumedSession({ getFieldState, clearErrors }: RefusedForm): void {
  useEffect(() => {
    const clear = () => {
      if (getFieldState('root').error?.type === NO_SESSION) clearErrors('root');
    };
    window.addEventListener(SESSION_RESUMED, clear);
    return () => window.removeEventListener(SESSION_RESUMED, clear);
  }, [getFieldState, clearErrors]);
}
