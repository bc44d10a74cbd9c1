import { can, type Viewer } from './permissions';

/** Of a question, what decides who may do what; ids are those of people. */
export interface QuestionFacts {
  askerId: string;
  /** Null: any expert. */
  recipientId: string | null;
  /** Null while there is no answer. */
  answererId: string | null;
  isHidden: boolean;
  /** The asker lets others read it. */
  isActive: boolean;
}

type Who = Pick<Viewer, 'id' | 'roles' | 'permissions'>;

/**
 * Answering and correcting an answer: some answer anything, an expert what is theirs, or nobody's while nobody has
 * answered (decisions, 'Questions').
 */
export function mayAnswer({ recipientId, answererId }: QuestionFacts, viewer: Who): boolean {
  if (can(viewer, 'questions.answer-any')) return true;
  if (!can(viewer, 'questions.answer')) return false;
  if (answererId !== null) return answererId === viewer.id;
  return recipientId === null || recipientId === viewer.id;
}

/** Everyone reads what is answered, not hidden and not private; one's own, one's work and managers' always. */
export function maySeeQuestion(question: QuestionFacts, viewer: Who): boolean {
  const { askerId, answererId, isHidden, isActive } = question;
  if (answererId !== null && !isHidden && isActive) return true;
  return askerId === viewer.id || can(viewer, 'questions.manage') || mayAnswer(question, viewer);
}

/** The asker's name is personal data: for the asker, for those who answer this question and for managers. */
export function maySeeAsker(question: QuestionFacts, viewer: Who): boolean {
  return question.askerId === viewer.id || can(viewer, 'questions.manage') || mayAnswer(question, viewer);
}
