import { isPharmacist } from '@/lib/access/belongs';
import { can, type Viewer } from '@/lib/access/permissions';
import type { PageFacts } from '@/lib/routes/page-facts';
import { ALL_PAGES, type PageName } from '@/lib/routes/pages';

/** An address found in a list: the list's address and the start of its links. */
export interface Linked {
  list: string;
  begins: string;
}

/** Sample addresses of pages with parameters, and further states of others; a page without samples uses its path. */
const SAMPLES: Partial<Record<PageName, readonly (string | Linked)[]>> = {
  search: ['/search-results?q=церамиды', '/search-results?q=ъъъъъъ'],
  unsubscribe: ['/unsubscribe?token=nothing'],
  about: ['/lrp/about', '/about'],
  aboutChapter: ['/lrp/about/lrp-about-6', '/vichy/about/vichy-about-3'],
  development: ['/vichy/development', '/cerave/development'],
  developmentChapter: ['/lrp/development/lrp-development-1'],
  news: ['/lrp/news', '/news'],
  article: [{ list: '/lrp/news', begins: '/lrp/news/' }],
  products: ['/lrp/products', '/products', '/products?gamma=lipikar&search=крем'],
  product: [{ list: '/lrp/products', begins: '/lrp/products/' }],
  videos: ['/vichy/videos'],
  video: [{ list: '/lrp/videos', begins: '/lrp/videos/' }],
  glossary: ['/cerave/glossary', '/lrp/glossary'],
  knowledges: ['/cerave/knowledges', '/lrp/knowledges'],
  express: ['/dercos/express', '/vichy/express'],
  interactive: ['/lrp/interactive'],
  brandTests: ['/tests', '/lrp/tests'],
  brandModule: ['/lrp/modules/osnovy-dermatologii'],
  neovadiol: ['/vichy/neovadiol'],
  serums: ['/lrp/syvorotki'],
  trichoscopy: ['/dercos/trichoscopy-academy'],
  accountCertificate: [{ list: '/lk/certificates', begins: '/lk/certificates/' }],
  webinar: ['/academy/webinars/proverka-zvuka-i-kartinki'],
  questions: ['/academy/ask-question', '/academy/ask-question?tab=my'],
  academyModule: ['/academy/sra-training/modules/naydi-oshibku'],
  training: ['/lk/trainings/1', '/lk/trainings/2?tab=waiting'],
  webinarRoom: [{ list: '/lk/webinars', begins: '/lk/webinars/' }],
  trainingVisits: ['/lk/trainings/pharmacist-visit', '/lk/trainings/pharmacist-visit?training=1'],
  trainingRecording: ['/lk/trainings/pharmacist-recording', '/lk/trainings/pharmacist-recording?training=62'],
  pharmacists: ['/lk/representative/pharmacists', '/lk/representative/pharmacists?search=ъъъъ'],
  pharmacist: [{ list: '/lk/representative/pharmacists', begins: '/lk/representative/pharmacists/' }],
  pharmacy: [
    { list: '/lk/representative/pharmacy-activity', begins: '/lk/representative/pharmacy-activity/' },
  ],
  gift: [{ list: '/lk/catalogue', begins: '/lk/catalogue/' }],
  contentEditor: ['/lk/content/1/edit'],
  contentPreview: ['/lk/content/1/preview'],
  testEditor: ['/lk/tests/new/edit', '/lk/tests/1/edit'],
  testPreview: ['/lk/tests/1/preview'],
  testResults: [
    '/lk/tests/1/results',
    '/lk/tests/2/results',
    '/lk/tests/2/results?tab=questions',
    '/lk/tests/2/results?tab=attempts',
  ],
  surveyEditor: ['/lk/surveys/new/edit', '/lk/surveys/1/edit'],
  surveyPreview: ['/lk/surveys/1/preview'],
  surveyResults: [
    '/lk/surveys/1/results',
    '/lk/surveys/1/results?from=2020-01-01',
    '/lk/surveys/1/results?tab=own',
    '/lk/surveys/1/results?tab=cut',
    '/lk/surveys/1/results?tab=versions',
    '/lk/surveys/2/results',
  ],
  survey: ['/lk/surveys/pokupateli-zimoy', '/lk/surveys/itogi-oseni'],
  test: [{ list: '/lk/learnings?type=test', begins: '/lk/tests/' }],
};

/**
 * Pages that no role reaches by a known address: no link has a certificate's number, `/offline` is served only without
 * a network (`saved-reading.spec`), the demo world's education programme is over (`a11y/programme.spec` runs one), the
 * others are tools of developers.
 */
const ELSEWHERE: readonly PageName[] = [
  ...(['certificate', 'kit', 'kitFailure', 'offline', 'soon'] as const),
  ...(['programme', 'programmeTest', 'programmeVideo', 'programmeUploads'] as const),
  ...(['programmeTests', 'programmeTestEditor', 'programmeTestPreview', 'programmeTestResults'] as const),
];

const isShown = ({ planned, leadsTo, step, feature, shownBy }: PageFacts) =>
  !(planned || leadsTo || step || feature || shownBy);

interface Sample {
  name: PageName;
  page: PageFacts;
  at: string | Linked;
}

/** All shown pages with their sample addresses; a path with parameters and without a sample is an error. */
export const samples: readonly Sample[] = ALL_PAGES.filter(
  ([name, page]) => isShown(page) && !ELSEWHERE.includes(name),
).flatMap(([name, page]) => {
  const given = SAMPLES[name];
  if (!given && page.path.includes('[')) throw new Error(`${page.path} needs a sample in page-samples.ts`);
  return (given ?? [page.path]).map((at) => ({ name, page, at }));
});

type Who = Pick<Viewer, 'roles' | 'permissions'>;

/** Staff of the demo world learn nothing, so they have no certificate. */
const isOwned = ({ name }: Sample, viewer: Who) => name !== 'accountCertificate' || isPharmacist(viewer);

/** Samples that a signed-in person may open. */
export const samplesFor = (viewer: Who) =>
  samples.filter(
    (sample) =>
      sample.page.audience !== 'guest' &&
      (!sample.page.needs || can(viewer, sample.page.needs)) &&
      isOwned(sample, viewer),
  );

/** Samples that a guest may open. */
export const guestSamples = samples.filter(({ page }) => page.audience);
