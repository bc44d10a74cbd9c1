import { ButtonLink } from '@/components/ui/button/button';
import { isBuiltPage } from '@/lib/routes/is-built';
import * as path from '@/lib/routes/path';
import styles from './landing.module.css';

/** Links to sections of the brand at the end of a landing, which has no menu. */
export function NextSteps({ brand, name }: { brand: string; name: string }) {
  const steps = [
    { title: `Проверить себя: тесты ${name}`, href: path.brandTests(brand) },
    { title: `Продукты ${name}`, href: path.products(brand) },
    { title: `О бренде ${name}`, href: path.about(brand) },
  ].filter(({ href }) => isBuiltPage(href));
  if (steps.length === 0) return null;
  return (
    <nav className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps">Что дальше</h2>
      <ul>
        {steps.map(({ title, href }, nth) => (
          <li key={href}>
            <ButtonLink href={href} kind={nth === 0 ? 'main' : 'second'}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
