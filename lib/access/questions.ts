import { can, type Viewer } from './permissions';

/** The facts of a question that decide access to it; ids are ids of people. */
export interface QuestionFacts {
  askerId: string;
  /** Null: addressed to any expert. */
  recipientId: string | null;
  /** Null while there is no answer. */
  answererId: string | null;
  isHidden: boolean;
  /** The asker allows others to read the question. */
  isActive: boolean;
}

type Who = Pick<Viewer, 'id' | 'roles' | 'permissions'>;

/**
 * Whether the viewer may write or correct the answer: answerers of any question may; an expert may correct their own
 * answer and answer an unanswered question addressed to them or to nobody (decisions, 'Questions').
 */
export function mayAnswer({ recipientId, answererId }: QuestionFacts, viewer: Who): boolean {
  if (can(viewer, 'questions.answer-any')) return true;
  if (!can(viewer, 'questions.answer')) return false;
  if (answererId !== null) return answererId === viewer.id;
  return recipientId === null || recipientId === viewer.id;
}

/**
 * Whether the viewer may read the question: everyone reads an answered, public and visible one; the asker, those who
 * may answer it and managers always do.
 */
export function maySeeQuestion(question: QuestionFacts, viewer: Who): boolean {
  const { askerId, answererId, isHidden, isActive } = question;
  if (answererId !== null && !isHidden && isActive) return true;
  return askerId === viewer.id || can(viewer, 'questions.manage') || mayAnswer(question, viewer);
}

/** Whether the viewer sees the asker's name (personal data): the asker, those who may answer and managers do. */
export function maySeeAsker(question: QuestionFacts, viewer: Who): boolean {
  return question.askerId === viewer.id || can(viewer, 'questions.manage') || mayAnswer(question, viewer);
}
