'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Row } from '@/components/ui/stack/stack';
import { Wrap } from '@/components/ui/wrap/wrap';
import { FAILURE_PATH } from '@/lib/telemetry/failure-on-purpose';
import styles from './kit.module.css';

function Broken(): never {
  throw new Error('A failure on purpose: boundary');
}

/** For operators of the portal: fails in each place on purpose, to check that reports arrive. */
export function FailureScreen({ title }: { title: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Broken />;
  return (
    <main className={styles.kit}>
      <Wrap>
        <PageHead
          title={title}
          lead="Каждая кнопка ломает портал в своём месте. Если адрес отчётов настроен, ошибка придёт туда."
        />
        <Row>
          <Button
            onClick={() => {
              throw new Error('A failure on purpose: browser');
            }}
          >
            В браузере
          </Button>
          <Button onClick={() => void Promise.reject(new Error('A failure on purpose: promise'))}>
            В обещании
          </Button>
          <Button onClick={() => setBroken(true)}>При отрисовке</Button>
          <ButtonLink kind="second" href={`${FAILURE_PATH}?where=server`}>
            На сервере
          </ButtonLink>
          <ButtonLink kind="second" href={`${FAILURE_PATH}?where=edge`}>
            На границе
          </ButtonLink>
        </Row>
      </Wrap>
    </main>
  );
}
