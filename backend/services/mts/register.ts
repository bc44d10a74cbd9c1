import { eq } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { WebinarServiceAway } from './service';
import { findJoined } from '../webinars/find-webinar';
import { askLink, claimLink, linkEvent } from './ask-link';

const row = trainingRegistrations;
const PENDING_S = 2;
const AWAY_S = 30;

/**
 * Returns the viewer's own link to a webinar, requested once. 404 without a seat; 409 `not-a-webinar`, `link-unknown`
 * until the leader names the event at the service, `link-pending` while another tab requests it; 503
 * `webinar-service-away`: the seat stays, and a job retries.
 */
export async function registerOnWebinar(ctx: Ctx, trainingId: string) {
  const { seat, training } = await findJoined(ctx, trainingId);
  const [known] = await ctx.db.select({ link: row.joinUrl }).from(row).where(eq(row.id, seat.id));
  if (known?.link) return { id: seat.id, link: known.link };
  if (linkEvent(training, ctx.config) === null) {
    throw new AppError(409, 'link-unknown', 'Ссылки на вебинар пока нет. Загляните ближе к началу.');
  }
  if (!(await claimLink(ctx, seat.id))) {
    throw new AppError(409, 'link-pending', 'Ссылка готовится. Подождите несколько секунд.', undefined, {
      headers: { 'retry-after': String(PENDING_S) },
    });
  }
  try {
    return { id: seat.id, link: await askLink(ctx, seat.id) };
  } catch (error) {
    if (!(error instanceof WebinarServiceAway)) throw error;
    ctx.log.warn({ err: error }, 'the webinar service is away');
    const words = 'Сервис вебинаров не отвечает. Запись сохранена, ссылка появится позже.';
    throw new AppError(503, 'webinar-service-away', words, undefined, {
      headers: { 'retry-after': String(AWAY_S) },
    });
  }
}
