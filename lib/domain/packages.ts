/** Where the portal serves unpacked packages: a path of their own with a policy of its own. */
export const PACKAGE_ROOT = '/modules-files';

/** The frame's address of a file of a package; `query` is what a manifest has it asked with. */
export function packageAddress(packageId: string, file: string, query = ''): string {
  return [PACKAGE_ROOT, packageId, ...file.split('/').map(encodeURIComponent)].join('/') + query;
}

const MB = 1024 * 1024;
/** What an uploaded ZIP may be (design, 'Quality'). */
export const PACKAGE_LIMITS = {
  zipBytes: 50 * MB,
  unpackedBytes: 200 * MB,
  entries: 2000,
  nameLength: 240,
  /** A page is read whole when it is served: the run-time goes into its head. */
  pageBytes: 10 * MB,
} as const;

/** File types a package may hold, each with its media type; anything else is refused. */
export const PACKAGE_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  xsd: 'application/xml; charset=utf-8',
  dtd: 'application/xml-dtd; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

const ARCHIVES = ['zip', 'rar', '7z', 'gz', 'tgz', 'tar', 'bz2', 'xz', 'jar', 'war', 'apk'];

/** What a file's name ends with, in lower case; '' for none. */
export function extensionOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What systems put into a ZIP by themselves: passed over, never stored. */
export function isSystemJunk(name: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);
}

export type PackageRefusal =
  | 'not-a-zip'
  | 'zip-too-large'
  | 'too-many-entries'
  | 'unpacks-too-large'
  | 'bad-name'
  | 'name-too-long'
  | 'duplicate-name'
  | 'link'
  | 'encrypted'
  | 'unsupported-compression'
  | 'nested-archive'
  | 'unknown-type'
  | 'broken'
  | 'bad-checksum'
  | 'page-too-large'
  | 'index-missing'
  | 'manifest-broken'
  | 'several-lessons'
  | 'framed-pages';

/** Why a package is not taken, for the person who sent it. */
export const PACKAGE_REFUSALS: Readonly<Record<PackageRefusal, string>> = {
  'not-a-zip': 'Это не ZIP-архив или он повреждён.',
  'zip-too-large': 'Архив больше 50 МБ.',
  'too-many-entries': 'В архиве больше 2000 файлов.',
  'unpacks-too-large': 'Распакованный архив больше 200 МБ.',
  'bad-name': 'В архиве есть файл с недопустимым путём.',
  'name-too-long': 'В архиве есть файл со слишком длинным именем.',
  'duplicate-name': 'В архиве два файла с одним именем.',
  link: 'В архиве есть ссылка или особый файл.',
  encrypted: 'Архив защищён паролем.',
  'unsupported-compression': 'Архив сжат способом, который не поддерживается.',
  'nested-archive': 'В архиве лежит другой архив.',
  'unknown-type': 'В архиве есть файл недопустимого типа.',
  broken: 'Архив повреждён: файл не распаковывается.',
  'bad-checksum': 'Архив повреждён: контрольная сумма не совпала.',
  'page-too-large': 'В архиве есть страница HTML больше 10 МБ.',
  'index-missing': 'В архиве нет стартовой страницы index.html.',
  'manifest-broken': 'Описание SCORM (imsmanifest.xml) не читается.',
  'several-lessons':
    'В пакете SCORM несколько уроков, а портал открывает один. Загрузите каждый отдельным модулем или соберите их в один урок.',
  'framed-pages':
    'Страница пакета показывает другую его страницу во фрейме, а на портале пакет открывается без вложенных фреймов. Соберите содержимое в одну страницу.',
};

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/;

/** What is wrong with an entry's name, whatever it unpacks to. Folders end with a slash. */
export function nameProblem(name: string): PackageRefusal | null {
  if (name.length > PACKAGE_LIMITS.nameLength) return 'name-too-long';
  if (name === '' || CONTROL.test(name) || /[\\:*?"<>|]/.test(name) || name.startsWith('/'))
    return 'bad-name';
  const segments = name.replace(/\/$/, '').split('/');
  const bad = (segment: string) => segment === '' || /^\.+$/.test(segment) || /[. ]$/.test(segment);
  return segments.some(bad) ? 'bad-name' : null;
}

/** What is wrong with a file by its type. Hidden files have none that is known. */
export function typeProblem(name: string): PackageRefusal | null {
  const extension = extensionOf(name);
  if (ARCHIVES.includes(extension)) return 'nested-archive';
  return Object.hasOwn(PACKAGE_TYPES, extension) ? null : 'unknown-type';
}

/** Two names that one file system takes for the same are the same. */
export function sameName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
