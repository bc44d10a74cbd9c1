import { Avatar } from '@/components/ui/avatar/avatar';
import { Icon } from '@/components/ui/icon/icon';
import { DEMO_PASSWORD, IN_SIGHT, type DemoAccount } from './demo-accounts';
import styles from './login.module.css';

interface DemoListProps {
  accounts: readonly DemoAccount[];
  to: string;
  onPick: (account: DemoAccount) => void;
}

/** One tap fills the form and signs in; each row is a form of its own where there is no script. */
export function DemoList({ accounts, to, onPick }: DemoListProps) {
  const rows = (list: readonly DemoAccount[]) => (
    <div className={styles.demo}>
      {list.map((account) => (
        <form
          key={account.email}
          action="/api/session"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onPick(account);
          }}
        >
          <input type="hidden" name="from" value={to} />
          <input type="hidden" name="email" value={account.email} />
          <input type="hidden" name="password" value={DEMO_PASSWORD} />
          <button type="submit">
            <Avatar name={account.name} size="s" />
            <span>
              {account.name} <small>{account.role}</small>
            </span>
          </button>
        </form>
      ))}
    </div>
  );
  return (
    <section className={styles.accounts} aria-labelledby="demo-title">
      <h2 id="demo-title">Демонстрационные учётные записи</h2>
      {rows(accounts.slice(0, IN_SIGHT))}
      {accounts.length > IN_SIGHT && (
        <details>
          <summary>
            Остальные роли
            <Icon name="down" size="xs" />
          </summary>
          {rows(accounts.slice(IN_SIGHT))}
        </details>
      )}
    </section>
  );
}
