/** Returns true for JPEG, PNG and WebP, recognised by content, not by file name. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const png = text(0, 8) === '\x89PNG\r\n\x1a\n';
  const webp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  return jpeg || png || webp;
}
