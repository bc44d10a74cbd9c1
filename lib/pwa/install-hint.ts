const NAME = 'portal:install-hint';

/** Which hint helps here: the browser's own offer, words about the Share menu of iOS, or none. */
export type InstallHint = 'prompt' | 'iphone' | 'ipad' | null;

interface Here {
  /** The portal runs as an installed app already. */
  standalone: boolean;
  /** The browser has offered to install. */
  offered: boolean;
  userAgent: string;
  /** A tablet of Apple says that it is a Mac; a Mac has no touch screen. */
  touchPoints: number;
  dismissed: boolean;
}

/** Pure. Browsers on iOS install by the Share menu alone and never offer. */
export function installHint({ standalone, offered, userAgent, touchPoints, dismissed }: Here): InstallHint {
  if (standalone || dismissed) return null;
  if (offered) return 'prompt';
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  return /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1) ? 'ipad' : null;
}

/** Dismissed is dismissed for good on this device, whoever is signed in. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return true; // where nothing is kept the hint would come again and again
  }
}

export function dismiss(): void {
  try {
    localStorage.setItem(NAME, 'dismissed');
  } catch {
    // nothing is kept here: gone until the next page
  }
}
