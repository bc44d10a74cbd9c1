'use client';

import { useEffect, useRef, useState } from 'react';
import { PlayMark } from '@/components/ui/play-mark/play-mark';
import { TextLink } from '@/components/ui/text-link/text-link';
import { allowGroup } from '@/lib/consent/held-consent';
import { FUNCTIONAL } from '@/lib/domain/cookie-groups';
import { vimeoFrameHref } from '@/lib/domain/vimeo';
import { useConsent } from '../cookie-groups/use-consent';
import { markPlaying } from './playback';
import type { VideoPlayerProps } from './video-player';
import styles from './video-player.module.css';
import { vimeoPlayback } from './vimeo-playback';

const ALLOWED = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

/**
 * A video on Vimeo. Until the person requests it, with the functional group allowed, nothing is loaded from there: a
 * picture of the portal is shown instead, and again after the consent is withdrawn.
 */
export function VimeoPlayer({ title, url, poster, onPlayback }: VideoPlayerProps) {
  const [asked, setAsked] = useState(false);
  const allowed = useConsent()?.includes(FUNCTIONAL) ?? false;
  // consent withdrawn while it played: after consent is given again it waits for a new click
  if (asked && !allowed) setAsked(false);
  const playing = asked && allowed;
  const frame = useRef<HTMLIFrameElement>(null);
  const src = vimeoFrameHref(url ?? '');

  useEffect(() => {
    if (!playing || !frame.current) return undefined;
    frame.current.focus();
    const playback = vimeoPlayback(frame.current);
    const stop = markPlaying(playback);
    onPlayback?.(playback);
    return () => {
      stop();
      playback.close();
      onPlayback?.(null);
    };
  }, [playing, onPlayback]);

  const ask = () => {
    if (!allowed) allowGroup(FUNCTIONAL);
    setAsked(true);
  };

  if (!src) return <p className={styles.gone}>Видео не найдено: у него неверный адрес.</p>;
  if (playing) {
    return <iframe ref={frame} className={styles.player} src={src} title={title} allow={ALLOWED} />;
  }
  return (
    <div className={styles.facade}>
      <button type="button" className={styles.ask} onClick={ask}>
        {poster && <img className={styles.player} src={poster} alt="" fetchPriority="high" />}
        <PlayMark large />
        <span className={styles.say}>
          <span>Смотреть: {title}</span>
          <small>
            {allowed
              ? 'Видео хранится на vimeo.com: после нажатия оно загрузится оттуда'
              : 'Видео хранится на vimeo.com: нажимая, вы разрешаете функциональные cookie, и оно загрузится оттуда'}
          </small>
        </span>
      </button>
      <noscript>
        <TextLink href={url ?? ''} external>
          Смотреть на сайте Vimeo
        </TextLink>
      </noscript>
    </div>
  );
}
