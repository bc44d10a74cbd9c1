import type { Role } from '@/lib/access/roles';

/** The demo accounts of the product decisions, 'Demo data': one for every role, all with one password. */
export const DEMO_PASSWORD = 'Demo2026pass';
const at = (name: string) => `${name}@portal.example`;

export interface Account {
  email: string;
  role: Role | null;
  lastName: string;
  firstName: string;
  middleName: string;
  man?: true;
  jobStatus: string;
  /** Sectors of the account, for roles with sectors. */
  sectors?: readonly string[];
  /** Permissions beside the role. */
  permissions?: readonly string[];
}

function account(
  name: string,
  role: Role | null,
  person: `${string} ${string} ${string}`,
  jobStatus: string,
  more: Pick<Account, 'man' | 'sectors' | 'permissions'> = {},
): Account {
  const [lastName = '', firstName = '', middleName = ''] = person.split(' ');
  return { email: at(name), role, lastName, firstName, middleName, jobStatus, ...more };
}

export const SHOWPIECE = at('pharmacist');
export const LOCKED = at('locked');

const exports = { permissions: ['exports-package.exports.*'] } as const;
const man = { man: true } as const;

export const accounts: readonly Account[] = [
  account('pharmacist', null, 'Соколова Анна Викторовна', 'Первостольник'),
  account('admin', 'admin', 'Белова Марина Андреевна', 'Администратор портала'),
  account('super-admin', 'super-admin', 'Орлов Дмитрий Сергеевич', 'Главный администратор', man),
  account('moderator', 'moderator', 'Тихомирова Алина Олеговна', 'Модератор материалов'),
  account('trainer', 'trainer', 'Громов Алексей Николаевич', 'Тренер', man),
  account('trainer-sra', 'trainer-sra', 'Лаврова Екатерина Игоревна', 'Тренер SRA'),
  account('expert', 'expert', 'Вишневская Ольга Павловна', 'Эксперт, врач-дерматолог'),
  account('representative', 'Представитель', 'Назарова Юлия Сергеевна', 'Представитель', {
    sectors: ['Поволжье'],
  }),
  account('cam', 'cam', 'Ермаков Павел Юрьевич', 'Менеджер по работе с сетями', {
    man: true,
    sectors: ['Москва'],
  }),
  account('regional', 'regional', 'Князева Светлана Борисовна', 'Региональный менеджер', {
    sectors: ['Поволжье', 'Урал'],
  }),
  account('director', 'director', 'Осипов Андрей Михайлович', 'Директор по регионам', {
    man: true,
    sectors: ['Москва', 'Московская область', 'Центр', 'Черноземье', 'Поволжье', 'Урал', 'Юг'],
  }),
  account('sector', 'sector', 'Гришина Наталья Алексеевна', 'Руководитель сектора', { sectors: ['Юг'] }),
  account('supervaisery', 'supervaisery', 'Родионова Ирина Петровна', 'Супервайзер'),
  account('support', 'support', 'Миронова Дарья Андреевна', 'Служба поддержки'),
  account('multi-menedzer-faq', 'multi-menedzer-faq', 'Журавлёва Ксения Дмитриевна', 'Менеджер вопросов'),
  account('tests-moderator', 'tests_moderator', 'Яковлев Роман Игоревич', 'Модератор тестов', man),
  account('exportarmenia', 'exportarmenia', 'Саркисян Лилия Арменовна', 'Координатор, Армения', exports),
  account('exportbelarus', 'exportbelarus', 'Ковалевич Татьяна Ивановна', 'Координатор, Беларусь', exports),
  account('exportkz', 'exportkz', 'Ахметова Диана Маратовна', 'Координатор, Казахстан', exports),
  account('locked', null, 'Кудрявцева Полина Юрьевна', 'Фармацевт'),
];
