'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, FormEvent } from 'react';

interface GetFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** Path of a page of the portal. */
  action: string;
  /** Keeps the scroll position, for a form over the list that it changes. */
  still?: boolean | undefined;
}

/**
 * A GET form whose response is a page of the portal: the router opens it, without scripts the browser does. A smaller
 * replacement of `next/form`, because every list has it in its first load. Empty fields are left out of the address.
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
