'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon/icon';
import { leave } from './leave';

export function SignOut() {
  const cache = useQueryClient();
  return (
    <button type="button" data-choice="" onClick={() => void leave(cache)}>
      <Icon name="exit" size="s" />
      Выйти
    </button>
  );
}
