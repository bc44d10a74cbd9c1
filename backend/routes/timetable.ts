import * as registrations from '@/api/registrations/endpoints';
import * as contract from '@/api/timetable/endpoints';
import { mount, type Routes } from '../http/mount';
import { changeTraining } from '../services/timetable/change-training';
import { downloadReport } from '../services/timetable/download-report';
import { handOverVisits } from '../services/timetable/hand-over-visits';
import { importVisits } from '../services/timetable/import-visits';
import { createSeries } from '../services/timetable/create-series';
import { createTraining } from '../services/timetable/create-training';
import { dropTraining } from '../services/timetable/drop-training';
import { readManaged } from '../services/timetable/find-managed';
import { listManaged } from '../services/timetable/list-managed';
import { listMessages } from '../services/timetable/list-messages';
import { listAllRegistered, listRegistered } from '../services/timetable/list-registered';
import { manageTopics } from '../services/timetable/manage-topics';
import { markVisit, takeBackVisit } from '../services/timetable/mark-visit';
import { recordGroup } from '../services/timetable/record-group';
import { recordPerson } from '../services/timetable/record-person';
import { removeRegistrations } from '../services/timetable/remove-registrations';
import { changeTopic, createTopic } from '../services/timetable/save-topic';
import { reportFigures } from '../services/timetable/report-figures';
import { walkIn } from '../services/timetable/walk-in';
import { writeToPeople } from '../services/timetable/write-people';

/** Mount before the routes of trainings: the first match answers, and `/v1/training/{id}` matches every name. */
export function timetableRoutes(routes: Routes): void {
  mount(routes, contract.manageTopics, (ctx, { query }) => manageTopics(ctx, query));
  mount(routes, contract.createTopic, (ctx, { body }) => createTopic(ctx, body));
  mount(routes, contract.changeTopic, (ctx, { params, body }) => changeTopic(ctx, params.id, body));
  mount(routes, contract.listManaged, (ctx, { query }) => listManaged(ctx, query));
  mount(routes, contract.getManaged, (ctx, { params }) => readManaged(ctx, params.id));
  mount(routes, contract.createSeries, (ctx, { body }) => createSeries(ctx, body));
  mount(routes, contract.createTraining, (ctx, { body }) => createTraining(ctx, body));
  mount(routes, contract.changeTraining, (ctx, { params, body }) => changeTraining(ctx, params.id, body));
  mount(routes, contract.dropTraining, (ctx, { params, body }) =>
    dropTraining(ctx, params.id, body.reason || null),
  );
  mount(routes, contract.listMessages, (ctx, { params, query }) => listMessages(ctx, params.id, query));
  mount(routes, contract.writeToPeople, (ctx, { params, body }) => writeToPeople(ctx, params.id, body));
  mount(routes, registrations.listRegistered, (ctx, { params, query }) =>
    listRegistered(ctx, params.id, query),
  );
  mount(routes, registrations.downloadReport, (ctx, { query }) => {
    const { training_id: trainingId, topic_id: topicId, from, to } = query;
    return downloadReport(ctx, { trainingId, topicId, from, to });
  });
  mount(routes, registrations.reportFigures, (ctx, { query }) => reportFigures(ctx, query));
  mount(routes, registrations.importVisits, (ctx, { body, files }) =>
    importVisits(ctx, files.file, body.trainingId),
  );
  mount(routes, registrations.listAllRegistered, (ctx, { query }) => listAllRegistered(ctx, query));
  mount(routes, registrations.removeRegistrations, (ctx, { body }) => removeRegistrations(ctx, body.ids));
  mount(routes, registrations.recordPerson, (ctx, { params, body }) => recordPerson(ctx, params.id, body));
  mount(routes, registrations.recordWalkIn, (ctx, { params, body }) => walkIn(ctx, params.id, body));
  mount(routes, registrations.recordGroup, (ctx, { params, body }) => recordGroup(ctx, params.id, body));
  mount(routes, registrations.markVisit, (ctx, { params, body }) => markVisit(ctx, params.id, body));
  mount(routes, registrations.handOverVisits, (ctx, { body }) => handOverVisits(ctx, body.told));
  mount(routes, registrations.takeBackVisit, (ctx, { params, body }) =>
    takeBackVisit(ctx, params.id, body.reason),
  );
}
