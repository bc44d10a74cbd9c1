import { eq } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { siteMetadata } from '../db/schema/site';
import { AppError } from './app-error';
import type { Ctx } from './context';

/** While the site-metadata flag is on, writes answer its message to everyone but admins (decisions, 'Fallbacks'). */
export async function refuseDuringWork(ctx: Ctx): Promise<void> {
  if (can(ctx.viewer, 'technical-work.bypass')) return;
  const [row] = await ctx.db.select().from(siteMetadata).where(eq(siteMetadata.name, 'technical-work'));
  const content = row?.content as { isOn?: boolean; text?: string } | undefined;
  if (!content?.isOn) return;
  throw new AppError(503, 'technical-work', content.text || 'Идут технические работы. Попробуйте позже.');
}
