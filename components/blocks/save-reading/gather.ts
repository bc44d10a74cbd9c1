async function asData(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const file = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture can’t be read'));
    reader.readAsDataURL(file);
  });
}

/** The same HTML with its pictures inside, so that it needs no network. Rejects when a picture can't be had. */
export async function withPictures(html: string): Promise<string> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  await Promise.all(
    [...page.images].map(async (image) => {
      // the smallest of the set stands first
      const [smallest] = (image.getAttribute('srcset') ?? '').trim().split(/\s+/);
      image.src = await asData((smallest || image.getAttribute('src')) ?? '');
      for (const name of ['srcset', 'sizes', 'loading']) image.removeAttribute(name);
    }),
  );
  return page.body.innerHTML;
}

/** The lead picture as data; without it the text is worth saving all the same. */
export async function leadPicture(address: string | null): Promise<string | null> {
  return address ? asData(address).catch(() => null) : null;
}

/** Bytes of everything that is kept. */
export const sizeOf = (...parts: (string | null)[]): number => new Blob(parts.map((part) => part ?? '')).size;
