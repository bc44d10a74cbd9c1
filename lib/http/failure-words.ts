/** What a page that failed says, drawn by React or put into the document for a browser without scripts. */
export const FAILURE_TITLE = 'Кажется, что-то пошло не так...';

const ABSENT = 'Такой страницы нет. Возможно, она устарела или удалена, либо в адресе опечатка.';
const AWAY = 'Подождите немного и попробуйте ещё раз.';

export const isAbsent = (status: number) => status === 404;
export const failureText = (status: number) => (isAbsent(status) ? ABSENT : AWAY);
