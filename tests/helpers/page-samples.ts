import { isPharmacist } from '@/lib/access/belongs';
import { can, type Viewer } from '@/lib/access/permissions';
import type { PageFacts } from '@/lib/routes/page-facts';
import { ALL_PAGES, type PageName } from '@/lib/routes/pages';

/** An address that only a list knows: the list, and how its links begin. */
export interface Linked {
  list: string;
  begins: string;
}

/** Where to look at pages whose path holds parameters, and further states of others; elsewhere the path is enough. */
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
 * Pages no role reaches by an address that is known here: a certificate's number is in no link, without a network alone
 * `/offline` stays where it is (`saved-reading.spec`), the education programme is over in the demo world
 * (`a11y/programme.spec` has one that runs), the rest are tools of developers.
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

/** Every page that is there with the addresses to look at; a path with parameters and no sample is an error. */
export const samples: readonly Sample[] = ALL_PAGES.filter(
  ([name, page]) => isShown(page) && !ELSEWHERE.includes(name),
).flatMap(([name, page]) => {
  const given = SAMPLES[name];
  if (!given && page.path.includes('[')) throw new Error(`${page.path} needs a sample in page-samples.ts`);
  return (given ?? [page.path]).map((at) => ({ name, page, at }));
});

type Who = Pick<Viewer, 'roles' | 'permissions'>;

/** Staff of the demo world learn nothing and have no certificate. */
const isOwned = ({ name }: Sample, viewer: Who) => name !== 'accountCertificate' || isPharmacist(viewer);

/** What a signed-in person may look at. */
export const samplesFor = (viewer: Who) =>
  samples.filter(
    (sample) =>
      sample.page.audience !== 'guest' &&
      (!sample.page.needs || can(viewer, sample.page.needs)) &&
      isOwned(sample, viewer),
  );

/** What a guest may look at. */
export const guestSamples = samples.filter(({ page }) => page.audience);
