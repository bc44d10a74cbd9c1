import { endpoint, type Endpoint, type Shapes } from './endpoint';

/** The same call of the motivation server. Each may answer 418: `invalid-date`, `invalid-region`. */
export const ofProgramme = <S extends Shapes>(core: Endpoint<S>): Endpoint<S> =>
  endpoint({ ...core, service: 'motivation' });
