import { reportFilter } from '@/api/registrations/report-schemas';
import { TYPE_WORDS } from '@/lib/domain/trainings/training';
import { LATE_CANCEL } from '@/lib/domain/trainings/late-cancel';
import { moscowWords, otherWall } from '@/lib/domain/trainings/clock-words';
import { formatSlot, parseSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import * as path from '@/lib/routes/path';
import { trainingRegistrations } from '../../../db/schema/registrations';
import {
  presentPerson,
  selectRegistered,
  type RegisteredRow,
} from '../../../services/timetable/registered-row';
import { reportName } from '../../../services/timetable/report-name';
import { reportRows, reportScope, type ReportOf } from '../../../services/timetable/report-rows';
import { assertReportSubject } from '../../../services/timetable/report-subject';
import { exportKind, type ExportColumn } from '../export-kind';

type Row = RegisteredRow;

const SOURCES: Readonly<Record<string, string>> = {
  ...{ self: 'Самостоятельно', staff: 'Сотрудник', link: 'По ссылке', 'walk-in': 'Без записи' },
};
const slotIn = (zone: string, { training }: Row) => formatSlot(wallOf(training, zone));
/** Local day and time beside Moscow's; the day is named only where it differs. */
const placeClock = (row: Row) => {
  const [moscow, place] = [MOSCOW_ZONE, row.training.timeZone].map((zone) => parseSlot(slotIn(zone, row)));
  return moscow && place ? otherWall(moscow, place, new Date(0)) : '';
};
const place = (row: Row) => presentPerson(row).pharmacy;

/** The columns of a training's report, which the import of visits reads back by the registration's number. */
const COLUMNS: readonly ExportColumn<Row>[] = [
  { title: '№ записи', width: 10, cell: ({ id }) => Number(id) },
  { title: 'Тренинг', width: 40, cell: ({ topic }) => topic },
  { title: 'Бренд', width: 18, cell: ({ mark }) => mark },
  { title: 'Формат', width: 12, cell: ({ training }) => TYPE_WORDS[training.type].one },
  { title: 'Дата (МСК)', width: 12, cell: (row) => parseSlot(slotIn(MOSCOW_ZONE, row))?.day ?? '' },
  { title: 'Время (МСК)', width: 14, cell: (row) => moscowWords(slotIn(MOSCOW_ZONE, row)) },
  { title: 'Местное время', width: 14, cell: placeClock },
  { title: 'Город', width: 18, cell: ({ hall }) => hall },
  { title: 'Адрес', width: 30, cell: ({ training }) => training.address },
  { title: 'Фамилия', width: 18, cell: (row) => presentPerson(row).lastName },
  { title: 'Имя', width: 14, cell: (row) => presentPerson(row).firstName },
  { title: 'Отчество', width: 18, cell: (row) => presentPerson(row).middleName },
  { title: 'Телефон', width: 16, cell: (row) => presentPerson(row).phone },
  { title: 'E-mail', width: 26, cell: (row) => presentPerson(row).email },
  { title: 'Аптека', width: 24, cell: (row) => place(row)?.name ?? '' },
  { title: 'Сеть', width: 18, cell: (row) => place(row)?.chain?.name ?? '' },
  { title: 'Категория', width: 14, cell: (row) => place(row)?.category?.name ?? '' },
  { title: 'Регион', width: 22, cell: (row) => place(row)?.region?.name ?? '' },
  { title: 'Территория', width: 22, cell: (row) => place(row)?.area?.name ?? '' },
  { title: 'Город аптеки', width: 18, cell: (row) => place(row)?.city?.name ?? '' },
  { title: 'Адрес аптеки', width: 30, cell: (row) => place(row)?.address ?? '' },
  { title: 'Записан (МСК)', cell: ({ row }) => row.since },
  { title: 'Кем', width: 16, cell: ({ row }) => SOURCES[row.source] ?? row.source },
  { title: 'Посещение', width: 12, cell: ({ row }) => (row.visitedAt ? 'да' : 'нет') },
  { title: 'Отмечен (МСК)', cell: ({ row }) => row.visitedAt },
  { title: 'Отмена', width: 16, cell: ({ row }) => (row.cancelledLate ? LATE_CANCEL : '') },
  { title: 'Отменена (МСК)', cell: ({ row }) => (row.cancelledLate ? row.cancelledAt : null) },
  { title: 'Причина отмены', width: 30, cell: ({ row }) => (row.cancelledLate ? row.cancelReason : '') },
];

/** Who was registered, who came and who gave the seat up late, of trainings under a filter. */
export const trainingRegistrationsExport = exportKind<ReportOf, Row>({
  title: 'Отчёт о тренингах',
  fileName: (ctx, filter) => reportName(ctx, filter ?? {}),
  page: path.orderDownloading(),
  needs: 'trainings.manage',
  filter: reportFilter.optional(),
  assertFilter: (ctx, filter) => assertReportSubject(ctx, filter ?? {}),
  scope: reportScope,
  isWithinScope: (viewer, { seenBy }) => [seenBy, undefined].includes(reportScope(viewer).seenBy),
  where: (ctx, { filter = {} }) => reportRows(ctx, filter),
  key: trainingRegistrations.id,
  from: selectRegistered,
  columns: () => COLUMNS,
});
