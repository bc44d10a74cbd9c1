import type { Feature } from '../access/features';
import type { Right } from '../access/permissions';
import type { WorkCount } from '../domain/work';

/** Where the refused go: nowhere (404), or to another page. */
export type Otherwise = 'not-found' | { redirect: string };

/** All that is known of a page, beside the name it has in the registry. */
export interface PageFacts {
  /** `[name]` is one segment of any text; `/[brand]/…` is served without the brand, too, unless `brandOnly`. */
  path: string;
  /** `{brand}` becomes the brand's name. Pages of one item have the item's title; this one stands for it in lists. */
  title: string;
  /** Without a brand, where to leave the name out is not enough. */
  titleOfAll?: string;
  /** Its short name among the sections of a brand, where it is not the title. */
  section?: string;
  /** Of an editor, while what it writes is not made yet. */
  titleOfNew?: string;
  layout: 'default' | 'auth' | 'motivation' | 'webinar' | 'dashboard' | 'none';
  /** The right to open this page and what is below it; everybody who is signed in without it. */
  needs?: Right;
  /** Off until `ENABLED_FEATURES` names it. */
  feature?: Feature;
  /** Directory lock and wave (specification, section 6, 'Catalogue and cart'). */
  catalogue?: true;
  /** 404 by default. */
  otherwise?: Otherwise;
  /** Where those let in are led on to: the path has no page of its own. */
  leadsTo?: string;
  /** `guest`: for guests alone; `open`: the same for everyone, signed in or not. Signed-in people by default. */
  audience?: 'guest' | 'open';
  brandOnly?: true;
  /** Shown by another page's folder, which reads the last segment. */
  shownBy?: string;
  /** A step of the crumbs without a page. */
  step?: true;
  /** Served in place of another address; its own is 404. */
  internal?: true;
  /** No link leads here by itself: other sites, letters and the server do. */
  unlinked?: true;
  /** Not built: 404 at the edge and no links, or a notice with these words for those who may open it. */
  planned?: true | { soon: string; heading?: string };
  /** Opened by many people every day: a browser at rest fetches its scripts beforehand. */
  often?: true;
  /** A place in the portal's menus: `header` and `bar` give its order in each of them. */
  menu?: Menu;
  /** A tool of a role: stands in the avatar menu and on home. */
  tools?: Tool;
}

interface Menu {
  header?: number;
  bar?: number;
  title: string;
  icon: string;
  /** Names of other pages of the section. */
  also?: readonly string[];
}

interface Tool {
  group: 'Вопросы' | 'Тренинги' | 'Аптеки' | 'Материалы' | 'Порядок';
  icon: string;
  /** The tool's title where it is not the page's. */
  title?: string;
  /** What it is for, in a sentence. */
  text: string;
  /** Who works here, when the page is open to more people than those. */
  worksHere?: Right;
  badge?: WorkCount;
}
