'use client';

/**
 * `Raw` of the frame. The bundler finds a component that both the frame and pages use among the scripts of some page,
 * and another page would load that one's.
 */
export { Raw as FrameRaw } from './raw';
