/** Tags with the same meaning in different materials, mapped to one tag. */
const SAME: Readonly<Record<string, string>> = {
  konsultirovanie: 'konsultaciya',
  'gialuronovaya-kislota': 'gialuron',
  solncezashchita: 'fotozashchita',
  'anti-age': 'antivozrastnoy-uhod',
  vozrast: 'antivozrastnoy-uhod',
  menopauza: 'antivozrastnoy-uhod',
  vypadenie: 'vypadenie-volos',
  inci: 'sostav',
  ingredienty: 'sostav',
  'zhirnye-volosy': 'kozha-golovy',
  vozrazheniya: 'zhaloby',
};

const TITLES: Readonly<Record<string, string>> = {
  novinki: 'Новинки',
  konsultaciya: 'Консультация',
  'kozha-golovy': 'Кожа головы',
  spf: 'SPF',
  uva: 'UVA',
  fotozashchita: 'Солнцезащита',
  fotosensibilizaciya: 'Фотосенсибилизация',
  'chuvstvitelnaya-kozha': 'Чувствительная кожа',
  'suhaya-kozha': 'Сухая кожа',
  'zhirnaya-kozha': 'Жирная кожа',
  'vypadenie-volos': 'Выпадение волос',
  'cikl-volosa': 'Цикл волоса',
  uvlazhnenie: 'Увлажнение',
  gialuron: 'Гиалуроновая кислота',
  deti: 'Дети',
  'mama-i-malysh': 'Мама и малыш',
  beremennost: 'Беременность',
  barer: 'Кожный барьер',
  akne: 'Акне',
  retinol: 'Ретинол',
  pigmentaciya: 'Пигментация',
  kisloty: 'Кислоты',
  'antivozrastnoy-uhod': 'Возрастные изменения',
  vosstanovlenie: 'Восстановление',
  'posle-procedur': 'После процедур',
  tekstury: 'Текстуры',
  sostav: 'Состав',
  perhot: 'Перхоть',
  mochevina: 'Мочевина',
  ceramidy: 'Церамиды',
  atopiya: 'Атопия',
  antioksidanty: 'Антиоксиданты',
  zhaloby: 'Возражения',
  'vitamin-c': 'Витамин C',
  'termalnaya-voda': 'Термальная вода',
  mineraly: 'Минералы',
  telo: 'Уход за телом',
  stopy: 'Стопы',
  ruki: 'Руки',
  sezonnost: 'Сезонность',
  rozacea: 'Розацеа',
  pantenol: 'Пантенол',
  organizaciya: 'Организация работы',
  ochishchenie: 'Очищение',
  niacinamid: 'Ниацинамид',
  makiyazh: 'Макияж',
  'krasnye-flagi': 'Красные флаги',
  emolenty: 'Эмоленты',
  ekspozom: 'Экспосом',
  'disulfid-selena': 'Дисульфид селена',
  antiperspirant: 'Антиперспиранты',
  aminexil: 'Аминексил',
  allergiya: 'Аллергия',
  'vokrug-glaz': 'Вокруг глаз',
  kurs: 'Курсовой уход',
  dlina: 'Уход за длиной',
};

export interface Tag {
  slug: string;
  title: string;
}

/** Returns the tags of a material as they are stored, without repeats. Throws for a tag without a Russian title. */
export function tagsOf(words: readonly string[]): Tag[] {
  return [...new Set(words.map((word) => SAME[word] ?? word))].map((slug) => {
    const title = TITLES[slug];
    if (!title) throw new Error(`The tag «${slug}» has no title`);
    return { slug, title };
  });
}
