import { getMe, getMyWork } from '@/api/me/endpoints';
import {
  archiveUser,
  changePassword,
  confirmEmail,
  confirmPharmacy,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getUser,
  getUserStatistics,
  listUserScores,
  listUsers,
  noteLeft,
  register,
  removeAvatar,
  resetPassword,
  sendConfirmation,
  updateAvatar,
  updateUser,
} from '@/api/user/endpoints';
import { mount, type Routes } from '../http/mount';
import { exportAccount as exportAll } from '../services/account/export-account';
import { archivePerson } from '../services/user/archive-person';
import * as avatar from '../services/user/avatar';
import * as passwords from '../services/user/change-password';
import { sendConfirmationLetter } from '../services/user/email-confirmation';
import { confirmEmail as confirm } from '../services/user/email-change';
import { eraseAccount } from '../services/user/erase';
import { noteDeparture } from '../services/user/note-departure';
import * as forgotten from '../services/user/forgot-password';
import { listPeople } from '../services/user/list';
import { confirmPharmacyOf } from '../services/user/pharmacy-confirmation';
import { listPharmacists } from '../services/people/list-pharmacists';
import { listScores } from '../services/people/list-scores';
import { readPerson } from '../services/people/read-person';
import { readStatistics } from '../services/account/read-statistics';
import { countWork } from '../services/work/count-work';
import { readMe } from '../services/user/read';
import { registerUser } from '../services/user/register';
import { assertSees } from '../services/user/territory';
import { updateProfile } from '../services/user/update';

export function userRoutes(routes: Routes): void {
  mount(routes, getMe, (ctx) => readMe(ctx));
  mount(routes, getMyWork, (ctx) => countWork(ctx));
  mount(routes, listUsers, (ctx, { query }) =>
    query.filter?.is_pharmacist ? listPharmacists(ctx, query) : listPeople(ctx, query),
  );
  mount(routes, getUser, (ctx, { params }) => readPerson(ctx, params.id));
  mount(routes, listUserScores, (ctx, { params, query }) => listScores(ctx, params.id, query));
  mount(routes, getUserStatistics, async (ctx, { params }) => {
    await assertSees(ctx, params.id);
    return readStatistics(ctx, params.id);
  });
  mount(routes, updateUser, (ctx, { params, body }) => updateProfile(ctx, params.id, body));
  mount(routes, confirmEmail, (ctx, { body }) => confirm(ctx, body));
  mount(routes, sendConfirmation, (ctx) => sendConfirmationLetter(ctx));
  mount(routes, confirmPharmacy, (ctx, { params, body }) =>
    confirmPharmacyOf(ctx, params.id, body.pharmacyId),
  );
  mount(routes, noteLeft, (ctx, { params, body }) => noteDeparture(ctx, params.id, body));
  mount(routes, archiveUser, (ctx, { params, body }) => archivePerson(ctx, params.id, body.isArchived));
  mount(routes, updateAvatar, (ctx, { params, files }) => avatar.uploadAvatar(ctx, params.id, files.file));
  mount(routes, removeAvatar, (ctx, { params }) => avatar.removeAvatar(ctx, params.id));
  mount(routes, changePassword, (ctx, { body }) => passwords.changePassword(ctx, body));
  mount(routes, forgotPassword, (ctx, { body }) => forgotten.sendPasswordLetter(ctx, body));
  mount(routes, resetPassword, (ctx, { body }) => forgotten.resetPassword(ctx, body));
  mount(routes, register, (ctx, { body }) => registerUser(ctx, body));
  mount(routes, exportAccount, (ctx) => exportAll(ctx));
  mount(routes, deleteAccount, (ctx, { body }) => eraseAccount(ctx, body));
}
