import type { MetadataRoute } from 'next';
import * as path from '../routes/path';

/** `--surface` of the tokens, which a manifest cannot read; a test keeps them equal. */
const SURFACE = '#ffffff';

const png = (name: string, size: string) => ({ src: `/icons/${name}.png`, sizes: size, type: 'image/png' });

/** Web app manifest. `scripts/make-app-icons.ts` makes its icons and screenshots. */
export const appManifest: MetadataRoute.Manifest = {
  id: '/',
  name: 'ПроЭксперт — обучение и баллы',
  short_name: 'ПроЭксперт',
  description: 'Обучение и мотивация специалистов аптек: статьи, видео, тесты, баллы и подарки.',
  lang: 'ru',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: SURFACE,
  theme_color: SURFACE,
  categories: ['education', 'medical'],
  icons: [
    { ...png('icon-192', '192x192'), purpose: 'any' },
    { ...png('icon-512', '512x512'), purpose: 'any' },
    { ...png('maskable-192', '192x192'), purpose: 'maskable' },
    { ...png('maskable-512', '512x512'), purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Обучение',
      description: 'Статьи, видео и тесты с баллами',
      url: path.learnings(),
      icons: [png('shortcut-learnings', '96x96')],
    },
    {
      name: 'Баллы',
      description: 'Сколько баллов и за что',
      url: path.account(),
      icons: [png('shortcut-points', '96x96')],
    },
  ],
  screenshots: [
    {
      src: '/icons/screen-narrow.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'Главная на телефоне',
    },
    {
      src: '/icons/screen-wide.webp',
      sizes: '1440x900',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'Главная на компьютере',
    },
  ],
};
