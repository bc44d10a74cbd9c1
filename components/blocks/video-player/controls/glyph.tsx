/** Icons of the player only: in the sprite every page would load them. */
const PATHS = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 6v12M15 6v12',
  repeat: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4',
  sound: 'M4.5 9.8v4.4h3.2L12 18V6L7.7 9.8zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.8a7.4 7.4 0 0 1 0 10.4',
  silent: 'M4.5 9.8v4.4h3.2L12 18V6L7.7 9.8zM16 9.7l4.6 4.6M20.6 9.7 16 14.3',
  captions:
    'M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM7.5 14.5h3.5M14 14.5h2.5M7.5 11h2M12.5 11h4',
  pip: 'M20 11V7a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h5M13.5 13.5h7V19h-7z',
  full: 'M9 4.5H4.5V9M15 4.5h4.5V9M19.5 15v4.5H15M4.5 15v4.5H9',
  small: 'M4.5 9H9V4.5M19.5 9H15V4.5M15 19.5V15h4.5M9 19.5V15H4.5',
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-sign={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
