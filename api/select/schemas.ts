import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { selectPaging } from '../core/shapes';

export const mark = resource(
  'marks',
  z.object({
    /** The slug, which names a mark everywhere. */
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    isRoutingMark: z.boolean(),
  }),
);

/** A row of a select; `name` is its visible text. */
export const option = resource('options', z.object({ id: z.string(), name: z.string() }));
export const pharmacyOption = resource(
  'pharmacies',
  z.object({ id: z.string(), name: z.string(), address: z.string(), city: z.string(), chain: z.string() }),
);
export const role = resource('roles', z.object({ id: z.string(), name: z.string() }));

export const optionQuery = z.strictObject({ ...selectPaging, name: z.string().max(255).optional() });
export const cityQuery = z.strictObject({
  ...selectPaging,
  /** Id named in an address. */
  id: z.string().optional(),
  name: z.string().max(255).optional(),
  region_id: z.string().optional(),
});
export const chainQuery = z.strictObject({
  ...selectPaging,
  name: z.string().max(255).optional(),
  city_id: z.string().optional(),
});
export const pharmacyQuery = z.strictObject({
  ...selectPaging,
  name: z.string().max(255).optional(),
  city_id: z.string().optional(),
  chain_id: z.string().optional(),
});

/** A topic of trainings, with the slug of its brand. */
export const topicOption = resource(
  'training-topics',
  z.object({ id: z.string(), name: z.string(), markId: z.string() }),
);
/** For those who manage trainings: includes archived topics, dates latest first. */
const manage = z.enum(['0', '1']).optional();
export const topicQuery = z.strictObject({
  ...selectPaging,
  /** Id named in an address. */
  id: z.string().optional(),
  name: z.string().max(255).optional(),
  mark: z.string().optional(),
  manage,
});
export const trainingQuery = z.strictObject({
  ...selectPaging,
  /** Id named in an address. */
  id: z.string().optional(),
  topic_id: z.string().optional(),
  /** Moscow days. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  manage,
  state: z.enum(['coming', 'past', 'all']).optional(),
});

const part = z.string().max(255).optional();
export const userQuery = z.strictObject({
  ...selectPaging,
  /** Part of a name, or a whole phone or e-mail, in one field. */
  name: part,
  email: part,
  phone: part,
  first_name: part,
  last_name: part,
  middle_name: part,
  /** Role of those who lead trainings; pharmacists without it. */
  role: z.enum(['expert', 'trainer', 'trainer-sra']).optional(),
  allow_sector: z.enum(['0', '1']).optional(),
});
/** Contacts are masked unless the viewer looks after the person. */
export const userOption = resource(
  'users',
  z.object({
    id: z.string(),
    name: z.string(),
    pharmacy: z.string(),
    city: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
);

export const readingQuery = z.strictObject({
  ...selectPaging,
  name: z.string().max(255).optional(),
  /** Mark slug. */
  mark: z.string().optional(),
  kind: z.enum(['article', 'video']).optional(),
});
export const readingOption = resource(
  'readings',
  z.object({ id: z.string(), name: z.string(), kind: z.enum(['article', 'video']), markId: z.string() }),
);
