import { Icon } from '@/components/ui/icon/icon';
import { LeaveForm } from './leave-form';

export function SignOut() {
  return (
    <LeaveForm>
      <button type="submit" data-choice="">
        <Icon name="exit" size="s" />
        Выйти
      </button>
    </LeaveForm>
  );
}
