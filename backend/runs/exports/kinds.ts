import type { ExportName } from '@/lib/domain/exports';
import type { ExportKind } from './export-kind';
import { articlesExport } from './kinds/articles';
import { pharmacistsExport } from './kinds/pharmacists';
import { programmePointsExport, programmeQuestionsExport, programmeResultsExport } from './kinds/programme';
import { programmeRatingsExport } from './kinds/programme-ratings';
import { surveyAnswersExport } from './kinds/survey-answers';
import { testsExport, testsResultsExport } from './kinds/tests';
import { trainingRegistrationsExport } from './kinds/training-registrations';

/** Every list that can be exported. */
export const EXPORT_KINDS: Readonly<Record<ExportName, ExportKind>> = {
  articles: articlesExport,
  pharmacists: pharmacistsExport,
  'training-registrations': trainingRegistrationsExport,
  tests: testsExport,
  'tests-results': testsResultsExport,
  'survey-answers': surveyAnswersExport,
  'programme-results': programmeResultsExport,
  'programme-points': programmePointsExport,
  'programme-questions': programmeQuestionsExport,
  'programme-ratings': programmeRatingsExport,
};
