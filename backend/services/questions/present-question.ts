import type { question } from '@/api/questions/schemas';
import { can } from '@/lib/access/permissions';
import { mayAnswer, maySeeAsker } from '@/lib/access/questions';
import type { Of } from '@/lib/json-api/resource';
import type { SignedIn } from '../../http/context';
import type { QuestionRow } from './question-row';

function specialistOf({ question: row, specialistId, specialist, position, image }: QuestionRow) {
  if (specialistId === null) return null;
  return {
    id: specialistId,
    // an expert who has left the portal is shown without a name
    name: specialist || 'Эксперт портала',
    position,
    imageUrl: image?.previewUrl ?? null,
    text: row.answer,
  };
}

/** Maps a question for this viewer: the asker's name and the redirect are not shown to everyone. */
export function presentQuestion(row: QuestionRow, viewer: SignedIn): Of<typeof question> {
  const { question: asked } = row;
  return {
    id: asked.id,
    name: maySeeAsker(asked, viewer) ? row.asker || null : null,
    date: asked.createdAt.toISOString(),
    text: asked.text,
    isMy: asked.askerId === viewer.id,
    specialist: specialistOf(row),
    answeredAt: asked.answeredAt?.toISOString() ?? null,
    dueDay: asked.dueDay,
    isHidden: asked.isHidden,
    isActive: asked.isActive,
    isRedirected: asked.redirectedAt !== null,
    redirectedTo: can(viewer, 'questions.manage') ? asked.redirectedTo : null,
    canAnswer: mayAnswer(asked, viewer),
    updatedAt: asked.updatedAt.toISOString(),
  };
}
