'use client';

import { LeaveForm } from '@/components/blocks/user-menu/leave-form';
import { Button } from '@/components/ui/button/button';

/** A part of the browser's own: named by two frames, the form would bring this page's code to every other. */
export function LeaveButton() {
  return (
    <LeaveForm>
      <Button type="submit" kind="quiet" size="s" icon="exit">
        Выйти
      </Button>
    </LeaveForm>
  );
}
