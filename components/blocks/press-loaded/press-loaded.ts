import { toast } from '@/components/ui/toast/toast-store';

/**
 * A press whose work is in deferred code, so that a first view does not load it. When the code fails to load, a toast
 * says so and the person may press again.
 */
export const pressLoaded =
  <T>(load: () => Promise<T>, work: (code: T) => void) =>
  (): void =>
    void load().then(work, () =>
      toast({ kind: 'bad', text: 'Эта часть страницы не загрузилась. Проверьте связь и нажмите ещё раз.' }),
    );
