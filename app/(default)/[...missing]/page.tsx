import { notFound } from 'next/navigation';

/** Whatever no route matches, and what the edge refuses: a 404 inside the portal's own frame. */
export default function Page() {
  notFound();
}
