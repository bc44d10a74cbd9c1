/** Converts a blob to a `data:` address with the blob's own type. */
export function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file can’t be read'));
    reader.readAsDataURL(blob);
  });
}
