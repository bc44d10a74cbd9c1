import { can, type Viewer } from '@/lib/access/permissions';
import { pageTitle } from '@/lib/routes/page-titles';
import type { QuestionRights } from './question-view';

export const rightsOf = (viewer: Viewer): QuestionRights => ({
  answers: can(viewer, 'questions.answer'),
  manages: can(viewer, 'questions.manage'),
  organises: can(viewer, 'questions.answer-any'),
});

const ASKING = {
  title: pageTitle('questions'),
  lead: 'Спросите о том, что не решилось у прилавка. Ответ приходит до конца следующего рабочего дня.',
};
const ANSWERING = {
  title: 'Вопросы экспертам',
  lead: 'Те, что ждут ответа, и те, на которые уже ответили. Отвечаем до конца следующего рабочего дня.',
};

/** Heading and lead of the page: one for those who ask, one for those who answer. */
export const headOf = (works: boolean) => (works ? ANSWERING : ASKING);
