import { makeSwitch } from './switch';

/** Whether a soft navigation is in progress. */
const { become, isOn, subscribe } = makeSwitch();

/** For a navigation started by code: `startProgress(); router.push(…)`. It ends when the address has changed. */
export const startProgress = () => become(true);
export const endProgress = () => become(false);
export const isUnderWay = isOn;
export const subscribeToProgress = subscribe;
