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
  /** 'redirect' with no `needs` redirects everyone. */
  otherwise: 'not-found' | { redirect: string };
}

const programmeHome = { redirect: `/${PROGRAMME}` };

/**
 * Every guarded route of the product (specification, section 6 and the route table). The first rule that matches
 * a path and refuses it decides; a path no rule matches is open to everyone who is signed in.
 */
export const ROUTE_RULES: readonly RouteRule[] = [
  { exact: '/academy', otherwise: { redirect: '/' } },
  { under: '/academy/course-expert', feature: 'course-expert', otherwise: 'not-found' },
  { under: '/academy/social-activity', feature: 'social-activity', otherwise: 'not-found' },
  { under: '/dashboard', feature: 'dashboard', needs: 'dashboard.enter', otherwise: 'not-found' },
  { under: '/*/development/lrp-development-6', feature: 'development-6', otherwise: 'not-found' },
  { under: '/development/lrp-development-6', feature: 'development-6', otherwise: 'not-found' },

  { under: '/lk/social-moderation', needs: 'reviews.moderate', otherwise: 'not-found' },
  { under: '/lk/manage-points', needs: 'points.award', otherwise: 'not-found' },
  { under: '/lk/pharmacies-import', needs: 'pharmacies.import', otherwise: 'not-found' },
  { under: '/lk/order-history', needs: 'orders.manage', otherwise: 'not-found' },
  { under: '/lk/uploads', needs: 'uploads.enter', otherwise: 'not-found' },

  { exact: '/lk/tests', needs: 'tests.edit', otherwise: { redirect: '/lk/learnings' } },
  { under: '/lk/tests/*/edit', needs: 'tests.edit', otherwise: { redirect: '/lk/learnings' } },
  { exact: '/lk/surveys', needs: 'tests.edit', otherwise: { redirect: '/lk/learnings' } },
  { under: '/lk/surveys/*/edit', needs: 'tests.edit', otherwise: { redirect: '/lk/learnings' } },

  { under: '/lk/catalogue', catalogue: true, otherwise: 'not-found' },
  { under: '/lk/cart', catalogue: true, otherwise: 'not-found' },

  {
    under: '/lk/representative/registration',
    feature: 'registration-in-account',
    needs: 'representative.enter',
    otherwise: 'not-found',
  },
  { under: '/lk/representative', needs: 'representative.enter', otherwise: 'not-found' },
  { exact: '/lk/representative', otherwise: { redirect: '/lk/representative/pharmacists' } },

  { under: '/lk/trainings/pharmacist-recording', needs: 'trainings.record', otherwise: 'not-found' },
  { under: '/lk/trainings/pharmacist-visit', needs: 'trainings.record', otherwise: 'not-found' },
  { under: '/lk/trainings', needs: 'trainings.manage', otherwise: 'not-found' },

  { exact: `/${PROGRAMME}/videos`, otherwise: programmeHome },
  { exact: `/${PROGRAMME}/tests`, needs: 'tests.edit', otherwise: programmeHome },
  { under: `/${PROGRAMME}/tests/*/edit`, needs: 'tests.edit', otherwise: programmeHome },
  { under: `/${PROGRAMME}/uploads`, needs: 'programme.uploads', otherwise: programmeHome },
];
