'use client';

/**
 * `Raw` for layouts. The bundler puts a component that a layout and pages share into the scripts of one page, and every
 * other page would load these scripts too.
 */
export { Raw as FrameRaw } from './raw';
