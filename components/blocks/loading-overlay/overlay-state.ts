import { makeSwitch } from '@/lib/browser/switch';

/** The global loading overlay (specification, sections 2 and 4). */
const { become, isOn, subscribe } = makeSwitch();

export const showOverlay = () => become(true);
export const hideOverlay = () => become(false);
export const isOverlayOn = isOn;
export const subscribeToOverlay = subscribe;
