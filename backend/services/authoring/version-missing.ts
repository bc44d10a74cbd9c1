import { notFound } from '../../http/app-error';

export const versionMissing = () => notFound('Такой версии нет.', 'version-missing');
