import { endpoint, type Endpoint, type Shapes } from './endpoint';

/** The same call on the motivation server. Each may respond 418: `invalid-date`, `invalid-region`. */
export const ofProgramme = <S extends Shapes>(core: Endpoint<S>): Endpoint<S> =>
  endpoint({ ...core, service: 'motivation' });
