'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { postToFrame, useFrameMessages } from '@/components/blocks/package-frame/use-frame-messages';
import { isTaken } from '@/lib/browser/soft-navigation';
import { isBuiltPage } from '@/lib/routes/is-built';
import styles from './landing.module.css';

const MOST = 20_000;

/** Frame with the landing's package. The package may change its height, and open a page of the portal by its link. */
export function LandingFrame({ src, title }: { src: string; title: string }) {
  const router = useRouter();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useFrameMessages(frame, (message) => {
    if (message.type === 'ready') postToFrame(frame.current, 'start', { state: null });
    if (message.type === 'size') setHeight(Math.min(MOST, Math.ceil(message.height)));
    // a press inside the frame activates this page as well: without a press no page opens
    if (
      message.type === 'open' &&
      isBuiltPage(message.path) &&
      navigator.userActivation?.isActive !== false
    ) {
      if (!isTaken(message.path)) router.push(message.path);
    }
  });
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      className={styles.frame}
      style={{ height: height || undefined }}
    />
  );
}
