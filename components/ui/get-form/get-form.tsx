'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, FormEvent } from 'react';

interface GetFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** Path of a page of the portal. */
  action: string;
  /** Stays where it is on the page: the list below it changes. */
  still?: boolean | undefined;
}

/**
 * A form whose answer is a page of the portal: the router goes there, without scripts the browser does. As `next/form`,
 * without what pages of forms don't use: every list would carry it in its first view. A field left empty is not part of
 * the address.
 */
export function GetForm({ action, still, ...rest }: GetFormProps) {
  const router = useRouter();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value) query.append(name, value);
    }
    router.push(query.size > 0 ? `${action}?${query.toString()}` : action, { scroll: !still });
  };
  return <form {...rest} action={action} onSubmit={go} />;
}
