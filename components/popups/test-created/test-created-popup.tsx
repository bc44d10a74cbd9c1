'use client';

import { Button, ButtonLink } from '@/components/ui/button/button';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import { PopupShell, useClosePopup } from '../slot';
import type { TestCreatedProps } from '../authoring-types';

/** The draft is there: go on with it, or back to the list. */
export function TestCreatedPopup({ kind, title }: TestCreatedProps) {
  const close = useClosePopup();
  const { named, list } = AUTHORED[kind];
  return (
    <PopupShell title={`${named} создан`} size="s" short>
      <p>«{title}» — пока черновик: его видят только авторы. Добавьте вопросы и опубликуйте.</p>
      <PopupShell.Actions>
        <ButtonLink kind="second" href={list()}>
          К списку
        </ButtonLink>
        <Button onClick={close}>Продолжить</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
