import { toast } from '@/components/ui/toast/toast-store';

/**
 * A press whose work is in code of its own, so that a first view does not carry it. Where the code does not come, the
 * person is told and may press again.
 */
export const pressLoaded =
  <T>(load: () => Promise<T>, work: (code: T) => void) =>
  (): void =>
    void load().then(work, () =>
      toast({ kind: 'bad', text: 'Эта часть страницы не загрузилась. Проверьте связь и нажмите ещё раз.' }),
    );
