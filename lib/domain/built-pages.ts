import { isStaticSection } from '../routes/sections';

/** Pages that are there; no link leads to any other. A later page adds its line here and its links appear. */
const BUILT = [
  '/',
  '/login',
  '/offline',
  '/certificates',
  '/certificates/*',
  '/registration',
  '/novelties',
  '/search-results',
  '/news',
  '/news/*',
  '/videos',
  '/videos/*',
  '/*/news',
  '/*/news/*',
  '/*/videos',
  '/*/videos/*',
  '/products',
  '/products/*',
  '/*/products',
  '/*/products/*',
  '/glossary',
  '/*/glossary',
  '/about',
  '/development',
  '/knowledges',
  '/tests',
  '/express',
  '/*/about',
  '/*/about/*',
  '/*/development',
  '/*/development/*',
  '/*/knowledges',
  '/*/tests',
  '/*/express',
  '/interactive',
  '/*/interactive',
  '/modules/*',
  '/*/modules/*',
  '/neovadiol',
  '/syvorotki',
  '/trichoscopy-academy',
  '/*/neovadiol',
  '/*/syvorotki',
  '/*/trichoscopy-academy',
  '/academy/sra-training',
  '/academy/sra-training/modules/*',
  '/academy/webinars',
  '/academy/webinars/*',
  '/academy/doctor-webinars',
  '/academy/online-congress',
  '/academy/experts',
  '/academy/ask-question',
  '/academy/course-expert',
  '/academy/social-activity',
  '/lk',
  '/lk/learnings',
  '/lk/tests/*',
  '/lk/catalogue',
  '/lk/cart',
  '/lk/notifications',
] as const;

/** Whether an address of the portal has a page to show; query and hash are ignored. */
export function isBuiltPage(href: string): boolean {
  const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  const have = path.split('/');
  return BUILT.some((built) => {
    const want = built.split('/');
    if (want.length !== have.length || (want[1] === '*' && isStaticSection(have[1] ?? ''))) return false;
    return want.every(
      (segment, index) => have[index] === segment || (segment === '*' && Boolean(have[index])),
    );
  });
}
