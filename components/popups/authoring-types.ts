import type { OwnAnswer, OwnAnswerChange, SurveyQuestionsFile } from '@/api/surveying/queries';
import type { BankQuestion, QuestionsFile } from '@/api/testing/queries';
import type { SurveyPublication, TestPublication } from '@/api/versions/queries';
import type { Option } from '@/components/ui/native-select/native-select';
import type { AuthoredKindName } from '@/lib/domain/authored-state';

export interface QuestionBankProps {
  /** Id of the edited test; null for a new one. */
  except: string | null;
  /** Slug of its mark, the initial filter; '' for none. */
  mark: string;
  /** Texts of the questions that the test has. */
  known: readonly string[];
  /** The number of questions that may be added. */
  room: number;
  onTake: (questions: readonly BankQuestion[]) => void;
}

export interface QuestionCopyProps {
  /** Text of the question. */
  text: string;
  /** Id of the question's test; null for a new one. */
  except: string | null;
  /** May reject: the error's message is shown. */
  onCopy: (testId: string) => Promise<void>;
}

export interface PublicationProps {
  kind: 'test' | 'survey';
  publication: TestPublication | SurveyPublication;
  /** `isRegraded`: people who have sent the test are paid by the new key. May reject: the error's message is shown. */
  onYes: (isRegraded: boolean) => unknown;
}

export interface TestCreatedProps {
  kind: AuthoredKindName;
  title: string;
}

export interface TestRemovalProps {
  kind: AuthoredKindName;
  id: string;
  title: string;
  /** The number of people who have sent it; unless 0, it is archived and not deleted. */
  sent: number;
  /** Opened from the list, where the row disappears; otherwise the item's page is left. */
  isListed?: boolean;
}

export type QuestionsImportProps = {
  /** The number of questions that may be added. */
  room: number;
} & (
  | { kind: 'test'; onTake: (questions: QuestionsFile['questions']) => void }
  | { kind: 'survey'; onTake: (questions: SurveyQuestionsFile['questions']) => void }
);

export interface OwnAnswerMergeProps {
  surveyId: string;
  own: OwnAnswer;
  /** Options of the question. */
  options: readonly Option[];
  onMerge: (to: OwnAnswerChange, title: string) => Promise<void>;
}
