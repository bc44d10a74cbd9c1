/** Accounts of the demo world (decisions, 'Demo data'), offered while it is on. The first `IN_SIGHT` are not folded. */
export interface DemoAccount {
  email: string;
  name: string;
  role: string;
}

export const DEMO_PASSWORD = 'Demo2026pass';

const account = (login: string, name: string, role: string): DemoAccount => ({
  email: `${login}@portal.example`,
  name,
  role,
});

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('pharmacist', 'Анна Соколова', 'Фармацевт'),
  account('representative', 'Юлия Назарова', 'Представитель'),
  account('trainer', 'Алексей Громов', 'Тренер'),
  account('expert', 'Ольга Вишневская', 'Эксперт'),
  account('admin', 'Марина Белова', 'Администратор'),
  account('super-admin', 'Дмитрий Орлов', 'Главный администратор'),
  account('moderator', 'Алина Тихомирова', 'Модератор'),
  account('tests-moderator', 'Роман Яковлев', 'Модератор тестов'),
  account('trainer-sra', 'Екатерина Лаврова', 'Тренер SRA'),
  account('cam', 'Павел Ермаков', 'Менеджер сетей'),
  account('regional', 'Светлана Князева', 'Региональный менеджер'),
  account('director', 'Андрей Осипов', 'Директор'),
  account('sector', 'Наталья Гришина', 'Руководитель сектора'),
  account('supervaisery', 'Ирина Родионова', 'Супервайзер'),
  account('support', 'Дарья Миронова', 'Поддержка'),
  account('multi-menedzer-faq', 'Ксения Журавлёва', 'Менеджер вопросов'),
  account('exportarmenia', 'Лилия Саркисян', 'Выгрузки, Армения'),
  account('exportbelarus', 'Татьяна Ковалевич', 'Выгрузки, Беларусь'),
  account('exportkz', 'Диана Ахметова', 'Выгрузки, Казахстан'),
  account('locked', 'Полина Кудрявцева', 'Фармацевт, закрытая сеть'),
];
export const IN_SIGHT = 5;
