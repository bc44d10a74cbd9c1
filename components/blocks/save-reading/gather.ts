import { asData } from '@/lib/browser/as-data';

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return asData(await answer.blob());
}

/** Embeds the pictures into the HTML, so that it needs no network. Rejects when a picture can't be loaded. */
export async function withPictures(html: string): Promise<string> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  await Promise.all(
    [...page.querySelectorAll('img')].map(async (image) => {
      // the smallest picture of the set comes first
      const [smallest] = (image.getAttribute('srcset') ?? '').trim().split(/\s+/);
      image.src = await fetched((smallest || image.getAttribute('src')) ?? '');
      for (const name of ['srcset', 'sizes', 'loading']) image.removeAttribute(name);
    }),
  );
  return page.body.innerHTML;
}

/** The lead picture as a data URL; null when it can't be loaded, as the material is worth saving without it. */
export async function leadPicture(address: string | null): Promise<string | null> {
  return address ? fetched(address).catch(() => null) : null;
}

/** Total size in bytes. */
export const sizeOf = (...parts: (string | null)[]): number => new Blob(parts.map((part) => part ?? '')).size;
