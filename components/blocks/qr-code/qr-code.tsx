import clsx from 'clsx';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  /** Encoded text: an address, a number. */
  text: string;
  label: string;
  className?: string;
}

/** A QR code, drawn in the page: it works without a network and has no address of its own. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={clsx(styles.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
