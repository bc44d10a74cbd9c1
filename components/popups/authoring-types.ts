import type { OwnAnswer, OwnAnswerChange, SurveyQuestionsFile } from '@/api/surveying/queries';
import type { BankQuestion, QuestionsFile } from '@/api/testing/queries';
import type { SurveyPublication, TestPublication } from '@/api/versions/queries';
import type { Option } from '@/components/ui/native-select/native-select';
import type { AuthoredKindName } from '@/lib/domain/authored-state';

export interface QuestionBankProps {
  /** Id of the test that is being written; null for a new one. */
  except: string | null;
  /** Slug of its mark, whose questions are shown first; '' for none. */
  mark: string;
  /** Texts of the questions it has. */
  known: readonly string[];
  /** So many more may be taken. */
  room: number;
  onTake: (questions: readonly BankQuestion[]) => void;
}

export interface QuestionCopyProps {
  /** Of the question. */
  text: string;
  /** Id of its own test; null for a new one. */
  except: string | null;
  /** May fail: its words are shown. */
  onCopy: (testId: string) => Promise<void>;
}

export interface PublicationProps {
  kind: 'test' | 'survey';
  publication: TestPublication | SurveyPublication;
  /** Whether those who have sent the test are paid what the new key owes them; may fail, its words are shown. */
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
  /** How many have sent it: then it goes to the archive. */
  sent: number;
  /** Asked from the list, which then loses a row; else its own page is left. */
  isListed?: boolean;
}

export type QuestionsImportProps = {
  /** Questions that there is room for. */
  room: number;
} & (
  | { kind: 'test'; onTake: (questions: QuestionsFile['questions']) => void }
  | { kind: 'survey'; onTake: (questions: SurveyQuestionsFile['questions']) => void }
);

export interface OwnAnswerMergeProps {
  surveyId: string;
  own: OwnAnswer;
  /** Of its question. */
  options: readonly Option[];
  onMerge: (to: OwnAnswerChange, title: string) => Promise<void>;
}
