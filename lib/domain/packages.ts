/** Path under which the portal serves unpacked packages, with its own content security policy. */
export const PACKAGE_ROOT = '/modules-files';

/** Address of a package's file for the frame; `query` is the query and hash from the manifest. */
export function packageAddress(packageId: string, file: string, query = ''): string {
  return [PACKAGE_ROOT, packageId, ...file.split('/').map(encodeURIComponent)].join('/') + query;
}

const MB = 1024 * 1024;
/** Limits of an uploaded ZIP (design, 'Quality'). */
export const PACKAGE_LIMITS = {
  zipBytes: 50 * MB,
  unpackedBytes: 200 * MB,
  entries: 2000,
  nameLength: 240,
  /** A page is read into memory whole when it is served: the run-time script is inserted into its head. */
  pageBytes: 10 * MB,
} as const;

/** File types allowed in a package, with their media types; any other is refused. */
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

/** Extension of a file's name in lower case; '' for none. */
export function extensionOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether an operating system put the entry into the ZIP; such entries are skipped, never stored. */
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

/** Why a package is refused, for the person who uploaded it. */
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

/** Problem of an entry's name, whatever its content. Names of folders end with a slash. */
export function nameProblem(name: string): PackageRefusal | null {
  if (name.length > PACKAGE_LIMITS.nameLength) return 'name-too-long';
  if (name === '' || CONTROL.test(name) || /[\\:*?"<>|]/.test(name) || name.startsWith('/'))
    return 'bad-name';
  const segments = name.replace(/\/$/, '').split('/');
  const bad = (segment: string) => segment === '' || /^\.+$/.test(segment) || /[. ]$/.test(segment);
  return segments.some(bad) ? 'bad-name' : null;
}

/** Problem of a file's type. A hidden file without an extension of its own has an unknown type. */
export function typeProblem(name: string): PackageRefusal | null {
  const extension = extensionOf(name);
  if (ARCHIVES.includes(extension)) return 'nested-archive';
  return Object.hasOwn(PACKAGE_TYPES, extension) ? null : 'unknown-type';
}

/** Comparison key of names that one file system treats as the same. */
export function sameName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
