'use client';

import { useQueryClient } from '@tanstack/react-query';
import { leave } from '@/components/blocks/user-menu/leave';
import { Button } from '@/components/ui/button/button';

export function LeaveButton() {
  const cache = useQueryClient();
  return (
    <Button kind="quiet" size="s" icon="exit" data-script="" onClick={() => void leave(cache)}>
      Выйти
    </Button>
  );
}
