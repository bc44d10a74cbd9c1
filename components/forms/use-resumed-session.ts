import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SESSION_RESUMED } from '@/api/core/browser-transport';
import { NO_SESSION } from './show-on';

type RefusedForm = Pick<UseFormReturn<FieldValues>, 'getFieldState' | 'clearErrors'>;

/** Signed in again over the page: a form that was refused for want of a session has nothing more to say. */
export function useResumedSession({ getFieldState, clearErrors }: RefusedForm): void {
  useEffect(() => {
    const clear = () => {
      if (getFieldState('root').error?.type === NO_SESSION) clearErrors('root');
    };
    window.addEventListener(SESSION_RESUMED, clear);
    return () => window.removeEventListener(SESSION_RESUMED, clear);
  }, [getFieldState, clearErrors]);
}
