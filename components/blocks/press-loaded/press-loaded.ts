import { toast } from '@/components/ui/toast/toast-store';

/**
 * Handles a press with deferred code, which is not in a first load. When the code fails to load, a toast says so and
 * the person may press again.
 */
export const pressLoaded =
  <T>(load: () => Promise<T>, work: (code: T) => void) =>
  (): void =>
    void load().then(work, () =>
      toast({ kind: 'bad', text: 'Эта часть страницы не загрузилась. Проверьте связь и нажмите ещё раз.' }),
    );
