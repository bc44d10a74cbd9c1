'use client';

import { Button, ButtonLink } from '@/components/ui/button/button';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import { PopupShell, useClosePopup } from '../slot';
import type { TestCreatedProps } from '../authoring-types';

/** Confirms that the draft is created; offers to continue or to return to the list. */
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
