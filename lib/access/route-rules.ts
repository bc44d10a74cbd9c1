import type { Feature } from './features';
import type { Right } from './permissions';

/** Programme slug: the `{token}` of the specification's route list. */
export const PROGRAMME = 'education-programme2025';

export interface RouteRule {
  /** A path and everything below it, segment by segment; `*` is one segment of any text. */
  under?: string;
  /** This path alone. */
  exact?: string;
  needs?: Right;
  feature?: Feature;
  /** Directory lock and wave (section 6, 'Catalogue and cart'). */
  catalogue?: true;
  /** Where the refused go. */
  otherwise?: 'not-found' | { redirect: string };
  /** Where those let in are led on to: the path has no page of its own. */
  leadsTo?: string;
}

const programmeHome = { redirect: `/${PROGRAMME}` };

/**
 * Every guarded route of the product (specification, section 6 and the route table). The first rule that matches
 * a path decides, so the narrower stands before the wider; a path no rule matches is open to all who are signed in.
 */
export const ROUTE_RULES: readonly RouteRule[] = [
  { exact: '/academy', leadsTo: '/' },
  { under: '/academy/course-expert', feature: 'course-expert' },
  { under: '/academy/social-activity', feature: 'social-activity' },
  { under: '/dashboard', feature: 'dashboard', needs: 'dashboard.enter' },
  { under: '/*/development/lrp-development-6', feature: 'development-6' },
  { under: '/development/lrp-development-6', feature: 'development-6' },

  { under: '/lk/social-moderation', needs: 'reviews.moderate' },
  { under: '/lk/manage-points', needs: 'points.award' },
  { under: '/lk/pharmacies-import', needs: 'pharmacies.import' },
  { under: '/lk/order-history', needs: 'orders.manage' },
  { under: '/lk/uploads', needs: 'uploads.enter' },

  { exact: '/lk/tests', needs: 'tests.edit', otherwise: { redirect: '/lk/learnings' } },
  { under: '/lk/tests/*/edit', needs: 'tests.edit', otherwise: { redirect: '/lk/learnings' } },
  { exact: '/lk/surveys', needs: 'tests.edit', otherwise: { redirect: '/lk/learnings' } },
  { under: '/lk/surveys/*/edit', needs: 'tests.edit', otherwise: { redirect: '/lk/learnings' } },

  { under: '/lk/catalogue', catalogue: true },
  { under: '/lk/cart', catalogue: true },

  {
    under: '/lk/representative/registration',
    feature: 'registration-in-account',
    needs: 'representative.enter',
  },
  { exact: '/lk/representative', needs: 'representative.enter', leadsTo: '/lk/representative/pharmacists' },
  { under: '/lk/representative', needs: 'representative.enter' },

  { under: '/lk/trainings/pharmacist-recording', needs: 'trainings.record' },
  { under: '/lk/trainings/pharmacist-visit', needs: 'trainings.record' },
  { under: '/lk/trainings', needs: 'trainings.manage' },

  { exact: `/${PROGRAMME}/videos`, leadsTo: `/${PROGRAMME}` },
  { exact: `/${PROGRAMME}/tests`, needs: 'tests.edit', otherwise: programmeHome },
  { under: `/${PROGRAMME}/tests/*/edit`, needs: 'tests.edit', otherwise: programmeHome },
  { under: `/${PROGRAMME}/uploads`, needs: 'programme.uploads', otherwise: programmeHome },
];
