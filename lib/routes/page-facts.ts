import type { Feature } from '../access/features';
import type { Right } from '../access/permissions';
import type { WorkCount } from '../domain/work';

/** The answer to a refused visitor: 404, or a redirect to another page. */
export type Otherwise = 'not-found' | { redirect: string };

/** One entry of the registry of pages, without its name. */
export interface PageFacts {
  /** `[name]` is one segment of any text; `/[brand]/…` is served without the brand, too, unless `brandOnly`. */
  path: string;
  /** `{brand}` becomes the brand's name. A page of one item shows the item's title; lists of pages show this one. */
  title: string;
  /** The title without a brand, where leaving the brand's name out of `title` is not enough. */
  titleOfAll?: string;
  /** The short title among the sections of a brand, where it differs from the title. */
  section?: string;
  /** The title of an editor whose item is not created yet. */
  titleOfNew?: string;
  layout: 'default' | 'auth' | 'motivation' | 'webinar' | 'dashboard' | 'none';
  /** The right to open this page and those below it; without `needs` everybody who is signed in may. */
  needs?: Right;
  /** Off until `ENABLED_FEATURES` names it. */
  feature?: Feature;
  /** Directory lock and wave (specification, section 6, 'Catalogue and cart'). */
  catalogue?: true;
  /** 404 by default. */
  otherwise?: Otherwise;
  /** The path has no page of its own: people with the right are redirected to this address. */
  leadsTo?: string;
  /** `guest`: for guests alone; `open`: the same for everyone, signed in or not. Signed-in people by default. */
  audience?: 'guest' | 'open';
  brandOnly?: true;
  /** The page whose folder serves this path; it reads the last segment. */
  shownBy?: string;
  /** The path is a step of the crumbs and has no page. */
  step?: true;
  /** Served in place of another address; its own is 404. */
  internal?: true;
  /** Pages of the portal hold no link to it: other sites, letters and the server lead here. */
  unlinked?: true;
  /** Not built: 404 at the edge and no links, or a notice with these words for those who may open it. */
  planned?: true | { soon: string; heading?: string };
  /** Many people open the page every day: an idle browser fetches its scripts beforehand. */
  often?: true;
  /** The page's entry in the menus of the portal. */
  menu?: Menu;
  /** The page is a tool of a role, listed in the avatar menu and on home. */
  tools?: Tool;
}

interface Menu {
  /** Position in the menu of the header; without it the page is not there. */
  header?: number;
  /** Position in the bar at the bottom of a phone; without it the page is not there. */
  bar?: number;
  title: string;
  icon: string;
  /** Names of other pages on which the entry is marked as current. */
  also?: readonly string[];
}

interface Tool {
  group: 'Вопросы' | 'Тренинги' | 'Аптеки' | 'Материалы' | 'Порядок';
  icon: string;
  /** The tool's title, where it differs from the page's. */
  title?: string;
  /** The purpose of the tool, in one sentence. */
  text: string;
  /** The right of those who use the tool, where more people may open the page. */
  worksHere?: Right;
  badge?: WorkCount;
}
