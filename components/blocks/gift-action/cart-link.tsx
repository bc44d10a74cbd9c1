'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { basketQuery } from '@/api/orders/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { withdrawOffer } from './basket-offer';
import * as path from '@/lib/routes/path';
import styles from './gift-action.module.css';

/** A link to the basket with the number of pieces in it. */
export function CartLink() {
  const { data: basket } = useQuery(basketQuery());
  useEffect(() => withdrawOffer, []);
  return (
    <ButtonLink href={path.cart()} kind="second" icon="bag" className={styles.cart}>
      Корзина{basket && basket.count > 0 ? `, ${basket.count}` : ''}
    </ButtonLink>
  );
}
