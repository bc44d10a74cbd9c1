import type { PageFacts } from './page-facts';

/** Pages of those who look after pharmacies and their people. */
export const TERRITORY_PAGES = {
  representative: {
    path: '/lk/representative',
    title: 'Кабинет представителя',
    layout: 'default',
    needs: 'representative.enter',
    leadsTo: '/lk/representative/pharmacists',
  },
  representativeDay: {
    path: '/lk/representative/day',
    title: 'Мой день',
    layout: 'default',
    needs: 'representative.enter',
    tools: { group: 'Аптеки', icon: 'route', text: 'Кому нужно внимание и куда заехать сегодня.' },
  },
  pharmacists: {
    path: '/lk/representative/pharmacists',
    title: 'Список фармацевтов',
    layout: 'default',
    needs: 'representative.enter',
    tools: {
      group: 'Аптеки',
      icon: 'users',
      text: 'Люди вашей территории: баллы, обучение, заходы.',
    },
  },
  pharmacist: {
    path: '/lk/representative/pharmacists/[id]',
    title: 'Фармацевт',
    layout: 'default',
    needs: 'representative.enter',
  },
  pharmacyActivity: {
    path: '/lk/representative/pharmacy-activity',
    title: 'Активность аптек',
    layout: 'default',
    needs: 'representative.enter',
    tools: { group: 'Аптеки', icon: 'pin', text: 'Аптеки с заработанными и потраченными баллами.' },
  },
  pharmacy: {
    path: '/lk/representative/pharmacy-activity/[id]',
    title: 'Аптека',
    layout: 'default',
    needs: 'representative.enter',
  },
  pharmacistRegistration: {
    path: '/lk/representative/registration',
    title: 'Регистрация фармацевта',
    layout: 'default',
    needs: 'representative.enter',
    feature: 'registration-in-account',
    tools: {
      group: 'Аптеки',
      icon: 'user',
      text: 'Приглашения на портал: письмо со ссылкой и кто уже пришёл.',
    },
  },
  representativeTrainings: {
    path: '/lk/representative/pharmacist-register',
    title: 'Тренинги',
    layout: 'default',
    needs: 'representative.enter',
    tools: {
      group: 'Аптеки',
      icon: 'calendar',
      title: 'Запись на тренинги',
      text: 'Предстоящие тренинги, запись фармацевтов и визиты.',
    },
  },
  representativeRecording: {
    path: '/lk/representative/pharmacist-register/pharmacist-recording',
    title: 'Запись фармацевта',
    layout: 'default',
    needs: 'representative.enter',
  },
  representativeVisits: {
    path: '/lk/representative/pharmacist-register/pharmacist-visit',
    title: 'Визиты',
    layout: 'default',
    needs: 'representative.enter',
  },
  /** Addresses of former letters and links. */
  representativeRecordingShort: {
    path: '/lk/representative/pharmacist-recording',
    title: 'Запись фармацевта',
    layout: 'default',
    needs: 'representative.enter',
    leadsTo: '/lk/representative/pharmacist-register/pharmacist-recording',
  },
  representativeVisitsShort: {
    path: '/lk/representative/pharmacist-visit',
    title: 'Визиты',
    layout: 'default',
    needs: 'representative.enter',
    leadsTo: '/lk/representative/pharmacist-register/pharmacist-visit',
  },
} as const satisfies Record<string, PageFacts>;
