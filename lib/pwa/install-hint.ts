const NAME = 'portal:install-hint';

/** Hint for this browser: its own install prompt, instructions for the Share menu of iOS, or none. */
export type InstallHint = 'prompt' | 'iphone' | 'ipad' | null;

interface Here {
  /** The portal already runs as an installed app. */
  standalone: boolean;
  /** The browser has offered to install the portal. */
  offered: boolean;
  userAgent: string;
  /** An iPad identifies itself as a Mac, but a Mac has no touch screen. */
  touchPoints: number;
  dismissed: boolean;
}

/** Hint to show. Browsers on iOS install from the Share menu only and never offer it. Pure. */
export function installHint({ standalone, offered, userAgent, touchPoints, dismissed }: Here): InstallHint {
  if (standalone || dismissed) return null;
  if (offered) return 'prompt';
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  return /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1) ? 'ipad' : null;
}

/** Whether the hint was dismissed: for good on this device, for every account. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return true; // without storage the hint would return on each page
  }
}

export function dismiss(): void {
  try {
    localStorage.setItem(NAME, 'dismissed');
  } catch {
    // without storage the hint is hidden until the next page
  }
}
