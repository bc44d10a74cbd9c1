'use client';

import { Button, ButtonLink } from '@/components/ui/button/button';
import * as path from '@/lib/routes/path';
import { PopupShell, useClosePopup } from '../slot';
import type { TestCreatedProps } from '../types';

/** The draft is there: go on with it, or back to the list. */
export function TestCreatedPopup({ title }: TestCreatedProps) {
  const close = useClosePopup();
  return (
    <PopupShell title="Тест создан" size="s">
      <p>«{title}» — пока черновик: его видят только авторы. Добавьте вопросы и опубликуйте.</p>
      <PopupShell.Actions>
        <ButtonLink kind="quiet" href={path.tests()}>
          К списку
        </ButtonLink>
        <Button onClick={close}>Продолжить</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
