import { LeaveForm } from '@/components/blocks/user-menu/leave-form';
import { Button } from '@/components/ui/button/button';

export function LeaveButton() {
  return (
    <LeaveForm>
      <Button type="submit" kind="quiet" size="s" icon="exit">
        Выйти
      </Button>
    </LeaveForm>
  );
}
